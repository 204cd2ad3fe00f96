// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2436 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2437 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2438 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2438) : (!llvm.struct<"mlir_abi_call_core_64.union.anon.0", (struct<"mlir_abi_call_core_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2434 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2435 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2435) : (!llvm.array<6 x ptr>) -> ()
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
    %1782 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1783 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1784 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1785 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1786 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1787 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1788 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1789 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1790 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1791 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1792 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1793 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1794 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1795 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1796 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1797 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1798 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1799 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1800 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1801 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1802 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1803 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1804 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1805 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1806 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1807 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1808 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1809 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1810 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1811 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1812 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1813 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1814 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1815 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1816 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1817 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1818 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1819 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1820 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1821 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1822 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1823 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1824 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1825 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1826 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1827 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1828 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1829 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1830 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1831 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1832 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1833 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1834 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1835 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1836 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1837 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1838 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1839 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1840 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1841 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1842 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1843 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i128}> : () -> i128
    %1844 = "llvm.mlir.constant"() <{value = 9223372036854775808 : i128}> : () -> i128
    %1845 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1846 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1847 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1848 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1849 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1850 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1851 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1852 = "llvm.alloca"(%1782) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1853 = "llvm.alloca"(%1782) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1854 = "llvm.alloca"(%1782) <{alignment = 16 : i64, elem_type = !llvm.array<1048 x i8>}> : (i32) -> !llvm.ptr
    %1855 = "llvm.alloca"(%1782) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1856 = "llvm.alloca"(%1782) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1857 = "llvm.alloca"(%1782) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1858 = "llvm.alloca"(%1782) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1859 = "llvm.alloca"(%1782) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1860 = "llvm.alloca"(%1782) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1861 = "llvm.load"(%1783) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1862 = "llvm.icmp"(%1861, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1862)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1863 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1864 = "llvm.icmp"(%1863, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1864, %1785)[^bb2, ^bb141] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1865 = "llvm.getelementptr"(%arg73, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1866 = "llvm.load"(%1865) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1867 = "llvm.getelementptr"(%arg73, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1868 = "llvm.load"(%1867) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1869 = "llvm.add"(%1868, %1866) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1870 = "llvm.icmp"(%arg76, %1869) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1871 = "llvm.icmp"(%arg76, %1866) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1872 = "llvm.or"(%1871, %1870) : (i1, i1) -> i1
    "llvm.cond_br"(%1872)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1873 = "llvm.getelementptr"(%arg73, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1874 = "llvm.load"(%1873) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1875 = "llvm.sext"(%1874) : (i32) -> i64
    %1876 = "llvm.getelementptr"(%arg73, %1875) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1877 = "llvm.sext"(%arg76) : (i32) -> i64
    "llvm.call"(%1789, %1876, %1790, %1791, %1877) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1785)[^bb141] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1878 = "llvm.getelementptr"(%arg73, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1879 = "llvm.load"(%1878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1880 = "llvm.add"(%1879, %1782) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1881 = "llvm.zext"(%1880) : (i32) -> i64
    %1882 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1883 = "llvm.alloca"(%1881) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1884 = "llvm.icmp"(%1868, %1784) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1885 = "llvm.and"(%1884, %1870) : (i1, i1) -> i1
    %1886 = "llvm.sext"(%1866) : (i32) -> i64
    %1887 = "llvm.getelementptr"(%arg75, %1886) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1888 = "llvm.select"(%1885, %1887, %1790) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1889 = "llvm.getelementptr"(%arg73, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1890 = "llvm.load"(%1889) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1891 = "llvm.add"(%1890, %1782) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1892 = "llvm.zext"(%1891) : (i32) -> i64
    %1893 = "llvm.alloca"(%1892) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1894 = "llvm.getelementptr"(%arg73, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1895 = "llvm.load"(%1894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1896 = "llvm.add"(%1895, %1795) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1897 = "llvm.zext"(%1896) : (i32) -> i64
    %1898 = "llvm.alloca"(%1897) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg73, %1860) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1899 = "llvm.getelementptr"(%1860, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1883, %1899) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1900 = "llvm.getelementptr"(%1860, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1898, %1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1901 = "llvm.getelementptr"(%1860, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1893, %1901) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1902 = "llvm.icmp"(%1866, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1902)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1903 = "llvm.getelementptr"(%arg73, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1904 = "llvm.load"(%1903) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1905 = "llvm.sext"(%1904) : (i32) -> i64
    %1906 = "llvm.getelementptr"(%arg73, %1905) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1907 = "llvm.zext"(%1866) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1797, %1906)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1908: i64, %1909: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1910 = "llvm.load"(%1909) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1911 = "llvm.icmp"(%1910, %1798) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1912 = "llvm.getelementptr"(%arg75, %1908) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1911)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1913 = "llvm.getelementptr"(%1909, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1914 = "llvm.getelementptr"(%1909, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1915 = "llvm.load"(%1914) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1916 = "llvm.sext"(%1915) : (i32) -> i64
    %1917 = "llvm.getelementptr"(%1883, %1916) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1912, %1917) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1913)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1918 = "llvm.call"(%1860, %1909, %1912) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1919 = "llvm.icmp"(%1918, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1919, %1785, %1918)[^bb140, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1920: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1921 = "llvm.add"(%1908, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1922 = "llvm.icmp"(%1921, %1907) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1922, %1921, %1920)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1923 = "llvm.getelementptr"(%arg73, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1924 = "llvm.load"(%1923) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1925 = "llvm.sext"(%1924) : (i32) -> i64
    %1926 = "llvm.getelementptr"(%arg73, %1925) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1927 = "llvm.load"(%1878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1928 = "llvm.icmp"(%1927, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1928)[^bb11, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1929 = "llvm.getelementptr"(%1857, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1930 = "llvm.getelementptr"(%1856, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1931 = "llvm.getelementptr"(%1855, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1797)[^bb12] : (i64) -> ()
  ^bb12(%1932: i64):  // 2 preds: ^bb11, ^bb108
    %1933 = "llvm.getelementptr"(%1926, %1932) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1934 = "llvm.load"(%1899) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1935 = "llvm.getelementptr"(%1934, %1932) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1936 = "llvm.load"(%1935) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1937 = "llvm.load"(%1860) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1938 = "llvm.getelementptr"(%1933, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.load"(%1933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1941 = "llvm.load"(%1936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1940)[^bb77, ^bb13, ^bb61] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1941, %1937, %1782)[^bb60, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1942 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1944 = "llvm.getelementptr"(%1943, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1944)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1945 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1947 = "llvm.icmp"(%1946, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1947, %1937, %1782, %1946)[^bb60, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1948: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1949 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1950 = "llvm.getelementptr"(%1933, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1951 = "llvm.load"(%1950) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1952 = "llvm.sext"(%1951) : (i32) -> i64
    %1953 = "llvm.getelementptr"(%1949, %1952) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1954 = "llvm.getelementptr"(%1933, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1955 = "llvm.load"(%1954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1956 = "llvm.icmp"(%1955, %1784) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1956, %1953)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1957 = "llvm.getelementptr"(%1933, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1958 = "llvm.load"(%1957) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1959 = "llvm.sext"(%1958) : (i32) -> i64
    %1960 = "llvm.getelementptr"(%1949, %1959) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1961 = "llvm.getelementptr"(%1948, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1962 = "llvm.load"(%1961) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1963 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1963)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1962, %1953) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1964 = "llvm.trunc"(%1962) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1964, %1953) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1965 = "llvm.sext"(%1962) : (i32) -> i64
    "llvm.store"(%1965, %1953) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1966 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1967 = "llvm.intr.smax"(%1966, %1827) : (i32, i32) -> i32
    %1968 = "llvm.zext"(%1967) <{nonNeg}> : (i32) -> i64
    %1969 = "llvm.getelementptr"(%1953, %1968) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1960, %1969) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1960)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1970: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1971 = "llvm.load"(%1937) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1972 = "llvm.icmp"(%1971, %1827) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1972)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.intr.memcpy"(%1858, %1948, %1788) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1973 = "llvm.call"(%1937, %1933, %1858, %1970) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1973)[^bb46] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1974 = "llvm.getelementptr"(%1948, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1975 = "llvm.load"(%1974) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1976 = "llvm.getelementptr"(%1933, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1977 = "llvm.load"(%1976) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1978 = "llvm.icmp"(%1975, %1977) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1978, %1803)[^bb25, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1979 = "llvm.getelementptr"(%1948, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1980 = "llvm.load"(%1979) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1981 = "llvm.load"(%1954) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1982 = "llvm.icmp"(%1981, %1784) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1982)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1983 = "llvm.icmp"(%1980, %1829) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1983, %1828)[^bb45, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1984 = "llvm.icmp"(%1980, %1981) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1984, %1828)[^bb28, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1985 = "llvm.getelementptr"(%1933, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1986 = "llvm.load"(%1985) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1987 = "llvm.sext"(%1986) : (i32) -> i64
    %1988 = "llvm.getelementptr"(%1937, %1987) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1989 = "llvm.getelementptr"(%1948, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1990 = "llvm.load"(%1989) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1991 = "llvm.icmp"(%1980, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1991, %1784, %1830)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1992 = "llvm.getelementptr"(%1933, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1993 = "llvm.getelementptr"(%1948, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1994 = "llvm.getelementptr"(%1933, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1995 = "llvm.getelementptr"(%1970, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1996 = "llvm.zext"(%1980) <{nonNeg}> : (i32) -> i64
    %1997 = "llvm.getelementptr"(%1988, %1996) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1996, %1784, %1799, %1784)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1998: i64, %1999: i32, %2000: i64, %2001: i32):  // 2 preds: ^bb29, ^bb38
    %2002 = "llvm.add"(%1998, %1831) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2003 = "llvm.getelementptr"(%1990, %2002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2004 = "llvm.load"(%2003) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2005 = "llvm.load"(%1992) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2006 = "llvm.icmp"(%2005, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2006, %2000)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %2007 = "llvm.getelementptr"(%1997, %1998) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2008 = "llvm.load"(%2007) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2008)[^bb32] : (i64) -> ()
  ^bb32(%2009: i64):  // 2 preds: ^bb30, ^bb31
    %2010 = "llvm.icmp"(%2009, %1832) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2011 = "llvm.select"(%2010, %2009, %2000) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1982)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %2012 = "llvm.getelementptr"(%1988, %1998) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2013 = "llvm.load"(%2012) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2014 = "llvm.icmp"(%2013, %1832) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2015 = "llvm.icmp"(%2013, %2004) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2016 = "llvm.select"(%2014, %1830, %2015) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2016, %1807)[^bb34, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %2017 = "llvm.icmp"(%2004, %1799) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2017, %2001, %2011)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %2018 = "llvm.load"(%1993) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2019 = "llvm.icmp"(%2018, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2019, %2001, %2011)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %2020 = "llvm.getelementptr"(%2018, %2002) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2021 = "llvm.load"(%2020) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2022 = "llvm.icmp"(%2021, %2009) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2023 = "llvm.or"(%2010, %2022) : (i1, i1) -> i1
    %2024 = "llvm.select"(%2022, %2001, %1833) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2025 = "llvm.select"(%2022, %2011, %2021) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2023, %2024, %2025)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %2026 = "llvm.load"(%1994) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2027 = "llvm.icmp"(%2026, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2028 = "llvm.icmp"(%2021, %1797) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2029 = "llvm.or"(%2028, %2027) : (i1, i1) -> i1
    %2030 = "llvm.select"(%2029, %2001, %1834) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2030, %2021)[^bb38] : (i32, i64) -> ()
  ^bb38(%2031: i32, %2032: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2033 = "llvm.shl"(%1998, %1835) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2034 = "llvm.getelementptr"(%1995, %2033) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2004, %2034) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2035 = "llvm.trunc"(%1998) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2036 = "llvm.add"(%1980, %2035) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2037 = "llvm.shl"(%2036, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2038 = "llvm.sext"(%2037) : (i32) -> i64
    %2039 = "llvm.getelementptr"(%1995, %2038) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2032, %2039) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2040 = "llvm.icmp"(%2004, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2041 = "llvm.zext"(%2040) : (i1) -> i32
    %2042 = "llvm.or"(%1999, %2041) : (i32, i32) -> i32
    %2043 = "llvm.intr.umax"(%2004, %1799) : (i64, i64) -> i64
    %2044 = "llvm.mul"(%2043, %2000) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2045 = "llvm.icmp"(%1998, %1799) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2045, %2002, %2042, %2044, %2031)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2046 = "llvm.icmp"(%2042, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2031, %2046)[^bb40] : (i32, i1) -> ()
  ^bb40(%2047: i32, %2048: i1):  // 2 preds: ^bb28, ^bb39
    %2049 = "llvm.getelementptr"(%1948, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2050 = "llvm.load"(%2049) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2050, %1827)[^bb45, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2051 = "llvm.load"(%1948) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2052 = "llvm.ptrtoint"(%2051) : (!llvm.ptr) -> i64
    %2053 = "llvm.getelementptr"(%1948, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2054 = "llvm.load"(%2053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2055 = "llvm.add"(%2054, %2052) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2055, %1970) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2056 = "llvm.load"(%1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2057 = "llvm.getelementptr"(%1933, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2058 = "llvm.load"(%2057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2059 = "llvm.sext"(%2058) : (i32) -> i64
    %2060 = "llvm.mul"(%2056, %2059) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2061 = "llvm.sub"(%2055, %2060) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2062 = "llvm.getelementptr"(%1970, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2061, %2062) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2063 = "llvm.getelementptr"(%1970, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2064 = "llvm.load"(%1988) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2064, %2063) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2048)[^bb44, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2065 = "llvm.getelementptr"(%1948, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2066 = "llvm.load"(%2065) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2067 = "llvm.icmp"(%2066, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2067, %1784)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.intr.memcpy"(%1857, %1948, %1788) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1790, %1929) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2068 = "llvm.call"(%1937, %1933, %1857, %1970) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2068)[^bb45] : (i32) -> ()
  ^bb44:  // pred: ^bb41
    %2069 = "llvm.getelementptr"(%1933, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2071 = "llvm.add"(%2070, %1785) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2072 = "llvm.sext"(%2071) : (i32) -> i64
    %2073 = "llvm.and"(%2061, %2072) : (i64, i64) -> i64
    %2074 = "llvm.icmp"(%2073, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2075 = "llvm.select"(%2074, %2047, %1810) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2075)[^bb45] : (i32) -> ()
  ^bb45(%2076: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb40, ^bb42, ^bb43, ^bb44
    "llvm.br"(%2076)[^bb46] : (i32) -> ()
  ^bb46(%2077: i32):  // 2 preds: ^bb23, ^bb45
    %2078 = "llvm.icmp"(%2077, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2079 = "llvm.load"(%1860) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2078, %2079, %2077)[^bb47, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb47:  // pred: ^bb46
    %2080 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2081 = "llvm.getelementptr"(%2079, %1836) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2083 = "llvm.sext"(%2082) : (i32) -> i64
    %2084 = "llvm.icmp"(%1932, %2083) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2084)[^bb58, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2085 = "llvm.getelementptr"(%2079, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2086 = "llvm.load"(%2085) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2087 = "llvm.sext"(%2086) : (i32) -> i64
    %2088 = "llvm.getelementptr"(%2079, %2087) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2089 = "llvm.icmp"(%1932, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2089)[^bb58, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2090 = "llvm.getelementptr"(%2088, %1932) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2091 = "llvm.getelementptr"(%2090, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1797)[^bb50] : (i64) -> ()
  ^bb50(%2092: i64):  // 2 preds: ^bb49, ^bb57
    %2093 = "llvm.getelementptr"(%2088, %2092) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2094 = "llvm.load"(%2093) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2095 = "llvm.icmp"(%2094, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2095)[^bb51, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2096 = "llvm.load"(%2091) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2097 = "llvm.icmp"(%2096, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2097)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2098 = "llvm.getelementptr"(%2093, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2099 = "llvm.load"(%2098) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2100 = "llvm.icmp"(%2099, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2100)[^bb53, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %2101 = "llvm.call"(%2079, %2090, %2080, %1855) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2102 = "llvm.icmp"(%2101, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2102)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2103 = "llvm.call"(%2079, %2093, %2080, %1856) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2104 = "llvm.icmp"(%2103, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2104)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %2105 = "llvm.load"(%1855) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2106 = "llvm.load"(%1930) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2107 = "llvm.icmp"(%2105, %2106) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2107)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %2108 = "llvm.load"(%1856) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.load"(%1931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2110 = "llvm.icmp"(%2108, %2109) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2110)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 5 preds: ^bb50, ^bb52, ^bb54, ^bb55, ^bb56
    %2111 = "llvm.add"(%2092, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2112 = "llvm.icmp"(%2111, %1932) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2112, %2111)[^bb58, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb58:  // 4 preds: ^bb47, ^bb48, ^bb53, ^bb57
    "llvm.br"()[^bb108] : () -> ()
  ^bb59:  // pred: ^bb56
    "llvm.br"(%2079, %1838)[^bb60] : (!llvm.ptr, i32) -> ()
  ^bb60(%2113: !llvm.ptr, %2114: i32):  // 4 preds: ^bb13, ^bb15, ^bb46, ^bb59
    %2115 = "llvm.sext"(%1939) : (i32) -> i64
    %2116 = "llvm.getelementptr"(%1937, %2115) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2114, %2116, %1936, %1933, %2113) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb61:  // pred: ^bb12
    %2117 = "llvm.add"(%1941, %1785) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2118 = "llvm.icmp"(%2117, %1803) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2118)[^bb63, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.switch"(%1941, %1782)[^bb104, ^bb64, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb61
    %2119 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2120 = "llvm.load"(%2119) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2121 = "llvm.sitofp"(%2120) : (i64) -> f64
    "llvm.br"(%2121)[^bb65] : (f64) -> ()
  ^bb64:  // pred: ^bb62
    %2122 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2123 = "llvm.load"(%2122) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2123)[^bb65] : (f64) -> ()
  ^bb65(%2124: f64):  // 2 preds: ^bb63, ^bb64
    %2125 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2126 = "llvm.getelementptr"(%1933, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2127 = "llvm.load"(%2126) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2128 = "llvm.sext"(%2127) : (i32) -> i64
    %2129 = "llvm.getelementptr"(%2125, %2128) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2130 = "llvm.getelementptr"(%1933, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2131 = "llvm.load"(%2130) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2131)[^bb67, ^bb66, ^bb68] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb66:  // pred: ^bb65
    "llvm.store"(%2124, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb67:  // pred: ^bb65
    %2132 = "llvm.getelementptr"(%1933, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2133 = "llvm.load"(%2132) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2134 = "llvm.and"(%2133, %1806) : (i32, i32) -> i32
    %2135 = "llvm.icmp"(%2134, %1807) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2136 = "llvm.select"(%2135, %1808, %1809) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2137 = "llvm.intr.fabs"(%2124) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2138 = "llvm.fcmp"(%2137, %2136) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2139 = "llvm.fcmp"(%2137, %1805) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2140 = "llvm.and"(%2139, %2138) : (i1, i1) -> i1
    "llvm.cond_br"(%2140)[^bb107, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb65
    %2141 = "llvm.intr.fabs"(%2124) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2142 = "llvm.fcmp"(%2141, %1804) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2143 = "llvm.fcmp"(%2141, %1805) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2144 = "llvm.and"(%2142, %2143) : (i1, i1) -> i1
    "llvm.cond_br"(%2144)[^bb107, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2145 = "llvm.fptrunc"(%2124) : (f64) -> f32
    "llvm.store"(%2145, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb70:  // pred: ^bb67
    %2146 = "llvm.select"(%2135, %1810, %1811) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2147 = "llvm.bitcast"(%2124) : (f64) -> i64
    %2148 = "llvm.lshr"(%2147, %1788) : (i64, i64) -> i64
    %2149 = "llvm.bitcast"(%2137) : (f64) -> i64
    %2150 = "llvm.sub"(%1812, %2146) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2151 = "llvm.shl"(%1785, %2150) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2152 = "llvm.add"(%2151, %1803) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2153 = "llvm.lshr"(%2149, %1813) : (i64, i64) -> i64
    %2154 = "llvm.trunc"(%2153) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2155 = "llvm.add"(%2154, %1814) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2156 = "llvm.zext"(%2146) <{nonNeg}> : (i32) -> i64
    %2157 = "llvm.icmp"(%2155, %1815) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2157)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:  // pred: ^bb70
    %2158 = "llvm.xor"(%2146, %1825) : (i32, i32) -> i32
    %2159 = "llvm.shl"(%1785, %2158) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2160 = "llvm.xor"(%2159, %1785) : (i32, i32) -> i32
    %2161 = "llvm.zext"(%2160) <{nonNeg}> : (i32) -> i64
    %2162 = "llvm.shl"(%2161, %2156) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2163 = "llvm.and"(%2148, %1824) : (i64, i64) -> i64
    %2164 = "llvm.or"(%2162, %2163) : (i64, i64) -> i64
    %2165 = "llvm.and"(%2149, %1818) : (i64, i64) -> i64
    %2166 = "llvm.icmp"(%2165, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2167 = "llvm.add"(%2146, %1785) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2168 = "llvm.shl"(%1782, %2167) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2169 = "llvm.zext"(%2168) <{nonNeg}> : (i32) -> i64
    %2170 = "llvm.select"(%2166, %1797, %2169) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2171 = "llvm.or"(%2164, %2170) : (i64, i64) -> i64
    %2172 = "llvm.trunc"(%2171) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2172)[^bb76] : (i16) -> ()
  ^bb72:  // pred: ^bb70
    %2173 = "llvm.trunc"(%2148) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2174 = "llvm.and"(%2173, %1816) : (i16, i16) -> i16
    %2175 = "llvm.icmp"(%2155, %2152) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2176 = "llvm.sub"(%2152, %2155) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2177 = "llvm.select"(%2175, %2176, %1784) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2178 = "llvm.sub"(%2177, %2146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2179 = "llvm.icmp"(%2178, %1803) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2179, %2174)[^bb76, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb73:  // pred: ^bb72
    %2180 = "llvm.add"(%2178, %1817) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2181 = "llvm.and"(%2149, %1818) : (i64, i64) -> i64
    %2182 = "llvm.or"(%2181, %1819) <{isDisjoint}> : (i64, i64) -> i64
    %2183 = "llvm.add"(%2178, %1820) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2184 = "llvm.zext"(%2183) <{nonNeg}> : (i32) -> i64
    %2185 = "llvm.shl"(%1799, %2184) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2186 = "llvm.zext"(%2180) <{nonNeg}> : (i32) -> i64
    %2187 = "llvm.lshr"(%2182, %2186) : (i64, i64) -> i64
    %2188 = "llvm.shl"(%1821, %2184) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2189 = "llvm.add"(%2188, %1822) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2190 = "llvm.and"(%2189, %2182) : (i64, i64) -> i64
    %2191 = "llvm.icmp"(%2190, %2185) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2191, %1799)[^bb75, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb74:  // pred: ^bb73
    %2192 = "llvm.icmp"(%2190, %2185) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2193 = "llvm.and"(%2187, %1799) : (i64, i64) -> i64
    %2194 = "llvm.icmp"(%2193, %1797) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2195 = "llvm.select"(%2192, %2194, %1823) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2196 = "llvm.zext"(%2195) : (i1) -> i64
    "llvm.br"(%2196)[^bb75] : (i64) -> ()
  ^bb75(%2197: i64):  // 2 preds: ^bb73, ^bb74
    %2198 = "llvm.sub"(%2155, %2152) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2199 = "llvm.select"(%2175, %1784, %2198) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2200 = "llvm.zext"(%2199) : (i32) -> i64
    %2201 = "llvm.and"(%2148, %1824) : (i64, i64) -> i64
    %2202 = "llvm.shl"(%2200, %2156) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2203 = "llvm.add"(%2187, %2202) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2204 = "llvm.add"(%2203, %2197) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2205 = "llvm.or"(%2204, %2201) : (i64, i64) -> i64
    %2206 = "llvm.trunc"(%2205) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2206)[^bb76] : (i16) -> ()
  ^bb76(%2207: i16):  // 3 preds: ^bb71, ^bb72, ^bb75
    "llvm.store"(%2207, %2129) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb77:  // pred: ^bb12
    %2208 = "llvm.add"(%1941, %1785) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2209 = "llvm.icmp"(%2208, %1803) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2209)[^bb78, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2210 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2211 = "llvm.load"(%2210) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2212 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2213 = "llvm.getelementptr"(%1933, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2214 = "llvm.load"(%2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2215 = "llvm.sext"(%2214) : (i32) -> i64
    %2216 = "llvm.getelementptr"(%2212, %2215) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2217 = "llvm.getelementptr"(%1933, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2218 = "llvm.load"(%2217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2218)[^bb81, ^bb79, ^bb82, ^bb80] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb79:  // pred: ^bb78
    %2219 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2219, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb80:  // pred: ^bb78
    %2220 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2220, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb81:  // pred: ^bb78
    %2221 = "llvm.trunc"(%2211) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2221, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb82:  // pred: ^bb78
    "llvm.store"(%2211, %2216) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb83:  // 4 preds: ^bb79, ^bb80, ^bb81, ^bb82
    %2222 = "llvm.load"(%2213) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2223 = "llvm.sext"(%2222) : (i32) -> i64
    %2224 = "llvm.getelementptr"(%2212, %2223) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2225 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2226 = "llvm.zext"(%2225) : (i8) -> i64
    %2227 = "llvm.load"(%1933) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2228 = "llvm.icmp"(%2227, %1840) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2228)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %2229 = "llvm.and"(%2226, %1799) : (i64, i64) -> i64
    "llvm.br"(%2229)[^bb106] : (i64) -> ()
  ^bb85:  // pred: ^bb83
    %2230 = "llvm.load"(%2217) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2231 = "llvm.icmp"(%2230, %1782) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2231, %2226)[^bb86, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // pred: ^bb85
    "llvm.switch"(%2230)[^bb89, ^bb87, ^bb88] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb87:  // pred: ^bb86
    %2232 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2232)[^bb90] : (i64) -> ()
  ^bb88:  // pred: ^bb86
    %2233 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2234 = "llvm.sext"(%2233) : (i32) -> i64
    "llvm.br"(%2234)[^bb90] : (i64) -> ()
  ^bb89:  // pred: ^bb86
    %2235 = "llvm.load"(%2224) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2236 = "llvm.sext"(%2235) : (i16) -> i64
    "llvm.br"(%2236)[^bb90] : (i64) -> ()
  ^bb90(%2237: i64):  // 4 preds: ^bb85, ^bb87, ^bb88, ^bb89
    %2238 = "llvm.shl"(%2230, %1828) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2239 = "llvm.sub"(%1829, %2238) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2240 = "llvm.icmp"(%2227, %1839) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2241 = "llvm.zext"(%2239) : (i32) -> i64
    "llvm.cond_br"(%2240)[^bb91, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %2242 = "llvm.lshr"(%1831, %2241) : (i64, i64) -> i64
    %2243 = "llvm.and"(%2237, %2242) : (i64, i64) -> i64
    "llvm.br"(%2243)[^bb106] : (i64) -> ()
  ^bb92:  // pred: ^bb90
    %2244 = "llvm.shl"(%2237, %2241) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2245 = "llvm.ashr"(%2244, %2241) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2245)[^bb106] : (i64) -> ()
  ^bb93:  // pred: ^bb77
    "llvm.switch"(%1941, %1782)[^bb104, ^bb94, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2246 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2247 = "llvm.load"(%2246) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2248 = "llvm.getelementptr"(%2247, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2249 = "llvm.icmp"(%1940, %1839) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2249)[^bb95, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2250 = "llvm.getelementptr"(%1933, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2251 = "llvm.load"(%2250) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2252 = "llvm.icmp"(%2251, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2252)[^bb96, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2253 = "llvm.load"(%2248) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2254 = "llvm.icmp"(%2253, %1821) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2254)[^bb97, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2255 = "llvm.getelementptr"(%2247, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2256 = "llvm.load"(%2255) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2257 = "llvm.icmp"(%2256, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2257)[^bb98, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2258 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2259 = "llvm.getelementptr"(%1933, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2260 = "llvm.load"(%2259) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2261 = "llvm.sext"(%2260) : (i32) -> i64
    %2262 = "llvm.getelementptr"(%2258, %2261) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2263 = "llvm.getelementptr"(%2247, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2264 = "llvm.load"(%2263) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2264, %2262) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb99:  // 2 preds: ^bb62, ^bb93
    %2265 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2266 = "llvm.load"(%2265) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2267 = "llvm.getelementptr"(%2266, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2267)[^bb101] : (!llvm.ptr) -> ()
  ^bb100:  // 2 preds: ^bb62, ^bb93
    %2268 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2269 = "llvm.load"(%2268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2270 = "llvm.icmp"(%2269, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2270, %1782, %2269)[^bb104, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb101(%2271: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2272 = "llvm.getelementptr"(%2271, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2273 = "llvm.load"(%2272) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2274 = "llvm.getelementptr"(%1933, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2276 = "llvm.icmp"(%2273, %2275) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2276, %1803)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2277 = "llvm.getelementptr"(%2271, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2278 = "llvm.load"(%2277) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2279 = "llvm.icmp"(%2278, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2279, %1803)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2280 = "llvm.getelementptr"(%2271, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2281 = "llvm.load"(%2280) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2281, %1827)[^bb104, ^bb105, ^bb105, ^bb105] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb104(%2282: i32):  // 6 preds: ^bb62, ^bb93, ^bb100, ^bb101, ^bb102, ^bb103
    %2283 = "llvm.sext"(%1939) : (i32) -> i64
    %2284 = "llvm.getelementptr"(%1937, %2283) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2282, %2284, %1936, %1933, %1937) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb105:  // 3 preds: ^bb103, ^bb103, ^bb103
    %2285 = "llvm.load"(%1900) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2286 = "llvm.getelementptr"(%1933, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2287 = "llvm.load"(%2286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2288 = "llvm.sext"(%2287) : (i32) -> i64
    %2289 = "llvm.getelementptr"(%2285, %2288) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2290 = "llvm.load"(%2271) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2291 = "llvm.getelementptr"(%2271, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2292 = "llvm.load"(%2291) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2293 = "llvm.getelementptr"(%2290, %2292) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2294 = "llvm.getelementptr"(%1933, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2295 = "llvm.load"(%2294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2296 = "llvm.sext"(%2295) : (i32) -> i64
    "llvm.intr.memcpy"(%2289, %2293, %2296) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb106(%2297: i64):  // 3 preds: ^bb84, ^bb91, ^bb92
    %2298 = "llvm.icmp"(%2297, %2211) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2299 = "llvm.icmp"(%2227, %1839) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2300 = "llvm.icmp"(%2211, %1797) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2301 = "llvm.and"(%2300, %2299) : (i1, i1) -> i1
    %2302 = "llvm.or"(%2301, %2298) : (i1, i1) -> i1
    "llvm.cond_br"(%2302)[^bb107, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // 7 preds: ^bb67, ^bb68, ^bb94, ^bb95, ^bb96, ^bb97, ^bb106
    %2303 = "llvm.sext"(%1939) : (i32) -> i64
    %2304 = "llvm.getelementptr"(%1937, %2303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1851, %2304, %1936, %1849, %1797) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb108:  // 7 preds: ^bb58, ^bb66, ^bb69, ^bb76, ^bb98, ^bb105, ^bb106
    %2305 = "llvm.add"(%1932, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2306 = "llvm.load"(%1878) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2307 = "llvm.sext"(%2306) : (i32) -> i64
    %2308 = "llvm.icmp"(%2305, %2307) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2308, %2305)[^bb12, ^bb109] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb109:  // 2 preds: ^bb10, ^bb108
    %2309 = "llvm.getelementptr"(%arg73, %1841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2310 = "llvm.load"(%2309) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2311 = "llvm.sext"(%2310) : (i32) -> i64
    %2312 = "llvm.getelementptr"(%arg73, %2311) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2313 = "llvm.getelementptr"(%arg73, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2314 = "llvm.load"(%2313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2315 = "llvm.icmp"(%2314, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2315)[^bb110, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %2316 = "llvm.zext"(%2314) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1797)[^bb111] : (i64) -> ()
  ^bb111(%2317: i64):  // 2 preds: ^bb110, ^bb120
    %2318 = "llvm.getelementptr"(%2312, %2317) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Condition", (struct<"mlir_abi_call_core_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2319 = "llvm.getelementptr"(%2318, %1794) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2320 = "llvm.load"(%2319) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2321 = "llvm.sext"(%2320) : (i32) -> i64
    %2322 = "llvm.getelementptr"(%arg73, %2321) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2323 = "llvm.getelementptr"(%2318, %1787) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2324 = "llvm.load"(%2323) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2325 = "llvm.sext"(%2324) : (i32) -> i64
    %2326 = "llvm.icmp"(%2324, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2327 = "llvm.load"(%2318) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2328 = "llvm.icmp"(%2327, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2326)[^bb114, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    "llvm.cond_br"(%2328)[^bb113, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %2329 = "llvm.zext"(%2327) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1797, %1797)[^bb118] : (i64, i64) -> ()
  ^bb114:  // pred: ^bb111
    "llvm.cond_br"(%2328, %1842)[^bb115, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb115:  // pred: ^bb114
    %2330 = "llvm.zext"(%2327) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1797, %1842)[^bb116] : (i64, i128) -> ()
  ^bb116(%2331: i64, %2332: i128):  // 2 preds: ^bb115, ^bb116
    %2333 = "llvm.getelementptr"(%2322, %2331) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2334 = "llvm.call"(%arg73, %1898, %2333) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2335 = "llvm.intr.smax"(%2334, %1843) : (i128, i128) -> i128
    %2336 = "llvm.intr.smin"(%2335, %1844) : (i128, i128) -> i128
    %2337 = "llvm.load"(%2333) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2338 = "llvm.sext"(%2337) : (i64) -> i128
    %2339 = "llvm.mul"(%2336, %2338) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2340 = "llvm.add"(%2339, %2332) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2341 = "llvm.add"(%2331, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2342 = "llvm.icmp"(%2341, %2330) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2342, %2340, %2341, %2340)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb117(%2343: i128):  // 2 preds: ^bb114, ^bb116
    %2344 = "llvm.getelementptr"(%2318, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2345 = "llvm.load"(%2344) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2346 = "llvm.icmp"(%2345, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2347 = "llvm.icmp"(%2343, %1845) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2348 = "llvm.icmp"(%2343, %1842) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2349 = "llvm.select"(%2346, %2348, %2347) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2349)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2350: i64, %2351: i64):  // 2 preds: ^bb113, ^bb118
    %2352 = "llvm.getelementptr"(%2322, %2350) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2353 = "llvm.call"(%arg73, %1898, %2352) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2354 = "llvm.trunc"(%2353) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2355 = "llvm.srem"(%2354, %2325) : (i64, i64) -> i64
    %2356 = "llvm.load"(%2352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2357 = "llvm.mul"(%2356, %2355) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2358 = "llvm.add"(%2357, %2351) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2359 = "llvm.srem"(%2358, %2325) : (i64, i64) -> i64
    %2360 = "llvm.add"(%2350, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2361 = "llvm.icmp"(%2360, %2329) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2361, %2360, %2359)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2362 = "llvm.icmp"(%2359, %1797) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2362)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb112, ^bb117, ^bb119
    %2363 = "llvm.add"(%2317, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2364 = "llvm.icmp"(%2363, %2316) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2364, %2363)[^bb121, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb121:  // 2 preds: ^bb109, ^bb120
    %2365 = "llvm.icmp"(%1888, %1790) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2366 = "llvm.icmp"(%1868, %1784) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2367 = "llvm.and"(%2365, %2366) : (i1, i1) -> i1
    "llvm.cond_br"(%2367)[^bb122, ^bb133] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2368 = "llvm.getelementptr"(%arg73, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2369 = "llvm.load"(%2368) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2370 = "llvm.sext"(%2369) : (i32) -> i64
    %2371 = "llvm.getelementptr"(%arg73, %2370) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2372 = "llvm.getelementptr"(%1853, %1788) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2373 = "llvm.getelementptr"(%1853, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2374 = "llvm.getelementptr"(%1853, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2375 = "llvm.getelementptr"(%1853, %1800) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2376 = "llvm.getelementptr"(%1853, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2377 = "llvm.getelementptr"(%1853, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2378 = "llvm.getelementptr"(%1853, %1841) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2379 = "llvm.getelementptr"(%1853, %1796) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2380 = "llvm.zext"(%1868) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1797)[^bb124] : (i64) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1860, %2318) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb124(%2381: i64):  // 2 preds: ^bb122, ^bb132
    %2382 = "llvm.getelementptr"(%1887, %2381) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2383 = "llvm.getelementptr"(%2371, %2381) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1853, %2383, %1813) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2384 = "llvm.load"(%2372) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2385 = "llvm.load"(%2382) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2385, %1790)[^bb127, ^bb125, ^bb126] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb125:  // pred: ^bb124
    %2386 = "llvm.getelementptr"(%2382, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2387 = "llvm.load"(%2386) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2388 = "llvm.getelementptr"(%2387, %1793) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2388)[^bb127] : (!llvm.ptr) -> ()
  ^bb126:  // pred: ^bb124
    %2389 = "llvm.getelementptr"(%2382, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2390 = "llvm.load"(%2389) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%2390)[^bb127] : (!llvm.ptr) -> ()
  ^bb127(%2391: !llvm.ptr):  // 3 preds: ^bb124, ^bb125, ^bb126
    %2392 = "llvm.load"(%1853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2393 = "llvm.icmp"(%2392, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2393)[^bb129, ^bb128] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb128:  // pred: ^bb127
    "llvm.store"(%1784, %2373) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2394 = "llvm.load"(%2374) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2394, %2375) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb129] : () -> ()
  ^bb129:  // 2 preds: ^bb127, ^bb128
    "llvm.store"(%1784, %2376) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1782, %2377) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2395 = "llvm.load"(%2378) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2395, %2379) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2396 = "llvm.icmp"(%2391, %1790) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2396, %1782)[^bb131, ^bb130] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb130:  // pred: ^bb129
    %2397 = "llvm.call"(%arg73, %1853, %2391, %1854) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2398 = "llvm.icmp"(%2397, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2398, %2397)[^bb132, ^bb131] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb131(%2399: i32):  // 2 preds: ^bb129, ^bb130
    %2400 = "llvm.sext"(%2384) : (i32) -> i64
    %2401 = "llvm.getelementptr"(%arg73, %2400) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2399, %2401, %2382, %1853, %arg73) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb132:  // pred: ^bb130
    %2402 = "llvm.add"(%2381, %1799) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2403 = "llvm.icmp"(%2402, %2380) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2403, %2402)[^bb124, ^bb133] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb133:  // 2 preds: ^bb121, ^bb132
    %2404 = "llvm.call"(%arg74, %1898, %1859, %1790) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2405 = "llvm.icmp"(%2404, %1784) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2405)[^bb135, ^bb134] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb134:  // pred: ^bb133
    %2406 = "llvm.load"(%1859) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2407 = "llvm.icmp"(%2404, %1803) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2408 = "llvm.select"(%2407, %1846, %1847) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2409 = "llvm.getelementptr"(%arg73, %1813) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2410 = "llvm.load"(%2409) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2411 = "llvm.sext"(%2410) : (i32) -> i64
    %2412 = "llvm.getelementptr"(%arg73, %2411) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2413 = "llvm.select"(%2407, %1848, %2406) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2412, %1852) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2414 = "llvm.getelementptr"(%1852, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2413, %2414) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2415 = "llvm.getelementptr"(%1852, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1849, %2415) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2416 = "llvm.load"(%1850) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2416, %2408, %1852, %1828) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1785)[^bb140] : (i32) -> ()
  ^bb135:  // pred: ^bb133
    "llvm.cond_br"(%1884, %1784)[^bb136, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb136:  // pred: ^bb135
    %2417 = "llvm.getelementptr"(%arg73, %1801) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2418 = "llvm.load"(%2417) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2419 = "llvm.sext"(%2418) : (i32) -> i64
    %2420 = "llvm.getelementptr"(%arg73, %2419) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2421 = "llvm.getelementptr"(%arg73, %1802) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2422 = "llvm.load"(%2421) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2423 = "llvm.sext"(%2422) : (i32) -> i64
    %2424 = "llvm.getelementptr"(%arg73, %2423) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2425 = "llvm.load"(%2424) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2426 = "llvm.icmp"(%2425, %1798) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2426)[^bb137, ^bb139] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb137:  // pred: ^bb136
    %2427 = "llvm.load"(%2420) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2428 = "llvm.icmp"(%2427, %1837) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2429 = "llvm.or"(%2365, %2428) : (i1, i1) -> i1
    "llvm.cond_br"(%2429)[^bb139, ^bb138] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb138:  // pred: ^bb137
    %2430 = "llvm.call"(%1860, %2420, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2430)[^bb140] : (i32) -> ()
  ^bb139:  // 2 preds: ^bb136, ^bb137
    %2431 = "llvm.call"(%1860, %1888, %arg77) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2431)[^bb140] : (i32) -> ()
  ^bb140(%2432: i32):  // 10 preds: ^bb8, ^bb60, ^bb104, ^bb107, ^bb123, ^bb131, ^bb134, ^bb135, ^bb138, ^bb139
    "llvm.intr.stackrestore"(%1882) : (!llvm.ptr) -> ()
    "llvm.br"(%2432)[^bb141] : (i32) -> ()
  ^bb141(%2433: i32):  // 3 preds: ^bb1, ^bb3, ^bb140
    "llvm.return"(%2433) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: !llvm.ptr, %arg72: i64):
    %1760 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1761 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1762 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1763 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1764 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1765 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1766 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1767 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1768 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1769 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1770 = "llvm.alloca"(%1760) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1771 = "llvm.alloca"(%1760) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1771, %1761, %1762) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1772 = "llvm.icmp"(%arg70, %1763) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1772)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1771, %arg70) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1773 = "llvm.call"(%1763, %1764, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1774 = "llvm.add"(%1773, %1760) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1775 = "llvm.zext"(%1774) : (i32) -> i64
    %1776 = "llvm.alloca"(%1775) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1777 = "llvm.call"(%1776, %1775, %arg71, %arg72) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1778 = "llvm.getelementptr"(%1771, %1765) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg69, %1770) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1779 = "llvm.getelementptr"(%1770, %1766) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1778, %1779) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1780 = "llvm.getelementptr"(%1770, %1767) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1776, %1780) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1781 = "llvm.load"(%1768) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1781, %arg68, %1770, %1769) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: !llvm.ptr):
    %1655 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1656 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1657 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1658 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1659 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1660 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1661 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1662 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1663 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1664 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1665 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1666 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1667 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1668 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1669 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1670 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1671 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1672 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1673 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1674 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1675 = "llvm.getelementptr"(%1674, %1659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1676 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1677 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1678 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1679 = "llvm.getelementptr"(%1674, %1678) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1680 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1681 = "llvm.alloca"(%1655) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1682 = "llvm.alloca"(%1655) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1683 = "llvm.getelementptr"(%arg66, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1684 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1685 = "llvm.getelementptr"(%arg66, %1657) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1686 = "llvm.load"(%1685) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1687 = "llvm.sext"(%1686) : (i32) -> i64
    %1688 = "llvm.getelementptr"(%1684, %1687) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1689 = "llvm.load"(%arg66) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1689)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1690 = "llvm.getelementptr"(%arg66, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1691 = "llvm.getelementptr"(%arg65, %1664) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1668, %1683)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1692 = "llvm.getelementptr"(%arg65, %1659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1693 = "llvm.load"(%1692) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1694 = "llvm.getelementptr"(%arg66, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1695 = "llvm.load"(%1694) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1696 = "llvm.sext"(%1695) : (i32) -> i64
    %1697 = "llvm.getelementptr"(%1693, %1696) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg67, %1697) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1683)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1698 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1699 = "llvm.icmp"(%1698, %1668) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1699, %1683)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1658, %1688, %arg67, %1667, %1662) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1666)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1700 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1700, %1658)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1701 = "llvm.getelementptr"(%arg67, %1659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1702 = "llvm.load"(%1701) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1703 = "llvm.getelementptr"(%1702, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1704 = "llvm.load"(%1703) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1705 = "llvm.getelementptr"(%arg66, %1661) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1706 = "llvm.load"(%1705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1707 = "llvm.sext"(%1706) : (i32) -> i64
    %1708 = "llvm.icmp"(%1704, %1707) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1708, %1662, %1683, %1663)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1709: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1709, %1688, %arg67, %1667, %1662) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1666)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1710: i64, %1711: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1712 = "llvm.load"(%1705) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1713 = "llvm.sext"(%1712) : (i32) -> i64
    %1714 = "llvm.icmp"(%1710, %1713) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1714, %1711)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1715 = "llvm.load"(%1701) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1716 = "llvm.getelementptr"(%1715, %1664) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1717 = "llvm.load"(%1716) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1718 = "llvm.getelementptr"(%1717, %1710) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1719 = "llvm.call"(%arg65, %1711, %1718) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1720 = "llvm.add"(%1710, %1665) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1721 = "llvm.icmp"(%1719, %1666) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1721, %1666, %1720, %1719)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1722: i32, %1723: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1724 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1725 = "llvm.icmp"(%1722, %1724) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1725)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1726 = "llvm.load"(%1691) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1727 = "llvm.getelementptr"(%1726, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1727, %1691) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1728 = "llvm.load"(%arg65) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1729 = "llvm.getelementptr"(%1723, %1659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1730 = "llvm.load"(%1729) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1731 = "llvm.sext"(%1730) : (i32) -> i64
    %1732 = "llvm.getelementptr"(%1728, %1731) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1733 = "llvm.call"(%arg67, %1688, %1732, %1726) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1734 = "llvm.icmp"(%1733, %1668) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1734, %1666)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1735 = "llvm.call"(%arg65, %1723, %1726) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1736 = "llvm.add"(%1722, %1655) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1737 = "llvm.icmp"(%1735, %1666) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1737, %1666, %1736, %1735)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1738 = "llvm.load"(%arg67) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1738)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1658, %1688, %arg67, %1667, %1662) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1681, %arg67, %1656) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1739 = "llvm.getelementptr"(%1681, %1656) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1669, %1739) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1740 = "llvm.getelementptr"(%1681, %1670) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1668, %1740) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1741 = "llvm.getelementptr"(%1681, %1664) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1666, %1741) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1742 = "llvm.icmp"(%1738, %1671) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1743 = "llvm.select"(%1742, %1672, %1661) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1744 = "llvm.getelementptr"(%1682, %1659) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1682, %1673, %1656) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1745 = "llvm.load"(%1675) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1746 = "llvm.getelementptr"(%1676, %1743) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1747 = "llvm.load"(%1746) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1748 = "llvm.call"(%1745, %1747, %1681, %1655, %1682) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1749 = "llvm.icmp"(%1748, %1668) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1749)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1750 = "llvm.load"(%1682) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1751 = "llvm.icmp"(%1750, %1677) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1751)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1752 = "llvm.load"(%1679) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1753 = "llvm.load"(%1744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1754 = "llvm.call"(%1752, %1753) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1666)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1755 = "llvm.load"(%1744) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1756 = "llvm.load"(%1690) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1757 = "llvm.sext"(%1756) : (i32) -> i64
    %1758 = "llvm.icmp"(%1755, %1757) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1758, %1723)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1663, %1688, %arg67, %1680, %1755) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1666)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1759: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1759) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr):
    %1611 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1612 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1613 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1614 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1615 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1616 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1617 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1618 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1619 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1620 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1621 = "llvm.load"(%arg63) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1622 = "llvm.getelementptr"(%arg64, %1611) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1623 = "llvm.load"(%1622) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1624 = "llvm.sext"(%1623) : (i32) -> i64
    %1625 = "llvm.getelementptr"(%1621, %1624) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1626 = "llvm.getelementptr"(%arg64, %1612) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1627 = "llvm.load"(%1626) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1628 = "llvm.icmp"(%1627, %1613) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1628, %1614, %1627)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1629 = "llvm.getelementptr"(%1621, %1615) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1631 = "llvm.sext"(%1630) : (i32) -> i64
    %1632 = "llvm.getelementptr"(%1621, %1631) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1633 = "llvm.getelementptr"(%1625, %1616) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1634 = "llvm.load"(%1633) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1635 = "llvm.sext"(%1634) : (i32) -> i64
    %1636 = "llvm.getelementptr"(%1632, %1635) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1637 = "llvm.getelementptr"(%1636, %1617) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1638 = "llvm.load"(%1637) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1639 = "llvm.getelementptr"(%arg63, %1618) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1640 = "llvm.load"(%1639) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1641 = "llvm.getelementptr"(%1640, %1635) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1642 = "llvm.load"(%1641) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1642, %1638)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1643: !llvm.ptr, %1644: i32):  // 2 preds: ^bb0, ^bb1
    %1645 = "llvm.sext"(%1644) : (i32) -> i64
    %1646 = "llvm.getelementptr"(%1621, %1645) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1647 = "llvm.getelementptr"(%arg63, %1612) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1648 = "llvm.load"(%1647) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1649 = "llvm.call"(%1621, %1648, %1625) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1650 = "llvm.trunc"(%1649) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1651 = "llvm.getelementptr"(%arg64, %1619) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1652 = "llvm.load"(%1651) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1653 = "llvm.sext"(%1652) : (i32) -> i64
    %1654 = "llvm.getelementptr"(%1621, %1653) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1620, %1646, %1643, %1654, %1650) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1492 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1493 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1494 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1495 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1496 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1497 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1498 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1499 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1500 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1501 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1502 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1503 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1504 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1505 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1506 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1507 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1508 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1509 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1510 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1511 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1512 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1513 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1514 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1515 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1516 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1517 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1518 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1519 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1520 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1521 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1522 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1523 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1524 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1525 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1526 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1527 = "llvm.icmp"(%1526, %1492) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1528 = "llvm.getelementptr"(%arg60, %1493) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1529 = "llvm.load"(%1528) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1530 = "llvm.getelementptr"(%arg61, %1494) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1531 = "llvm.load"(%1530) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1532 = "llvm.sext"(%1531) : (i32) -> i64
    %1533 = "llvm.getelementptr"(%1529, %1532) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1527)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1534 = "llvm.getelementptr"(%arg61, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1535 = "llvm.load"(%1534) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1535)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1536 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1536)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1537 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1538 = "llvm.fpext"(%1537) : (f32) -> f64
    "llvm.br"(%1538)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1539 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1540 = "llvm.getelementptr"(%arg61, %1511) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1541 = "llvm.load"(%1540) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1542 = "llvm.and"(%1541, %1513) : (i32, i32) -> i32
    %1543 = "llvm.icmp"(%1542, %1514) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1544 = "llvm.select"(%1543, %1515, %1516) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1545 = "llvm.xor"(%1544, %1517) : (i32, i32) -> i32
    %1546 = "llvm.shl"(%1508, %1545) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1547 = "llvm.xor"(%1546, %1508) : (i32, i32) -> i32
    %1548 = "llvm.zext"(%1539) : (i16) -> i32
    %1549 = "llvm.lshr"(%1548, %1544) : (i32, i32) -> i32
    %1550 = "llvm.and"(%1549, %1547) : (i32, i32) -> i32
    %1551 = "llvm.shl"(%1497, %1544) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1552 = "llvm.add"(%1551, %1518) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1553 = "llvm.and"(%1552, %1548) : (i32, i32) -> i32
    %1554 = "llvm.icmp"(%1539, %1519) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1555 = "llvm.select"(%1554, %1520, %1521) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1556 = "llvm.icmp"(%1550, %1547) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1556)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1557 = "llvm.icmp"(%1553, %1512) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1558 = "llvm.fmul"(%1555, %1524) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1559 = "llvm.select"(%1557, %1558, %1525) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1559)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1560 = "llvm.lshr"(%1547, %1497) : (i32, i32) -> i32
    %1561 = "llvm.icmp"(%1550, %1512) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1562 = "llvm.select"(%1561, %1512, %1551) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1563 = "llvm.add"(%1562, %1553) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1564 = "llvm.uitofp"(%1563) <{nonNeg}> : (i32) -> f64
    %1565 = "llvm.fmul"(%1555, %1564) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1566 = "llvm.intr.umax"(%1550, %1497) : (i32, i32) -> i32
    %1567 = "llvm.xor"(%1544, %1522) : (i32, i32) -> i32
    %1568 = "llvm.sub"(%1567, %1560) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1569 = "llvm.add"(%1568, %1566) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1570 = "llvm.zext"(%1569) <{nonNeg}> : (i32) -> i64
    %1571 = "llvm.shl"(%1570, %1523) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1572 = "llvm.bitcast"(%1571) : (i64) -> f64
    %1573 = "llvm.fmul"(%1565, %1572) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1573)[^bb7] : (f64) -> ()
  ^bb7(%1574: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1498, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1575 = "llvm.getelementptr"(%arg62, %1511) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1512, %1575) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1576 = "llvm.getelementptr"(%arg62, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1574, %1576) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1512)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1577 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1578 = "llvm.zext"(%1577) : (i8) -> i64
    %1579 = "llvm.icmp"(%1526, %1495) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1579)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1580 = "llvm.and"(%1578, %1509) : (i64, i64) -> i64
    "llvm.br"(%1510, %1580)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1581 = "llvm.getelementptr"(%arg61, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1582 = "llvm.load"(%1581) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1583 = "llvm.icmp"(%1582, %1497) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1583, %1578)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1582)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1584 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1584)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1585 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1586 = "llvm.sext"(%1585) : (i32) -> i64
    "llvm.br"(%1586)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1587 = "llvm.load"(%1533) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1588 = "llvm.sext"(%1587) : (i16) -> i64
    "llvm.br"(%1588)[^bb15] : (i64) -> ()
  ^bb15(%1589: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1590 = "llvm.shl"(%1582, %1498) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1591 = "llvm.sub"(%1499, %1590) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1592 = "llvm.icmp"(%1526, %1500) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1593 = "llvm.zext"(%1591) : (i32) -> i64
    %1594 = "llvm.shl"(%1589, %1593) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1595 = "llvm.ashr"(%1594, %1593) <{isExact}> : (i64, i64) -> i64
    %1596 = "llvm.lshr"(%1501, %1593) : (i64, i64) -> i64
    %1597 = "llvm.and"(%1589, %1596) : (i64, i64) -> i64
    %1598 = "llvm.select"(%1592, %1597, %1595) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1599 = "llvm.icmp"(%1598, %1502) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1600 = "llvm.select"(%1592, %1599, %1503) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1600, %1497, %1598)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1601 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1602 = "llvm.getelementptr"(%arg61, %1504) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1603 = "llvm.load"(%1602) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1604 = "llvm.sext"(%1603) : (i32) -> i64
    %1605 = "llvm.getelementptr"(%1601, %1604) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1505, %1605, %1506, %1507, %1597) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1508)[^bb18] : (i32) -> ()
  ^bb17(%1606: i32, %1607: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1606, %arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1608 = "llvm.getelementptr"(%arg62, %1511) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1512, %1608) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1609 = "llvm.getelementptr"(%arg62, %1496) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1607, %1609) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1512)[^bb18] : (i32) -> ()
  ^bb18(%1610: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1610) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg57: !llvm.ptr, %arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1252 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1253 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1254 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1255 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1256 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1257 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1258 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1259 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1260 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1261 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1262 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1263 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1264 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1265 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1266 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1267 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1268 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1269 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1270 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1271 = "llvm.inttoptr"(%1270) : (i64) -> !llvm.ptr
    %1272 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1273 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1274 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1275 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1276 = "llvm.getelementptr"(%1275, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1277 = "llvm.alloca"(%1252) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1278 = "llvm.load"(%arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1279 = "llvm.getelementptr"(%1278, %1253) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1280 = "llvm.load"(%1279) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1281 = "llvm.sext"(%1280) : (i32) -> i64
    %1282 = "llvm.getelementptr"(%1278, %1281) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1283 = "llvm.getelementptr"(%1278, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1284 = "llvm.load"(%1283) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1285 = "llvm.sext"(%1284) : (i32) -> i64
    %1286 = "llvm.getelementptr"(%1278, %1285) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1286, %1277) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1287 = "llvm.getelementptr"(%1278, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.load"(%1287) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1289 = "llvm.zext"(%1288) : (i32) -> i64
    %1290 = "llvm.alloca"(%1289) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1291 = "llvm.alloca"(%1289) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1292 = "llvm.alloca"(%1289) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1293 = "llvm.icmp"(%1288, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1293, %1256, %1257)[^bb1, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1294 = "llvm.getelementptr"(%arg57, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1295 = "llvm.getelementptr"(%1278, %1259) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1296 = "llvm.getelementptr"(%1278, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1297 = "llvm.getelementptr"(%arg57, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1298 = "llvm.shl"(%1289, %1261) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1290, %1262, %1298) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1263)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb40
    %1299 = "llvm.icmp"(%arg58, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1300 = "llvm.getelementptr"(%arg57, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1301 = "llvm.zext"(%1288) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1263)[^bb41] : (i64) -> ()
  ^bb3(%1302: i64):  // 2 preds: ^bb1, ^bb40
    %1303 = "llvm.getelementptr"(%1291, %1302) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1303, %1262, %1264) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1304 = "llvm.getelementptr"(%1282, %1302) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1305 = "llvm.load"(%1304) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1306 = "llvm.icmp"(%1305, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1306)[^bb4, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1307 = "llvm.load"(%1294) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1308 = "llvm.load"(%1295) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1309 = "llvm.sext"(%1308) : (i32) -> i64
    %1310 = "llvm.getelementptr"(%1278, %1309) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1311 = "llvm.getelementptr"(%1304, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1313 = "llvm.sext"(%1312) : (i32) -> i64
    %1314 = "llvm.getelementptr"(%1307, %1313) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1315 = "llvm.getelementptr"(%1304, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1316 = "llvm.load"(%1315) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1317 = "llvm.icmp"(%1316, %1266) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1317, %1314)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1318 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1319 = "llvm.intr.smax"(%1318, %1267) : (i32, i32) -> i32
    %1320 = "llvm.zext"(%1319) <{nonNeg}> : (i32) -> i64
    %1321 = "llvm.getelementptr"(%1314, %1320) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1322 = "llvm.load"(%1321) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1322)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1323: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1324 = "llvm.icmp"(%1323, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1324, %1268)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1325 = "llvm.load"(%1323) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1325)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1326: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1327 = "llvm.icmp"(%1302, %1263) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1327, %1263)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb18
    %1328 = "llvm.load"(%1296) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1329 = "llvm.icmp"(%1328, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1329, %1328, %1266)[^bb10, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1330 = "llvm.zext"(%1328) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1263)[^bb19] : (i64) -> ()
  ^bb11(%1331: i64):  // 2 preds: ^bb8, ^bb18
    %1332 = "llvm.getelementptr"(%1282, %1331) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1333 = "llvm.load"(%1332) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1334 = "llvm.icmp"(%1333, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1334)[^bb12, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1335 = "llvm.getelementptr"(%1332, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1337 = "llvm.sext"(%1336) : (i32) -> i64
    %1338 = "llvm.getelementptr"(%1307, %1337) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1339 = "llvm.getelementptr"(%1332, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1340 = "llvm.load"(%1339) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1341 = "llvm.icmp"(%1340, %1266) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1341, %1338)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb12
    %1342 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1343 = "llvm.intr.smax"(%1342, %1267) : (i32, i32) -> i32
    %1344 = "llvm.zext"(%1343) <{nonNeg}> : (i32) -> i64
    %1345 = "llvm.getelementptr"(%1338, %1344) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1346 = "llvm.load"(%1345) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1346)[^bb14] : (!llvm.ptr) -> ()
  ^bb14(%1347: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %1348 = "llvm.icmp"(%1347, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1348, %1268)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    %1349 = "llvm.load"(%1347) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1349)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1350: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1351 = "llvm.icmp"(%1350, %1326) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1351)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1352 = "llvm.trunc"(%1331) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1353 = "llvm.load"(%1296) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1354 = "llvm.add"(%1353, %1352) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1353, %1354)[^bb27] : (i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb11, ^bb16
    %1355 = "llvm.add"(%1331, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1356 = "llvm.icmp"(%1355, %1302) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1356, %1355)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%1357: i64):  // 2 preds: ^bb10, ^bb25
    %1358 = "llvm.getelementptr"(%1310, %1357) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1359 = "llvm.load"(%1358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1360 = "llvm.icmp"(%1359, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1360)[^bb20, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1361 = "llvm.getelementptr"(%1358, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1362 = "llvm.load"(%1361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1363 = "llvm.sext"(%1362) : (i32) -> i64
    %1364 = "llvm.getelementptr"(%1307, %1363) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1365 = "llvm.getelementptr"(%1358, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1366 = "llvm.load"(%1365) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1367 = "llvm.icmp"(%1366, %1266) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1367, %1364)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %1368 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1369 = "llvm.intr.smax"(%1368, %1267) : (i32, i32) -> i32
    %1370 = "llvm.zext"(%1369) <{nonNeg}> : (i32) -> i64
    %1371 = "llvm.getelementptr"(%1364, %1370) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1372 = "llvm.load"(%1371) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1372)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1373: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %1374 = "llvm.icmp"(%1373, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1374, %1268)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %1375 = "llvm.load"(%1373) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1375)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%1376: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %1377 = "llvm.icmp"(%1376, %1326) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1377)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 2 preds: ^bb19, ^bb24
    %1378 = "llvm.add"(%1357, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1379 = "llvm.icmp"(%1378, %1330) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1379, %1328, %1266, %1378)[^bb27, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb26:  // pred: ^bb24
    %1380 = "llvm.trunc"(%1357) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1328, %1380)[^bb27] : (i32, i32) -> ()
  ^bb27(%1381: i32, %1382: i32):  // 4 preds: ^bb9, ^bb17, ^bb25, ^bb26
    "llvm.cond_br"(%1317, %1314)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1383 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1384 = "llvm.intr.smax"(%1383, %1267) : (i32, i32) -> i32
    %1385 = "llvm.zext"(%1384) <{nonNeg}> : (i32) -> i64
    %1386 = "llvm.getelementptr"(%1314, %1385) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1387 = "llvm.load"(%1386) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1387)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1388: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1389 = "llvm.icmp"(%1388, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1389, %1268)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    %1390 = "llvm.load"(%1388) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1390)[^bb31] : (!llvm.ptr) -> ()
  ^bb31(%1391: !llvm.ptr):  // 2 preds: ^bb29, ^bb30
    %1392 = "llvm.icmp"(%1382, %1381) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1392)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1393 = "llvm.sub"(%1382, %1381) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1394 = "llvm.zext"(%1393) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1394)[^bb39] : (i64) -> ()
  ^bb33:  // pred: ^bb31
    %1395 = "llvm.icmp"(%1382, %1266) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1395)[^bb34, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1396 = "llvm.load"(%1297) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1397 = "llvm.zext"(%1382) <{nonNeg}> : (i32) -> i64
    %1398 = "llvm.getelementptr"(%1396, %1397) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1399 = "llvm.load"(%1398) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1400 = "llvm.load"(%1399) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1401 = "llvm.icmp"(%1400, %1272) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1401, %1268)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %1402 = "llvm.getelementptr"(%1399, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1403 = "llvm.load"(%1402) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1403)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%1404: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %1405 = "llvm.getelementptr"(%1303, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1404, %1405) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1302)[^bb39] : (i64) -> ()
  ^bb37:  // pred: ^bb33
    %1406 = "llvm.icmp"(%1391, %1271) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1406, %1302)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1391, %1303) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1302)[^bb39] : (i64) -> ()
  ^bb39(%1407: i64):  // 4 preds: ^bb32, ^bb36, ^bb37, ^bb38
    %1408 = "llvm.getelementptr"(%1291, %1407) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1409 = "llvm.getelementptr"(%1292, %1302) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1408, %1409) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb40] : () -> ()
  ^bb40:  // 2 preds: ^bb3, ^bb39
    %1410 = "llvm.add"(%1302, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1411 = "llvm.icmp"(%1410, %1289) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1411, %1410)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb41(%1412: i64):  // 2 preds: ^bb2, ^bb46
    %1413 = "llvm.getelementptr"(%arg58, %1412) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1414 = "llvm.select"(%1299, %1268, %1413) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1415 = "llvm.getelementptr"(%1282, %1412) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1416 = "llvm.load"(%1415) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1417 = "llvm.icmp"(%1416, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1417)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1418 = "llvm.getelementptr"(%1292, %1412) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1419 = "llvm.load"(%1418) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1420 = "llvm.getelementptr"(%1290, %1412) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1421 = "llvm.trunc"(%1412) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1422 = "llvm.call"(%arg57, %1419, %1421, %1420, %1414) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1422)[^bb46] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1423 = "llvm.icmp"(%1414, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1423)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1424 = "llvm.getelementptr"(%1290, %1412) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1425 = "llvm.call"(%arg57, %1415, %1424) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1425)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb43
    %1426 = "llvm.load"(%1413) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1427 = "llvm.icmp"(%1426, %1272) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1428 = "llvm.getelementptr"(%1413, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1429 = "llvm.load"(%1428) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1430 = "llvm.select"(%1427, %1264, %1263) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1431 = "llvm.getelementptr"(%1429, %1430) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1432 = "llvm.load"(%1431) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1433 = "llvm.getelementptr"(%1431, %1254) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1434 = "llvm.load"(%1433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1435 = "llvm.getelementptr"(%1432, %1434) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1436 = "llvm.load"(%1300) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1437 = "llvm.getelementptr"(%1415, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1438 = "llvm.load"(%1437) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1439 = "llvm.sext"(%1438) : (i32) -> i64
    %1440 = "llvm.getelementptr"(%1436, %1439) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1441 = "llvm.getelementptr"(%1415, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1442 = "llvm.load"(%1441) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1443 = "llvm.sext"(%1442) : (i32) -> i64
    "llvm.intr.memcpy"(%1435, %1440, %1443) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1256)[^bb46] : (i32) -> ()
  ^bb46(%1444: i32):  // 3 preds: ^bb42, ^bb44, ^bb45
    %1445 = "llvm.add"(%1412, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1446 = "llvm.icmp"(%1444, %1256) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1447 = "llvm.icmp"(%1445, %1301) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1448 = "llvm.select"(%1446, %1273, %1447) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1448, %1444, %1446, %1445)[^bb47, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb47(%1449: i32, %1450: i1):  // 2 preds: ^bb0, ^bb46
    %1451 = "llvm.icmp"(%arg58, %1268) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1452 = "llvm.or"(%1451, %1450) : (i1, i1) -> i1
    "llvm.cond_br"(%1452, %1449)[^bb49, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1453 = "llvm.call"(%1278, %1277, %1290, %arg59) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1453)[^bb49] : (i32) -> ()
  ^bb49(%1454: i32):  // 2 preds: ^bb47, ^bb48
    "llvm.cond_br"(%1293, %1263)[^bb50, ^bb60] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb50(%1455: i64):  // 2 preds: ^bb49, ^bb52
    %1456 = "llvm.getelementptr"(%1290, %1455) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1457 = "llvm.load"(%1456) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1458 = "llvm.icmp"(%1457, %1274) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1458)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1459 = "llvm.load"(%1276) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.getelementptr"(%1456, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1461 = "llvm.load"(%1460) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1462 = "llvm.call"(%1459, %1461) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb52] : () -> ()
  ^bb52:  // 2 preds: ^bb50, ^bb51
    %1463 = "llvm.add"(%1455, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1464 = "llvm.icmp"(%1463, %1289) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1464, %1463)[^bb53, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb53:  // pred: ^bb52
    %1465 = "llvm.getelementptr"(%arg57, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1263)[^bb54] : (i64) -> ()
  ^bb54(%1466: i64):  // 2 preds: ^bb53, ^bb59
    %1467 = "llvm.getelementptr"(%1291, %1466) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1468 = "llvm.getelementptr"(%1467, %1260) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1469 = "llvm.load"(%1468) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1470 = "llvm.icmp"(%1469, %1268) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1470)[^bb56, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1471 = "llvm.load"(%1276) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1472 = "llvm.call"(%1471, %1469) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %1473 = "llvm.load"(%1467) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1473) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1474 = "llvm.getelementptr"(%1282, %1466) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1475 = "llvm.load"(%1474) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1476 = "llvm.icmp"(%1475, %1265) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1476)[^bb57, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1477 = "llvm.getelementptr"(%1474, %1258) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1478 = "llvm.load"(%1477) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1479 = "llvm.icmp"(%1478, %1256) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1479)[^bb58, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1480 = "llvm.load"(%1465) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1481 = "llvm.getelementptr"(%1474, %1255) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1482 = "llvm.load"(%1481) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1483 = "llvm.sext"(%1482) : (i32) -> i64
    %1484 = "llvm.getelementptr"(%1480, %1483) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1485 = "llvm.load"(%1278) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1486 = "llvm.intr.smax"(%1485, %1267) : (i32, i32) -> i32
    %1487 = "llvm.zext"(%1486) <{nonNeg}> : (i32) -> i64
    %1488 = "llvm.getelementptr"(%1484, %1487) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1489 = "llvm.load"(%1488) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1489) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 3 preds: ^bb56, ^bb57, ^bb58
    %1490 = "llvm.add"(%1466, %1269) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1491 = "llvm.icmp"(%1490, %1289) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1491, %1490)[^bb60, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb60:  // 2 preds: ^bb49, ^bb59
    "llvm.return"(%1454) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr):
    %1234 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1235 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1236 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1237 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1238 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1239 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1240 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1241 = "llvm.getelementptr"(%1240, %1239) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1242 = "llvm.alloca"(%1234) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg55, %1242) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1243 = "llvm.getelementptr"(%1242, %1235) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1244 = "llvm.call"(%arg55) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1244, %1243) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1245 = "llvm.load"(%1236) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1246 = "llvm.icmp"(%1245, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1246)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1247 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1248 = "llvm.icmp"(%1247, %1237) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1248, %1238)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1249 = "llvm.load"(%1241) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1250 = "llvm.call"(%1249, %1242, %arg56) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1250)[^bb3] : (i32) -> ()
  ^bb3(%1251: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1251) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1190 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1191 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1192 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1193 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1194 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1195 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1196 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1197 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1198 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1199 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1200 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1201 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1202 = "llvm.getelementptr"(%1196, %1201) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1203 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1204 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1205 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1206 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1207 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1208 = "llvm.alloca"(%1190) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1209 = "llvm.call"(%1191, %1192) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1193)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1210 = "llvm.getelementptr"(%1208, %1199) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1193)[^bb8] : (i64) -> ()
  ^bb2(%1211: i64):  // 2 preds: ^bb0, ^bb6
    %1212 = "llvm.getelementptr"(%1194, %1211) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1213 = "llvm.load"(%1212) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1214 = "llvm.icmp"(%1213, %1195) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1214)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1215 = "llvm.getelementptr"(%1196, %1211) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1213, %1215) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1216 = "llvm.getelementptr"(%1197, %1211) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1217 = "llvm.call"(%1209, %1216) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1218 = "llvm.getelementptr"(%1196, %1211) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1217, %1218) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1219 = "llvm.icmp"(%1217, %1195) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1219)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1216) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1205)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1220 = "llvm.add"(%1211, %1198) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1221 = "llvm.icmp"(%1220, %1199) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1221, %1220)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1222 = "llvm.add"(%1224, %1198) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1223 = "llvm.icmp"(%1222, %1206) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1223, %1222)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1224: i64):  // 2 preds: ^bb1, ^bb7
    %1225 = "llvm.getelementptr"(%1200, %1224) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1225, %1208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1226 = "llvm.call"(%1225) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1226, %1210) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1227 = "llvm.load"(%1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1228 = "llvm.getelementptr"(%1203, %1224) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1229 = "llvm.call"(%1227, %1208, %1228) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1230 = "llvm.icmp"(%1229, %1204) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1230, %1205)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1231 = "llvm.load"(%1228) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1232 = "llvm.icmp"(%1231, %1195) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1232)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1225) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1205)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1190, %1207) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1204)[^bb12] : (i32) -> ()
  ^bb12(%1233: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1233) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg54: !llvm.ptr):
    %1173 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1174 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1175 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1176 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1177 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1178 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1179 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1180 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1181 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1182 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1183 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1184 = "llvm.alloca"(%1173) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1185 = "llvm.load"(%1174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1186 = "llvm.icmp"(%1185, %1175) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1186)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1176, %1184) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1187 = "llvm.getelementptr"(%1184, %1177) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg54, %1187) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1188 = "llvm.getelementptr"(%1184, %1178) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1179, %1188) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1185, %1180, %1184, %1181) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1189 = "llvm.call"(%1182, %1183, %1176, %arg54) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr):
    %1123 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1124 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1127 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1128 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1129 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1130 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1131 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1132 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1133 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1134 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1136 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1137 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1138 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1139 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1140 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1141 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1142 = "llvm.getelementptr"(%1141, %1139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1143 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1144 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1145 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1146 = "llvm.load"(%arg53) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1146)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1147 = "llvm.getelementptr"(%arg53, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1149 = "llvm.icmp"(%1148, %1138) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1149, %1148)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1150 = "llvm.getelementptr"(%arg53, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.getelementptr"(%1151, %1139) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1152)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1153: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg52, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg52, %1137, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1154 = "llvm.getelementptr"(%arg53, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1155 = "llvm.load"(%1154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1136, %1155) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg52, %1135, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1156 = "llvm.getelementptr"(%arg52, %1132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.getelementptr"(%arg53, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1158 = "llvm.load"(%1157) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1159 = "llvm.call"(%1156, %1133, %1134, %1158) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1159, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg52, %1131, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1130, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1160 = "llvm.getelementptr"(%arg53, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1161 = "llvm.load"(%1160) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1162 = "llvm.getelementptr"(%1161, %1128) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1163 = "llvm.load"(%1162) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg52, %1129, %1163) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg52, %1126, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg52, %1125, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg52, %1123, %1124) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1164 = "llvm.icmp"(%1146, %1140) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1164)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1165 = "llvm.sext"(%1146) : (i32) -> i64
    "llvm.call"(%arg52, %1145, %1165) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1166 = "llvm.getelementptr"(%arg52, %1132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1167 = "llvm.load"(%1142) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1168 = "llvm.call"(%1167, %1146) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1169 = "llvm.getelementptr"(%1168, %1127) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1170 = "llvm.load"(%1169) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1171 = "llvm.call"(%1166, %1133, %1143, %1170) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1172 = "llvm.intr.smin"(%1171, %1144) : (i32, i32) -> i32
    "llvm.store"(%1172, %arg52) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1028 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1029 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1030 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1031 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1032 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1033 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1034 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1035 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1036 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1037 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1038 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1039 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1040 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1041 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1042 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1043 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1044 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1045 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1046 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1047 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1048 = "llvm.getelementptr"(%arg51, %1028) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1049 = "llvm.load"(%1048) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1050 = "llvm.and"(%1049, %1029) : (i32, i32) -> i32
    %1051 = "llvm.lshr"(%1049, %1030) : (i32, i32) -> i32
    %1052 = "llvm.getelementptr"(%arg51, %1031) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1053 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1054 = "llvm.add"(%1053, %1032) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1055 = "llvm.zext"(%1054) : (i32) -> i64
    %1056 = "llvm.alloca"(%1055) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1057 = "llvm.icmp"(%1050, %1033) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1057)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1058 = "llvm.zext"(%1050) <{nonNeg}> : (i32) -> i64
    %1059 = "llvm.getelementptr"(%1034, %1058) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1060 = "llvm.lshr"(%1049, %1035) : (i32, i32) -> i32
    %1061 = "llvm.and"(%1060, %1029) : (i32, i32) -> i32
    %1062 = "llvm.zext"(%1061) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1059, %1062) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1063 = "llvm.icmp"(%1051, %1032) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1063)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1064 = "llvm.zext"(%1051) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg50, %1036, %1064) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1065 = "llvm.getelementptr"(%arg51, %1037) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1066 = "llvm.load"(%1065) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1067 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1066, %1067) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1068 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1069 = "llvm.load"(%1065) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1070 = "llvm.icmp"(%1068, %1038) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1070)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1071 = "llvm.zext"(%1068) <{nonNeg}> : (i32) -> i64
    %1072 = "llvm.and"(%1071, %1039) : (i64, i64) -> i64
    %1073 = "llvm.icmp"(%1068, %1032) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1073, %1071, %1039, %1039)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1074 = "llvm.and"(%1071, %1040) : (i64, i64) -> i64
    "llvm.br"(%1071, %1039, %1039, %1041)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1075: i64, %1076: i64, %1077: i64, %1078: i64):  // 2 preds: ^bb6, ^bb7
    %1079 = "llvm.add"(%1075, %1042) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1080 = "llvm.getelementptr"(%1056, %1079) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1077, %1080) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1081 = "llvm.getelementptr"(%1069, %1079) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1082 = "llvm.load"(%1081) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1083 = "llvm.intr.umax"(%1082, %1039) : (i64, i64) -> i64
    %1084 = "llvm.mul"(%1083, %1077) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1085 = "llvm.mul"(%1082, %1076) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1086 = "llvm.add"(%1075, %1043) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1087 = "llvm.getelementptr"(%1056, %1086) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1084, %1087) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1088 = "llvm.getelementptr"(%1069, %1086) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1089 = "llvm.load"(%1088) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1090 = "llvm.intr.umax"(%1089, %1039) : (i64, i64) -> i64
    %1091 = "llvm.mul"(%1090, %1084) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1092 = "llvm.mul"(%1089, %1085) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1093 = "llvm.add"(%1078, %1044) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1094 = "llvm.icmp"(%1093, %1074) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1094, %1086, %1092, %1091, %1093)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1095 = "llvm.icmp"(%1072, %1041) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1095, %1092, %1086, %1092, %1091)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1096: i64, %1097: i64, %1098: i64):  // 2 preds: ^bb5, ^bb8
    %1099 = "llvm.icmp"(%1072, %1041) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1099) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1100 = "llvm.add"(%1096, %1042) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1101 = "llvm.getelementptr"(%1056, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1098, %1101) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1102 = "llvm.getelementptr"(%1069, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1103 = "llvm.load"(%1102) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1104 = "llvm.mul"(%1103, %1097) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1104)[^bb10] : (i64) -> ()
  ^bb10(%1105: i64):  // 2 preds: ^bb8, ^bb9
    %1106 = "llvm.icmp"(%1105, %1041) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1106)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1107 = "llvm.getelementptr"(%arg51, %1045) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1108 = "llvm.load"(%1107) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1109 = "llvm.icmp"(%1108, %1046) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1109, %1041)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1110: i64):  // 2 preds: ^bb11, ^bb14
    %1111 = "llvm.getelementptr"(%1069, %1110) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1112 = "llvm.load"(%1111) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1113 = "llvm.icmp"(%1112, %1039) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1113)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1114 = "llvm.getelementptr"(%1108, %1110) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1115 = "llvm.load"(%1114) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1116 = "llvm.getelementptr"(%1056, %1110) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1117 = "llvm.load"(%1116) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1118 = "llvm.icmp"(%1115, %1117) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1118)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1119 = "llvm.add"(%1110, %1039) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1120 = "llvm.icmp"(%1119, %1071) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1120, %1119)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg50, %1047, %1041) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1121 = "llvm.load"(%1107) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1122 = "llvm.load"(%1052) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg50, %1121, %1122) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr, %arg49: i64):
    %1015 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1016 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1017 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1018 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1019 = "llvm.sub"(%1015, %1018) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1020 = "llvm.getelementptr"(%arg47, %1016) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1021 = "llvm.sext"(%1018) : (i32) -> i64
    %1022 = "llvm.getelementptr"(%1020, %1021) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1023 = "llvm.sext"(%1019) : (i32) -> i64
    %1024 = "llvm.call"(%1022, %1023, %arg48, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1025 = "llvm.load"(%arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1026 = "llvm.add"(%1025, %1024) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1027 = "llvm.intr.smin"(%1026, %1017) : (i32, i32) -> i32
    "llvm.store"(%1027, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg44: !llvm.ptr, %arg45: !llvm.ptr, %arg46: i32):
    %998 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %999 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1000 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1001 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1002 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1003 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1004 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %1005 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg44, %998, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1006 = "llvm.icmp"(%arg46, %1000) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1006)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1007 = "llvm.zext"(%arg46) <{nonNeg}> : (i32) -> i64
    %1008 = "llvm.load"(%arg45) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1001, %1008) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1009 = "llvm.icmp"(%arg46, %1002) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1009, %1003)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%1010: i64):  // 2 preds: ^bb1, ^bb2
    %1011 = "llvm.getelementptr"(%arg45, %1010) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1012 = "llvm.load"(%1011) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg44, %1004, %1012) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1013 = "llvm.add"(%1010, %1003) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1014 = "llvm.icmp"(%1013, %1007) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1014, %1013)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg44, %1005, %999) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg40: !llvm.ptr, %arg41: !llvm.ptr, %arg42: !llvm.ptr, %arg43: !llvm.ptr):
    %952 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %953 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %954 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %955 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %956 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %957 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %958 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %959 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %960 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %961 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %962 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %963 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %964 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %965 = "llvm.getelementptr"(%964, %962) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %966 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %967 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %968 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %969 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %970 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %971 = "llvm.getelementptr"(%964, %970) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %972 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %973 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %974 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %975 = "llvm.alloca"(%952) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_call_core_64.struct.Any", (i32, i32, struct<"mlir_abi_call_core_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %976 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%976)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%972, %arg41, %arg40, %973, %974) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%968)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%975, %arg40, %953) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %977 = "llvm.getelementptr"(%975, %953) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%954, %977) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %978 = "llvm.getelementptr"(%975, %955) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%956, %978) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %979 = "llvm.getelementptr"(%975, %957) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg42, %979) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %980 = "llvm.icmp"(%976, %958) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %981 = "llvm.select"(%980, %959, %960) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %982 = "llvm.icmp"(%arg42, %961) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %983 = "llvm.zext"(%982) : (i1) -> i64
    %984 = "llvm.getelementptr"(%arg43, %962) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg43, %963, %953) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %985 = "llvm.load"(%965) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %986 = "llvm.getelementptr"(%966, %981) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %987 = "llvm.getelementptr"(%986, %983) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %988 = "llvm.load"(%987) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %989 = "llvm.select"(%982, %967, %952) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %990 = "llvm.call"(%985, %988, %975, %989, %arg43) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %991 = "llvm.icmp"(%990, %956) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%991)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%982, %968)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg41, %arg40, %arg42) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%968)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %992 = "llvm.load"(%arg43) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %993 = "llvm.icmp"(%992, %969) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%993, %956)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %994 = "llvm.load"(%971) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %995 = "llvm.load"(%984) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %996 = "llvm.call"(%994, %995) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%956)[^bb7] : (i32) -> ()
  ^bb7(%997: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%997) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg37: !llvm.ptr, %arg38: !llvm.ptr, %arg39: !llvm.ptr):
    %931 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %932 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %933 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %934 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %935 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %936 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %937 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %938 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %939 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %940 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %941 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %942 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %943 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %944 = "llvm.alloca"(%931) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %945 = "llvm.alloca"(%931) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%944, %932, %933) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%944, %arg38) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg37, %945) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %946 = "llvm.getelementptr"(%945, %934) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %947 = "llvm.getelementptr"(%944, %935) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%947, %946) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %948 = "llvm.getelementptr"(%945, %936) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%937, %948) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %949 = "llvm.getelementptr"(%945, %938) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg39, %949) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %950 = "llvm.getelementptr"(%945, %939) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%940, %950) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %951 = "llvm.load"(%941) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%951, %942, %945, %943) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: !llvm.ptr, %arg36: !llvm.ptr):
    %883 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %884 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %885 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %886 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %887 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %888 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %889 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %890 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %891 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %892 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %893 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %894 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %895 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %896 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %897 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %898 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %899 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %900 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %901 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %902 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %903 = "llvm.icmp"(%arg32, %883) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%903)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %904 = "llvm.getelementptr"(%arg35, %898) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %905 = "llvm.load"(%904) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %906 = "llvm.icmp"(%905, %899) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %907 = "llvm.select"(%906, %900, %886) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%907, %889)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %908 = "llvm.icmp"(%arg32, %884) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %909 = "llvm.select"(%908, %885, %886) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %910 = "llvm.icmp"(%arg32, %887) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %911 = "llvm.select"(%910, %888, %909) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg32, %911, %889)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %912 = "llvm.getelementptr"(%arg35, %896) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %913 = "llvm.load"(%912) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %914 = "llvm.sext"(%913) : (i32) -> i64
    "llvm.br"(%897, %914)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %915 = "llvm.load"(%arg34) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %916 = "llvm.icmp"(%915, %892) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %917 = "llvm.getelementptr"(%arg34, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %918 = "llvm.load"(%917) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %919 = "llvm.select"(%916, %894, %889) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %920 = "llvm.getelementptr"(%918, %919) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %921 = "llvm.getelementptr"(%920, %893) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %922 = "llvm.load"(%921) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %923 = "llvm.sext"(%922) : (i32) -> i64
    "llvm.br"(%895, %923)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %924 = "llvm.load"(%arg36) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %925 = "llvm.shl"(%924, %890) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %926 = "llvm.sext"(%925) : (i32) -> i64
    "llvm.br"(%891, %926)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%927: !llvm.ptr, %928: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %929 = "llvm.icmp"(%arg32, %890) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %930 = "llvm.select"(%929, %901, %902) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%930, %arg33, %arg34, %927, %928) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %706 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %707 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %709 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %710 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %711 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %712 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %713 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %714 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %716 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %717 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %718 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %719 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %720 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %721 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %722 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %723 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %724 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %725 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %726 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %727 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %728 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %729 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %730 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %731 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %732 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %733 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %734 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %735 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %736 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %737 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %738 = "llvm.alloca"(%706) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %739 = "llvm.load"(%arg28) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %740 = "llvm.getelementptr"(%arg30, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %741 = "llvm.load"(%740) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %742 = "llvm.getelementptr"(%arg29, %708) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %743 = "llvm.load"(%742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %744 = "llvm.icmp"(%741, %743) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%744, %709)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %745 = "llvm.getelementptr"(%arg30, %710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %746 = "llvm.load"(%745) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %747 = "llvm.getelementptr"(%arg29, %710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %748 = "llvm.load"(%747) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %749 = "llvm.icmp"(%748, %711) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%749)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %750 = "llvm.icmp"(%746, %713) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%750, %712)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %751 = "llvm.icmp"(%746, %748) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%751, %712)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %752 = "llvm.getelementptr"(%arg29, %714) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %753 = "llvm.load"(%752) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %754 = "llvm.sext"(%753) : (i32) -> i64
    %755 = "llvm.getelementptr"(%arg28, %754) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %756 = "llvm.getelementptr"(%arg30, %715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %757 = "llvm.load"(%756) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %758 = "llvm.icmp"(%746, %711) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%758, %716, %711, %716)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %759 = "llvm.getelementptr"(%arg29, %717) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %760 = "llvm.getelementptr"(%arg30, %717) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %761 = "llvm.getelementptr"(%arg29, %715) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %762 = "llvm.getelementptr"(%arg31, %710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %763 = "llvm.icmp"(%739, %718) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %764 = "llvm.zext"(%746) <{nonNeg}> : (i32) -> i64
    %765 = "llvm.sext"(%739) : (i32) -> i64
    %766 = "llvm.getelementptr"(%755, %764) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%764, %711, %719, %711, %706)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%767: i64, %768: i32, %769: i64, %770: i32, %771: i32):  // 2 preds: ^bb5, ^bb19
    %772 = "llvm.add"(%767, %720) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %773 = "llvm.getelementptr"(%757, %772) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %774 = "llvm.load"(%773) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %775 = "llvm.load"(%759) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %776 = "llvm.icmp"(%775, %711) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%776, %769)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %777 = "llvm.getelementptr"(%766, %767) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %778 = "llvm.load"(%777) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%778)[^bb8] : (i64) -> ()
  ^bb8(%779: i64):  // 2 preds: ^bb6, ^bb7
    %780 = "llvm.icmp"(%779, %721) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %781 = "llvm.select"(%780, %779, %769) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%749)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %782 = "llvm.getelementptr"(%755, %767) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %783 = "llvm.load"(%782) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %784 = "llvm.icmp"(%783, %721) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %785 = "llvm.icmp"(%783, %774) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %786 = "llvm.select"(%784, %716, %785) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%786, %718)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %787 = "llvm.icmp"(%774, %719) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%787, %770, %781)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %788 = "llvm.load"(%760) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %789 = "llvm.icmp"(%788, %722) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%789, %770, %781)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %790 = "llvm.getelementptr"(%788, %772) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %791 = "llvm.load"(%790) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %792 = "llvm.icmp"(%791, %779) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %793 = "llvm.or"(%780, %792) : (i1, i1) -> i1
    %794 = "llvm.select"(%792, %770, %723) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %795 = "llvm.select"(%792, %781, %791) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%793, %794, %795)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %796 = "llvm.load"(%761) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %797 = "llvm.icmp"(%796, %711) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %798 = "llvm.icmp"(%791, %724) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %799 = "llvm.or"(%798, %797) : (i1, i1) -> i1
    %800 = "llvm.select"(%799, %770, %725) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%800, %791)[^bb14] : (i32, i64) -> ()
  ^bb14(%801: i32, %802: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %803 = "llvm.mul"(%767, %765) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %804 = "llvm.getelementptr"(%762, %803) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%739)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %805 = "llvm.trunc"(%774) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%805, %804) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %806 = "llvm.add"(%774, %726) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %807 = "llvm.icmp"(%806, %727) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %808 = "llvm.trunc"(%767) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %809 = "llvm.add"(%746, %808) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %810 = "llvm.shl"(%809, %709) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %811 = "llvm.sext"(%810) : (i32) -> i64
    %812 = "llvm.getelementptr"(%762, %811) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %813 = "llvm.trunc"(%802) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%813, %812) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%807)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%774, %804) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %814 = "llvm.trunc"(%767) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %815 = "llvm.add"(%746, %814) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %816 = "llvm.shl"(%815, %712) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %817 = "llvm.sext"(%816) : (i32) -> i64
    %818 = "llvm.getelementptr"(%762, %817) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%802, %818) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%706)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %819 = "llvm.trunc"(%774) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%819, %804) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %820 = "llvm.add"(%774, %728) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %821 = "llvm.icmp"(%820, %729) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %822 = "llvm.trunc"(%767) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %823 = "llvm.add"(%746, %822) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %824 = "llvm.mul"(%823, %739) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %825 = "llvm.sext"(%824) : (i32) -> i64
    %826 = "llvm.getelementptr"(%762, %825) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %827 = "llvm.trunc"(%802) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%827, %826) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%821)[^bb18] : (i1) -> ()
  ^bb18(%828: i1):  // 2 preds: ^bb15, ^bb17
    %829 = "llvm.shl"(%802, %730) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %830 = "llvm.ashr"(%829, %730) <{isExact}> : (i64, i64) -> i64
    %831 = "llvm.select"(%763, %802, %830) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %832 = "llvm.shl"(%831, %717) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %833 = "llvm.ashr"(%832, %717) <{isExact}> : (i64, i64) -> i64
    %834 = "llvm.icmp"(%802, %833) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %835 = "llvm.and"(%834, %828) : (i1, i1) -> i1
    %836 = "llvm.zext"(%835) : (i1) -> i32
    "llvm.br"(%836)[^bb19] : (i32) -> ()
  ^bb19(%837: i32):  // 2 preds: ^bb16, ^bb18
    %838 = "llvm.and"(%837, %771) : (i32, i32) -> i32
    %839 = "llvm.icmp"(%774, %724) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %840 = "llvm.zext"(%839) : (i1) -> i32
    %841 = "llvm.or"(%768, %840) : (i32, i32) -> i32
    %842 = "llvm.intr.umax"(%774, %719) : (i64, i64) -> i64
    %843 = "llvm.mul"(%842, %769) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %844 = "llvm.icmp"(%767, %719) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%844, %772, %841, %843, %801, %838)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %845 = "llvm.icmp"(%841, %711) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %846 = "llvm.icmp"(%838, %711) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%846, %801, %845)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%847: i1, %848: i32, %849: i1):  // 2 preds: ^bb4, ^bb20
    %850 = "llvm.getelementptr"(%arg30, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %851 = "llvm.load"(%850) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%851, %732)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %852 = "llvm.load"(%arg30) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %853 = "llvm.ptrtoint"(%852) : (!llvm.ptr) -> i64
    %854 = "llvm.getelementptr"(%arg30, %733) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %855 = "llvm.load"(%854) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %856 = "llvm.add"(%855, %853) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%856, %arg31) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %857 = "llvm.load"(%755) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %858 = "llvm.getelementptr"(%arg29, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %859 = "llvm.load"(%858) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %860 = "llvm.sext"(%859) : (i32) -> i64
    %861 = "llvm.mul"(%857, %860) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %862 = "llvm.sub"(%856, %861) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %863 = "llvm.getelementptr"(%arg31, %731) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%862, %863) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %864 = "llvm.getelementptr"(%arg31, %710) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %865 = "llvm.load"(%755) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%739)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %866 = "llvm.trunc"(%865) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%866, %864) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %867 = "llvm.trunc"(%865) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%867, %864) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%865, %864) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%849)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %868 = "llvm.getelementptr"(%arg30, %717) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %869 = "llvm.load"(%868) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %870 = "llvm.icmp"(%869, %722) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%870, %711)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%738, %arg30, %730) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %871 = "llvm.getelementptr"(%738, %717) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%722, %871) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %872 = "llvm.call"(%arg28, %arg29, %738, %arg31) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%872)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %873 = "llvm.getelementptr"(%arg29, %734) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %874 = "llvm.load"(%873) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %875 = "llvm.add"(%874, %735) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %876 = "llvm.sext"(%875) : (i32) -> i64
    %877 = "llvm.and"(%862, %876) : (i64, i64) -> i64
    %878 = "llvm.icmp"(%877, %724) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%878, %736)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %879 = "llvm.icmp"(%848, %711) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %880 = "llvm.select"(%879, %716, %847) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %881 = "llvm.select"(%880, %848, %737) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%881)[^bb31] : (i32) -> ()
  ^bb31(%882: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%882) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: !llvm.ptr):
    %583 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %584 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %585 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %586 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %587 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %588 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %589 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %590 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %591 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %592 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %593 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %594 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %595 = "llvm.alloca"(%583) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %596 = "llvm.getelementptr"(%arg25, %584) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %597 = "llvm.load"(%596) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %598 = "llvm.sext"(%597) : (i32) -> i64
    %599 = "llvm.getelementptr"(%arg26, %598) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %600 = "llvm.getelementptr"(%arg25, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %601 = "llvm.load"(%600) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %602 = "llvm.icmp"(%601, %586) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %603 = "llvm.load"(%arg24) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%602, %599, %601)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %604 = "llvm.intr.smax"(%603, %587) : (i32, i32) -> i32
    %605 = "llvm.zext"(%604) <{nonNeg}> : (i32) -> i64
    %606 = "llvm.getelementptr"(%599, %605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %607 = "llvm.load"(%606) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%603)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %608 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%608)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %609 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %610 = "llvm.zext"(%609) : (i32) -> i64
    "llvm.br"(%610)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %611 = "llvm.load"(%599) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %612 = "llvm.sext"(%611) : (i16) -> i64
    "llvm.br"(%612)[^bb5] : (i64) -> ()
  ^bb5(%613: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %614 = "llvm.trunc"(%613) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%607, %614)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%615: !llvm.ptr, %616: i32):  // 2 preds: ^bb0, ^bb5
    %617 = "llvm.icmp"(%616, %588) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%617)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %618 = "llvm.shl"(%616, %583) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %619 = "llvm.getelementptr"(%615, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %620 = "llvm.sext"(%603) : (i32) -> i64
    %621 = "llvm.intr.smax"(%618, %583) : (i32, i32) -> i32
    %622 = "llvm.zext"(%621) <{nonNeg}> : (i32) -> i64
    %623 = "llvm.and"(%622, %589) : (i64, i64) -> i64
    %624 = "llvm.icmp"(%621, %583) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%624, %590)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %625 = "llvm.and"(%622, %591) : (i64, i64) -> i64
    "llvm.br"(%590, %590)[^bb9] : (i64, i64) -> ()
  ^bb9(%626: i64, %627: i64):  // 2 preds: ^bb8, ^bb17
    %628 = "llvm.or"(%626, %589) <{isDisjoint}> : (i64, i64) -> i64
    %629 = "llvm.mul"(%628, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %630 = "llvm.getelementptr"(%619, %629) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %631 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%631)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %632 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %633 = "llvm.sext"(%632) : (i32) -> i64
    "llvm.br"(%633)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %634 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %635 = "llvm.sext"(%634) : (i16) -> i64
    "llvm.br"(%635)[^bb13] : (i64) -> ()
  ^bb13(%636: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %637 = "llvm.getelementptr"(%595, %626) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%636, %637) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %638 = "llvm.add"(%626, %592) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %639 = "llvm.mul"(%638, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %640 = "llvm.getelementptr"(%619, %639) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %641 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %642 = "llvm.sext"(%641) : (i32) -> i64
    "llvm.br"(%642)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %643 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%643)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %644 = "llvm.load"(%640) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %645 = "llvm.sext"(%644) : (i16) -> i64
    "llvm.br"(%645)[^bb17] : (i64) -> ()
  ^bb17(%646: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %647 = "llvm.getelementptr"(%595, %628) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%646, %647) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %648 = "llvm.add"(%627, %592) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %649 = "llvm.icmp"(%648, %625) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%649, %638, %648)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb18:  // pred: ^bb17
    %650 = "llvm.icmp"(%623, %590) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%650, %638)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%651: i64):  // 2 preds: ^bb7, ^bb18
    %652 = "llvm.icmp"(%623, %590) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%652) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %653 = "llvm.add"(%651, %589) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %654 = "llvm.mul"(%653, %620) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %655 = "llvm.getelementptr"(%619, %654) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %656 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %657 = "llvm.sext"(%656) : (i32) -> i64
    "llvm.br"(%657)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %658 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%658)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %659 = "llvm.load"(%655) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %660 = "llvm.sext"(%659) : (i16) -> i64
    "llvm.br"(%660)[^bb23] : (i64) -> ()
  ^bb23(%661: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %662 = "llvm.getelementptr"(%595, %651) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%661, %662) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %663 = "llvm.getelementptr"(%615, %585) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%603)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %664 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%664)[^bb28] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %665 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %666 = "llvm.sext"(%665) : (i32) -> i64
    "llvm.br"(%666)[^bb28] : (i64) -> ()
  ^bb27:  // pred: ^bb24
    %667 = "llvm.load"(%663) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %668 = "llvm.sext"(%667) : (i16) -> i64
    "llvm.br"(%668)[^bb28] : (i64) -> ()
  ^bb28(%669: i64):  // 3 preds: ^bb25, ^bb26, ^bb27
    %670 = "llvm.getelementptr"(%arg25, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %671 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %672 = "llvm.sext"(%671) : (i32) -> i64
    %673 = "llvm.mul"(%669, %672) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %674 = "llvm.getelementptr"(%615, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %675 = "llvm.load"(%674) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %676 = "llvm.ptrtoint"(%675) : (!llvm.ptr) -> i64
    %677 = "llvm.add"(%673, %676) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %678 = "llvm.sext"(%616) : (i32) -> i64
    %679 = "llvm.getelementptr"(%595, %678) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %680 = "llvm.getelementptr"(%arg27, %593) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%677, %680) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%677, %arg27) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%617, %677)[^bb29, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %681 = "llvm.zext"(%616) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%590)[^bb30] : (i64) -> ()
  ^bb30(%682: i64):  // 2 preds: ^bb29, ^bb31
    %683 = "llvm.getelementptr"(%595, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %684 = "llvm.load"(%683) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %685 = "llvm.icmp"(%684, %590) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%685, %588)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %686 = "llvm.add"(%684, %594) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %687 = "llvm.getelementptr"(%679, %682) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %688 = "llvm.load"(%687) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %689 = "llvm.mul"(%688, %686) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %690 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %691 = "llvm.sext"(%690) : (i32) -> i64
    %692 = "llvm.mul"(%689, %691) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %693 = "llvm.icmp"(%692, %590) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %694 = "llvm.zext"(%693) : (i1) -> i64
    %695 = "llvm.getelementptr"(%arg27, %694) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %696 = "llvm.load"(%695) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %697 = "llvm.add"(%692, %696) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%697, %695) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %698 = "llvm.add"(%682, %589) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %699 = "llvm.icmp"(%698, %681) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%699, %698)[^bb32, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %700 = "llvm.load"(%680) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%700)[^bb33] : (i64) -> ()
  ^bb33(%701: i64):  // 2 preds: ^bb28, ^bb32
    %702 = "llvm.load"(%670) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %703 = "llvm.sext"(%702) : (i32) -> i64
    %704 = "llvm.add"(%701, %703) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%704, %680) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%583)[^bb34] : (i32) -> ()
  ^bb34(%705: i32):  // 2 preds: ^bb30, ^bb33
    "llvm.return"(%705) : (i32) -> ()
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
    %464 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i128}> : () -> i128
    %465 = "llvm.mlir.constant"() <{value = 9223372036854775808 : i128}> : () -> i128
    %466 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %467 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %468 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %469 = "llvm.getelementptr"(%arg23, %454) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %470 = "llvm.load"(%469) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%470, %455)[^bb11, ^bb22, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %471 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%arg23, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %474 = "llvm.load"(%473) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %475 = "llvm.getelementptr"(%arg21, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %476 = "llvm.load"(%475) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %477 = "llvm.sext"(%476) : (i32) -> i64
    %478 = "llvm.getelementptr"(%arg21, %477) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %479 = "llvm.sext"(%472) : (i32) -> i64
    %480 = "llvm.getelementptr"(%478, %479) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %481 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.getelementptr"(%480, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %483 = "llvm.load"(%482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %484 = "llvm.sext"(%483) : (i32) -> i64
    %485 = "llvm.getelementptr"(%arg22, %484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %486 = "llvm.getelementptr"(%485, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %487 = "llvm.add"(%474, %459) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %488 = "llvm.mul"(%481, %487) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %489 = "llvm.sext"(%488) : (i32) -> i64
    %490 = "llvm.getelementptr"(%486, %489) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%481)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %491 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%491)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %492 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %493 = "llvm.sext"(%492) : (i32) -> i64
    "llvm.br"(%493)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %494 = "llvm.load"(%490) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %495 = "llvm.sext"(%494) : (i16) -> i64
    "llvm.br"(%495)[^bb5] : (i64) -> ()
  ^bb5(%496: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %497 = "llvm.sext"(%496) : (i64) -> i128
    "llvm.br"(%497)[^bb22] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %498 = "llvm.getelementptr"(%arg21, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %499 = "llvm.load"(%498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %500 = "llvm.sext"(%499) : (i32) -> i64
    %501 = "llvm.getelementptr"(%arg21, %500) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %502 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %503 = "llvm.load"(%502) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %504 = "llvm.sext"(%503) : (i32) -> i64
    %505 = "llvm.getelementptr"(%501, %504) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %506 = "llvm.getelementptr"(%505, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %507 = "llvm.load"(%506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.sext"(%507) : (i32) -> i64
    %509 = "llvm.getelementptr"(%arg22, %508) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %510 = "llvm.load"(%arg21) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%510)[^bb9, ^bb7, ^bb8] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    %511 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%511)[^bb10] : (i64) -> ()
  ^bb8:  // pred: ^bb6
    %512 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %513 = "llvm.sext"(%512) : (i32) -> i64
    "llvm.br"(%513)[^bb10] : (i64) -> ()
  ^bb9:  // pred: ^bb6
    %514 = "llvm.load"(%509) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %515 = "llvm.sext"(%514) : (i16) -> i64
    "llvm.br"(%515)[^bb10] : (i64) -> ()
  ^bb10(%516: i64):  // 3 preds: ^bb7, ^bb8, ^bb9
    %517 = "llvm.sext"(%516) : (i64) -> i128
    "llvm.br"(%517)[^bb22] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %518 = "llvm.getelementptr"(%arg23, %457) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %519 = "llvm.load"(%518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %520 = "llvm.sext"(%519) : (i32) -> i64
    %521 = "llvm.getelementptr"(%arg21, %520) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %522 = "llvm.getelementptr"(%521, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %523 = "llvm.load"(%522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %524 = "llvm.sext"(%523) : (i32) -> i64
    %525 = "llvm.getelementptr"(%arg21, %524) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %526 = "llvm.load"(%521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %527 = "llvm.icmp"(%526, %461) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%527, %462)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %528 = "llvm.zext"(%526) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%463, %462)[^bb13] : (i64, i128) -> ()
  ^bb13(%529: i64, %530: i128):  // 2 preds: ^bb12, ^bb13
    %531 = "llvm.getelementptr"(%525, %529) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %532 = "llvm.call"(%arg21, %arg22, %531) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %533 = "llvm.intr.smax"(%532, %464) : (i128, i128) -> i128
    %534 = "llvm.intr.smin"(%533, %465) : (i128, i128) -> i128
    %535 = "llvm.load"(%531) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %536 = "llvm.sext"(%535) : (i64) -> i128
    %537 = "llvm.mul"(%534, %536) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %538 = "llvm.add"(%537, %530) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %539 = "llvm.add"(%529, %466) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %540 = "llvm.icmp"(%539, %528) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%540, %538, %539, %538)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%541: i128):  // 2 preds: ^bb11, ^bb13
    %542 = "llvm.getelementptr"(%arg23, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %543 = "llvm.load"(%542) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %544 = "llvm.sext"(%543) : (i32) -> i64
    %545 = "llvm.getelementptr"(%arg21, %544) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %546 = "llvm.getelementptr"(%545, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %547 = "llvm.load"(%546) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %548 = "llvm.sext"(%547) : (i32) -> i64
    %549 = "llvm.getelementptr"(%arg21, %548) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %550 = "llvm.load"(%545) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %551 = "llvm.icmp"(%550, %461) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%551, %462)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %552 = "llvm.zext"(%550) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%463, %462)[^bb16] : (i64, i128) -> ()
  ^bb16(%553: i64, %554: i128):  // 2 preds: ^bb15, ^bb16
    %555 = "llvm.getelementptr"(%549, %553) <{elem_type = !llvm.struct<"mlir_abi_call_core_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %556 = "llvm.call"(%arg21, %arg22, %555) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %557 = "llvm.intr.smax"(%556, %464) : (i128, i128) -> i128
    %558 = "llvm.intr.smin"(%557, %465) : (i128, i128) -> i128
    %559 = "llvm.load"(%555) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %560 = "llvm.sext"(%559) : (i64) -> i128
    %561 = "llvm.mul"(%558, %560) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %562 = "llvm.add"(%561, %554) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %563 = "llvm.add"(%553, %466) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %564 = "llvm.icmp"(%563, %552) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%564, %562, %563, %562)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%565: i128):  // 2 preds: ^bb14, ^bb16
    %566 = "llvm.icmp"(%470, %467) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%566)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %567 = "llvm.intr.smax"(%541, %464) : (i128, i128) -> i128
    %568 = "llvm.intr.smin"(%567, %465) : (i128, i128) -> i128
    %569 = "llvm.intr.smax"(%565, %464) : (i128, i128) -> i128
    %570 = "llvm.intr.smin"(%569, %465) : (i128, i128) -> i128
    %571 = "llvm.mul"(%570, %568) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%571)[^bb22] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %572 = "llvm.trunc"(%541) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %573 = "llvm.trunc"(%565) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %574 = "llvm.icmp"(%573, %466) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%574, %462)[^bb22, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %575 = "llvm.sext"(%572) : (i64) -> i128
    %576 = "llvm.icmp"(%541, %575) <{predicate = 0 : i64}> : (i128, i128) -> i1
    "llvm.cond_br"(%576, %541)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb21:  // pred: ^bb20
    %577 = "llvm.sdiv"(%572, %573) : (i64, i64) -> i64
    %578 = "llvm.srem"(%572, %573) : (i64, i64) -> i64
    %579 = "llvm.ashr"(%578, %468) : (i64, i64) -> i64
    %580 = "llvm.add"(%579, %577) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %581 = "llvm.sext"(%580) : (i64) -> i128
    "llvm.br"(%581)[^bb22] : (i128) -> ()
  ^bb22(%582: i128):  // 7 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20, ^bb21
    "llvm.return"(%582) : (i128) -> ()
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

