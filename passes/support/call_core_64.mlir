// Made of runtime/call/tvm_call.c by `make core`: do not edit.
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<10 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str", unnamed_addr = 0 : i64, value = "TypeError\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_str_1", unnamed_addr = 0 : i64, value = "%lld\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, global_type = !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_ffi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2522 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2523 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %2524 = "llvm.mlir.zero"() : () -> !llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>
    "llvm.return"(%2524) : (!llvm.struct<"mlir_abi_64.union.anon.0", (struct<"mlir_abi_64.struct.Functions", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>)>) -> ()
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
    %2520 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %2521 = "llvm.mlir.zero"() : () -> !llvm.array<6 x ptr>
    "llvm.return"(%2521) : (!llvm.array<6 x ptr>) -> ()
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
  ^bb0(%arg68: !llvm.ptr, %arg69: !llvm.ptr, %arg70: !llvm.ptr, %arg71: i32, %arg72: !llvm.ptr):
    %1772 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1773 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1774 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1775 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1776 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1777 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1778 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1779 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1780 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1781 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1782 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1783 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1784 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1785 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1786 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1787 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1788 = "llvm.mlir.constant"() <{value = 108 : i32}> : () -> i32
    %1789 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1790 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1791 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1792 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1793 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1794 = "llvm.mlir.constant"() <{value = 3.4028234663852886E+38 : f64}> : () -> f64
    %1795 = "llvm.mlir.constant"() <{value = 1.7976931348623157E+308 : f64}> : () -> f64
    %1796 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1797 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1798 = "llvm.mlir.constant"() <{value = 3.3895313892515355E+38 : f64}> : () -> f64
    %1799 = "llvm.mlir.constant"() <{value = 6.550400e+04 : f64}> : () -> f64
    %1800 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1801 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1802 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %1803 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1804 = "llvm.mlir.constant"() <{value = -1023 : i32}> : () -> i32
    %1805 = "llvm.mlir.constant"() <{value = 1024 : i32}> : () -> i32
    %1806 = "llvm.mlir.constant"() <{value = -32768 : i16}> : () -> i16
    %1807 = "llvm.mlir.constant"() <{value = 52 : i32}> : () -> i32
    %1808 = "llvm.mlir.constant"() <{value = 4503599627370495 : i64}> : () -> i64
    %1809 = "llvm.mlir.constant"() <{value = 4503599627370496 : i64}> : () -> i64
    %1810 = "llvm.mlir.constant"() <{value = 51 : i32}> : () -> i32
    %1811 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1812 = "llvm.mlir.constant"() <{value = 9007199254740991 : i64}> : () -> i64
    %1813 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1814 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %1815 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1816 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1817 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1818 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1819 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1820 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1821 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1822 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %1823 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1824 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %1825 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %1826 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %1827 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1828 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %1829 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1830 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1831 = "llvm.mlir.constant"() <{value = 44 : i64}> : () -> i64
    %1832 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %1833 = "llvm.mlir.constant"() <{value = -1 : i128}> : () -> i128
    %1834 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %1835 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1836 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_33}> : () -> !llvm.ptr
    %1837 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1838 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1839 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1840 = "llvm.alloca"(%1772) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1841 = "llvm.alloca"(%1772) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1842 = "llvm.alloca"(%1772) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>}> : (i32) -> !llvm.ptr
    %1843 = "llvm.alloca"(%1772) <{alignment = 16 : i64, elem_type = !llvm.array<1064 x i8>}> : (i32) -> !llvm.ptr
    %1844 = "llvm.alloca"(%1772) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1845 = "llvm.alloca"(%1772) <{alignment = 16 : i64, elem_type = !llvm.array<2 x i64>}> : (i32) -> !llvm.ptr
    %1846 = "llvm.alloca"(%1772) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %1847 = "llvm.alloca"(%1772) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1848 = "llvm.alloca"(%1772) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Call", (ptr, ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %1849 = "llvm.load"(%1773) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1850 = "llvm.icmp"(%1849, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1850)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1851 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1852 = "llvm.icmp"(%1851, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1852, %1775)[^bb2, ^bb168] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1853 = "llvm.getelementptr"(%arg68, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1854 = "llvm.load"(%1853) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1855 = "llvm.getelementptr"(%arg68, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1856 = "llvm.load"(%1855) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1857 = "llvm.add"(%1856, %1854) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1858 = "llvm.icmp"(%arg71, %1857) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1859 = "llvm.icmp"(%arg71, %1854) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1860 = "llvm.or"(%1859, %1858) : (i1, i1) -> i1
    "llvm.cond_br"(%1860)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1861 = "llvm.getelementptr"(%arg68, %1778) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1862 = "llvm.load"(%1861) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1863 = "llvm.sext"(%1862) : (i32) -> i64
    %1864 = "llvm.getelementptr"(%arg68, %1863) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1865 = "llvm.sext"(%arg71) : (i32) -> i64
    "llvm.call"(%1779, %1864, %1780, %1781, %1865) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1775)[^bb168] : (i32) -> ()
  ^bb4:  // pred: ^bb2
    %1866 = "llvm.getelementptr"(%arg68, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1867 = "llvm.load"(%1866) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1868 = "llvm.add"(%1867, %1772) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1869 = "llvm.zext"(%1868) : (i32) -> i64
    %1870 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    %1871 = "llvm.alloca"(%1869) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1872 = "llvm.icmp"(%1856, %1774) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1873 = "llvm.and"(%1872, %1858) : (i1, i1) -> i1
    %1874 = "llvm.sext"(%1854) : (i32) -> i64
    %1875 = "llvm.getelementptr"(%arg70, %1874) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1876 = "llvm.select"(%1873, %1875, %1780) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1877 = "llvm.getelementptr"(%arg68, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1878 = "llvm.load"(%1877) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1879 = "llvm.add"(%1878, %1772) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1880 = "llvm.zext"(%1879) : (i32) -> i64
    %1881 = "llvm.alloca"(%1880) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1882 = "llvm.getelementptr"(%arg68, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1883 = "llvm.load"(%1882) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1884 = "llvm.add"(%1883, %1785) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1885 = "llvm.zext"(%1884) : (i32) -> i64
    %1886 = "llvm.alloca"(%1885) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg68, %1848) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1887 = "llvm.getelementptr"(%1848, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1871, %1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1888 = "llvm.getelementptr"(%1848, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1886, %1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1889 = "llvm.getelementptr"(%1848, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1881, %1889) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1890 = "llvm.icmp"(%1854, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1890)[^bb5, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1891 = "llvm.getelementptr"(%arg68, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1892 = "llvm.load"(%1891) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1893 = "llvm.sext"(%1892) : (i32) -> i64
    %1894 = "llvm.getelementptr"(%arg68, %1893) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1895 = "llvm.zext"(%1854) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1787, %1894)[^bb6] : (i64, !llvm.ptr) -> ()
  ^bb6(%1896: i64, %1897: !llvm.ptr):  // 2 preds: ^bb5, ^bb9
    %1898 = "llvm.load"(%1897) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1899 = "llvm.icmp"(%1898, %1788) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1900 = "llvm.getelementptr"(%arg70, %1896) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1899)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %1901 = "llvm.getelementptr"(%1897, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1902 = "llvm.getelementptr"(%1897, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1903 = "llvm.load"(%1902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1904 = "llvm.sext"(%1903) : (i32) -> i64
    %1905 = "llvm.getelementptr"(%1871, %1904) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1900, %1905) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1901)[^bb9] : (!llvm.ptr) -> ()
  ^bb8:  // pred: ^bb6
    %1906 = "llvm.call"(%1848, %1897, %1900) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1907 = "llvm.icmp"(%1906, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1907, %1775, %1906)[^bb167, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb9(%1908: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %1909 = "llvm.add"(%1896, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1910 = "llvm.icmp"(%1909, %1895) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1910, %1909, %1908)[^bb10, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, !llvm.ptr) -> ()
  ^bb10:  // 2 preds: ^bb4, ^bb9
    %1911 = "llvm.getelementptr"(%arg68, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1912 = "llvm.load"(%1911) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1913 = "llvm.sext"(%1912) : (i32) -> i64
    %1914 = "llvm.getelementptr"(%arg68, %1913) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1915 = "llvm.load"(%1866) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1916 = "llvm.icmp"(%1915, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1916)[^bb11, ^bb109] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1917 = "llvm.getelementptr"(%1846, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1918 = "llvm.getelementptr"(%1845, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1919 = "llvm.getelementptr"(%1844, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1787)[^bb12] : (i64) -> ()
  ^bb12(%1920: i64):  // 2 preds: ^bb11, ^bb108
    %1921 = "llvm.getelementptr"(%1914, %1920) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1922 = "llvm.load"(%1887) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1923 = "llvm.getelementptr"(%1922, %1920) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1924 = "llvm.load"(%1923) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1925 = "llvm.load"(%1848) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1926 = "llvm.getelementptr"(%1921, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1927 = "llvm.load"(%1926) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1928 = "llvm.load"(%1921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1929 = "llvm.load"(%1924) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1928)[^bb77, ^bb13, ^bb61] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[97, 102]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb13:  // pred: ^bb12
    "llvm.switch"(%1929, %1925, %1772)[^bb60, ^bb14, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i32) -> ()
  ^bb14:  // pred: ^bb13
    %1930 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1931 = "llvm.load"(%1930) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1932 = "llvm.getelementptr"(%1931, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1932)[^bb16] : (!llvm.ptr) -> ()
  ^bb15:  // pred: ^bb13
    %1933 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1934 = "llvm.load"(%1933) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1935 = "llvm.icmp"(%1934, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1935, %1925, %1772, %1934)[^bb60, ^bb16] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb16(%1936: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1937 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1938 = "llvm.getelementptr"(%1921, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1939 = "llvm.load"(%1938) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1940 = "llvm.sext"(%1939) : (i32) -> i64
    %1941 = "llvm.getelementptr"(%1937, %1940) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1942 = "llvm.getelementptr"(%1921, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1943 = "llvm.load"(%1942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1944 = "llvm.icmp"(%1943, %1774) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1944, %1941)[^bb17, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb17:  // pred: ^bb16
    %1945 = "llvm.getelementptr"(%1921, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1946 = "llvm.load"(%1945) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1947 = "llvm.sext"(%1946) : (i32) -> i64
    %1948 = "llvm.getelementptr"(%1937, %1947) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1949 = "llvm.getelementptr"(%1936, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1950 = "llvm.load"(%1949) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1951 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1951)[^bb19, ^bb20, ^bb18] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb18:  // pred: ^bb17
    "llvm.store"(%1950, %1941) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb19:  // pred: ^bb17
    %1952 = "llvm.trunc"(%1950) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%1952, %1941) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb20:  // pred: ^bb17
    %1953 = "llvm.sext"(%1950) : (i32) -> i64
    "llvm.store"(%1953, %1941) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb21] : () -> ()
  ^bb21:  // 3 preds: ^bb18, ^bb19, ^bb20
    %1954 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1955 = "llvm.intr.smax"(%1954, %1817) : (i32, i32) -> i32
    %1956 = "llvm.zext"(%1955) <{nonNeg}> : (i32) -> i64
    %1957 = "llvm.getelementptr"(%1941, %1956) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1948, %1957) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1948)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1958: !llvm.ptr):  // 2 preds: ^bb16, ^bb21
    %1959 = "llvm.load"(%1925) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1960 = "llvm.icmp"(%1959, %1817) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1960)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    %1961 = "llvm.call"(%1925, %1921, %1936, %1958) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1961)[^bb46] : (i32) -> ()
  ^bb24:  // pred: ^bb22
    %1962 = "llvm.getelementptr"(%1936, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1963 = "llvm.load"(%1962) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1964 = "llvm.getelementptr"(%1921, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1965 = "llvm.load"(%1964) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1966 = "llvm.icmp"(%1963, %1965) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1966, %1793)[^bb25, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb25:  // pred: ^bb24
    %1967 = "llvm.getelementptr"(%1936, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1968 = "llvm.load"(%1967) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1969 = "llvm.load"(%1942) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1970 = "llvm.icmp"(%1969, %1774) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1970)[^bb26, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb26:  // pred: ^bb25
    %1971 = "llvm.icmp"(%1968, %1819) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1971, %1818)[^bb45, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb27:  // pred: ^bb25
    %1972 = "llvm.icmp"(%1968, %1969) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1972, %1818)[^bb28, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb28:  // 2 preds: ^bb26, ^bb27
    %1973 = "llvm.getelementptr"(%1921, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1974 = "llvm.load"(%1973) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1975 = "llvm.sext"(%1974) : (i32) -> i64
    %1976 = "llvm.getelementptr"(%1925, %1975) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1977 = "llvm.getelementptr"(%1936, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1978 = "llvm.load"(%1977) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1979 = "llvm.icmp"(%1968, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1979, %1774, %1820)[^bb29, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb29:  // pred: ^bb28
    %1980 = "llvm.getelementptr"(%1921, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1981 = "llvm.getelementptr"(%1936, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1982 = "llvm.getelementptr"(%1921, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1983 = "llvm.getelementptr"(%1958, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1984 = "llvm.zext"(%1968) <{nonNeg}> : (i32) -> i64
    %1985 = "llvm.getelementptr"(%1976, %1984) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1984, %1774, %1789, %1774)[^bb30] : (i64, i32, i64, i32) -> ()
  ^bb30(%1986: i64, %1987: i32, %1988: i64, %1989: i32):  // 2 preds: ^bb29, ^bb38
    %1990 = "llvm.add"(%1986, %1821) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1991 = "llvm.getelementptr"(%1978, %1990) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1992 = "llvm.load"(%1991) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1993 = "llvm.load"(%1980) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1994 = "llvm.icmp"(%1993, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1994, %1988)[^bb32, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb31:  // pred: ^bb30
    %1995 = "llvm.getelementptr"(%1985, %1986) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1996 = "llvm.load"(%1995) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1996)[^bb32] : (i64) -> ()
  ^bb32(%1997: i64):  // 2 preds: ^bb30, ^bb31
    %1998 = "llvm.icmp"(%1997, %1822) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %1999 = "llvm.select"(%1998, %1997, %1988) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%1970)[^bb34, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:  // pred: ^bb32
    %2000 = "llvm.getelementptr"(%1976, %1986) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2001 = "llvm.load"(%2000) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2002 = "llvm.icmp"(%2001, %1822) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2003 = "llvm.icmp"(%2001, %1992) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2004 = "llvm.select"(%2002, %1820, %2003) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2004, %1797)[^bb34, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %2005 = "llvm.icmp"(%1992, %1789) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2005, %1989, %1999)[^bb35, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb35:  // pred: ^bb34
    %2006 = "llvm.load"(%1981) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2007 = "llvm.icmp"(%2006, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2007, %1989, %1999)[^bb38, ^bb36] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb36:  // pred: ^bb35
    %2008 = "llvm.getelementptr"(%2006, %1990) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2009 = "llvm.load"(%2008) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2010 = "llvm.icmp"(%2009, %1997) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2011 = "llvm.or"(%1998, %2010) : (i1, i1) -> i1
    %2012 = "llvm.select"(%2010, %1989, %1823) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2013 = "llvm.select"(%2010, %1999, %2009) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%2011, %2012, %2013)[^bb38, ^bb37] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb37:  // pred: ^bb36
    %2014 = "llvm.load"(%1982) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2015 = "llvm.icmp"(%2014, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2016 = "llvm.icmp"(%2009, %1787) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2017 = "llvm.or"(%2016, %2015) : (i1, i1) -> i1
    %2018 = "llvm.select"(%2017, %1989, %1824) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2018, %2009)[^bb38] : (i32, i64) -> ()
  ^bb38(%2019: i32, %2020: i64):  // 4 preds: ^bb34, ^bb35, ^bb36, ^bb37
    %2021 = "llvm.shl"(%1986, %1825) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2022 = "llvm.getelementptr"(%1983, %2021) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1992, %2022) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2023 = "llvm.trunc"(%1986) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2024 = "llvm.add"(%1968, %2023) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2025 = "llvm.shl"(%2024, %1818) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2026 = "llvm.sext"(%2025) : (i32) -> i64
    %2027 = "llvm.getelementptr"(%1983, %2026) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2020, %2027) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2028 = "llvm.icmp"(%1992, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2029 = "llvm.zext"(%2028) : (i1) -> i32
    %2030 = "llvm.or"(%1987, %2029) : (i32, i32) -> i32
    %2031 = "llvm.intr.umax"(%1992, %1789) : (i64, i64) -> i64
    %2032 = "llvm.mul"(%2031, %1988) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2033 = "llvm.icmp"(%1986, %1789) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2033, %1990, %2030, %2032, %2019)[^bb30, ^bb39] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb39:  // pred: ^bb38
    %2034 = "llvm.icmp"(%2030, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2019, %2034)[^bb40] : (i32, i1) -> ()
  ^bb40(%2035: i32, %2036: i1):  // 2 preds: ^bb28, ^bb39
    %2037 = "llvm.getelementptr"(%1936, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2038 = "llvm.load"(%2037) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2038, %1817)[^bb45, ^bb41, ^bb41, ^bb41] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb41:  // 3 preds: ^bb40, ^bb40, ^bb40
    %2039 = "llvm.load"(%1936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2040 = "llvm.ptrtoint"(%2039) : (!llvm.ptr) -> i64
    %2041 = "llvm.getelementptr"(%1936, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2042 = "llvm.load"(%2041) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2043 = "llvm.add"(%2042, %2040) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2044 = "llvm.load"(%1976) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2045 = "llvm.getelementptr"(%1921, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2046 = "llvm.load"(%2045) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2047 = "llvm.sext"(%2046) : (i32) -> i64
    %2048 = "llvm.mul"(%2044, %2047) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2049 = "llvm.sub"(%2043, %2048) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2049, %1958) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2050 = "llvm.getelementptr"(%1958, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2049, %2050) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2051 = "llvm.getelementptr"(%1958, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2052 = "llvm.load"(%1976) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2052, %2051) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2036)[^bb44, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %2053 = "llvm.getelementptr"(%1936, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2054 = "llvm.load"(%2053) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2055 = "llvm.icmp"(%2054, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2055, %1774)[^bb45, ^bb43] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb43:  // pred: ^bb42
    "llvm.intr.memcpy"(%1846, %1936, %1778) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1780, %1917) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2056 = "llvm.call"(%1925, %1921, %1846, %1958) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2056)[^bb45] : (i32) -> ()
  ^bb44:  // pred: ^bb41
    %2057 = "llvm.getelementptr"(%1921, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2058 = "llvm.load"(%2057) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2059 = "llvm.add"(%2058, %1775) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2060 = "llvm.sext"(%2059) : (i32) -> i64
    %2061 = "llvm.and"(%2049, %2060) : (i64, i64) -> i64
    %2062 = "llvm.icmp"(%2061, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2063 = "llvm.select"(%2062, %2035, %1800) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2063)[^bb45] : (i32) -> ()
  ^bb45(%2064: i32):  // 8 preds: ^bb24, ^bb26, ^bb27, ^bb33, ^bb40, ^bb42, ^bb43, ^bb44
    "llvm.br"(%2064)[^bb46] : (i32) -> ()
  ^bb46(%2065: i32):  // 2 preds: ^bb23, ^bb45
    %2066 = "llvm.icmp"(%2065, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2067 = "llvm.load"(%1848) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.cond_br"(%2066, %2067, %2065)[^bb47, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb47:  // pred: ^bb46
    %2068 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2069 = "llvm.getelementptr"(%2067, %1826) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2070 = "llvm.load"(%2069) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2071 = "llvm.sext"(%2070) : (i32) -> i64
    %2072 = "llvm.icmp"(%1920, %2071) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2072)[^bb58, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb48:  // pred: ^bb47
    %2073 = "llvm.getelementptr"(%2067, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2074 = "llvm.load"(%2073) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2075 = "llvm.sext"(%2074) : (i32) -> i64
    %2076 = "llvm.getelementptr"(%2067, %2075) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2077 = "llvm.icmp"(%1920, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2077)[^bb58, ^bb49] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:  // pred: ^bb48
    %2078 = "llvm.getelementptr"(%2076, %1920) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2079 = "llvm.getelementptr"(%2078, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1787)[^bb50] : (i64) -> ()
  ^bb50(%2080: i64):  // 2 preds: ^bb49, ^bb57
    %2081 = "llvm.getelementptr"(%2076, %2080) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2082 = "llvm.load"(%2081) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2083 = "llvm.icmp"(%2082, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2083)[^bb51, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %2084 = "llvm.load"(%2079) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2085 = "llvm.icmp"(%2084, %1793) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2085)[^bb53, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb52:  // pred: ^bb51
    %2086 = "llvm.getelementptr"(%2081, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2087 = "llvm.load"(%2086) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2088 = "llvm.icmp"(%2087, %1793) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2088)[^bb53, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:  // 2 preds: ^bb51, ^bb52
    %2089 = "llvm.call"(%2067, %2078, %2068, %1844) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2090 = "llvm.icmp"(%2089, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2090)[^bb58, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb54:  // pred: ^bb53
    %2091 = "llvm.call"(%2067, %2081, %2068, %1845) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_ends, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2092 = "llvm.icmp"(%2091, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2092)[^bb57, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %2093 = "llvm.load"(%1844) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2094 = "llvm.load"(%1918) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2095 = "llvm.icmp"(%2093, %2094) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2095)[^bb56, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // pred: ^bb55
    %2096 = "llvm.load"(%1845) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2097 = "llvm.load"(%1919) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2098 = "llvm.icmp"(%2096, %2097) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2098)[^bb59, ^bb57] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // 5 preds: ^bb50, ^bb52, ^bb54, ^bb55, ^bb56
    %2099 = "llvm.add"(%2080, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2100 = "llvm.icmp"(%2099, %1920) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2100, %2099)[^bb58, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb58:  // 4 preds: ^bb47, ^bb48, ^bb53, ^bb57
    "llvm.br"()[^bb108] : () -> ()
  ^bb59:  // pred: ^bb56
    "llvm.br"(%2067, %1828)[^bb60] : (!llvm.ptr, i32) -> ()
  ^bb60(%2101: !llvm.ptr, %2102: i32):  // 4 preds: ^bb13, ^bb15, ^bb46, ^bb59
    %2103 = "llvm.sext"(%1927) : (i32) -> i64
    %2104 = "llvm.getelementptr"(%1925, %2103) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2102, %2104, %1924, %1921, %2101) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb61:  // pred: ^bb12
    %2105 = "llvm.add"(%1929, %1775) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2106 = "llvm.icmp"(%2105, %1793) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2106)[^bb63, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.switch"(%1929, %1772)[^bb104, ^bb64, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[3, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb63:  // pred: ^bb61
    %2107 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2108 = "llvm.load"(%2107) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2109 = "llvm.sitofp"(%2108) : (i64) -> f64
    "llvm.br"(%2109)[^bb65] : (f64) -> ()
  ^bb64:  // pred: ^bb62
    %2110 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2111 = "llvm.load"(%2110) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%2111)[^bb65] : (f64) -> ()
  ^bb65(%2112: f64):  // 2 preds: ^bb63, ^bb64
    %2113 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2114 = "llvm.getelementptr"(%1921, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2115 = "llvm.load"(%2114) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2116 = "llvm.sext"(%2115) : (i32) -> i64
    %2117 = "llvm.getelementptr"(%2113, %2116) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2118 = "llvm.getelementptr"(%1921, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2119 = "llvm.load"(%2118) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2119)[^bb67, ^bb66, ^bb68] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb66:  // pred: ^bb65
    "llvm.store"(%2112, %2117) <{alignment = 1 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb67:  // pred: ^bb65
    %2120 = "llvm.getelementptr"(%1921, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2121 = "llvm.load"(%2120) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2122 = "llvm.and"(%2121, %1796) : (i32, i32) -> i32
    %2123 = "llvm.icmp"(%2122, %1797) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2124 = "llvm.select"(%2123, %1798, %1799) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %2125 = "llvm.intr.fabs"(%2112) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2126 = "llvm.fcmp"(%2125, %2124) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2127 = "llvm.fcmp"(%2125, %1795) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2128 = "llvm.and"(%2127, %2126) : (i1, i1) -> i1
    "llvm.cond_br"(%2128)[^bb107, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // pred: ^bb65
    %2129 = "llvm.intr.fabs"(%2112) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %2130 = "llvm.fcmp"(%2129, %1794) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %2131 = "llvm.fcmp"(%2129, %1795) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %2132 = "llvm.and"(%2130, %2131) : (i1, i1) -> i1
    "llvm.cond_br"(%2132)[^bb107, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:  // pred: ^bb68
    %2133 = "llvm.fptrunc"(%2112) : (f64) -> f32
    "llvm.store"(%2133, %2117) <{alignment = 1 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb70:  // pred: ^bb67
    %2134 = "llvm.select"(%2123, %1800, %1801) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2135 = "llvm.bitcast"(%2112) : (f64) -> i64
    %2136 = "llvm.lshr"(%2135, %1778) : (i64, i64) -> i64
    %2137 = "llvm.bitcast"(%2125) : (f64) -> i64
    %2138 = "llvm.sub"(%1802, %2134) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2139 = "llvm.shl"(%1775, %2138) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2140 = "llvm.add"(%2139, %1793) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2141 = "llvm.lshr"(%2137, %1803) : (i64, i64) -> i64
    %2142 = "llvm.trunc"(%2141) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %2143 = "llvm.add"(%2142, %1804) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2144 = "llvm.zext"(%2134) <{nonNeg}> : (i32) -> i64
    %2145 = "llvm.icmp"(%2143, %1805) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2145)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:  // pred: ^bb70
    %2146 = "llvm.xor"(%2134, %1815) : (i32, i32) -> i32
    %2147 = "llvm.shl"(%1775, %2146) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2148 = "llvm.xor"(%2147, %1775) : (i32, i32) -> i32
    %2149 = "llvm.zext"(%2148) <{nonNeg}> : (i32) -> i64
    %2150 = "llvm.shl"(%2149, %2144) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2151 = "llvm.and"(%2136, %1814) : (i64, i64) -> i64
    %2152 = "llvm.or"(%2150, %2151) : (i64, i64) -> i64
    %2153 = "llvm.and"(%2137, %1808) : (i64, i64) -> i64
    %2154 = "llvm.icmp"(%2153, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2155 = "llvm.add"(%2134, %1775) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2156 = "llvm.shl"(%1772, %2155) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2157 = "llvm.zext"(%2156) <{nonNeg}> : (i32) -> i64
    %2158 = "llvm.select"(%2154, %1787, %2157) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %2159 = "llvm.or"(%2152, %2158) : (i64, i64) -> i64
    %2160 = "llvm.trunc"(%2159) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2160)[^bb76] : (i16) -> ()
  ^bb72:  // pred: ^bb70
    %2161 = "llvm.trunc"(%2136) <{overflowFlags = 2 : i32}> : (i64) -> i16
    %2162 = "llvm.and"(%2161, %1806) : (i16, i16) -> i16
    %2163 = "llvm.icmp"(%2143, %2140) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2164 = "llvm.sub"(%2140, %2143) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2165 = "llvm.select"(%2163, %2164, %1774) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2166 = "llvm.sub"(%2165, %2134) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2167 = "llvm.icmp"(%2166, %1793) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2167, %2162)[^bb76, ^bb73] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i16) -> ()
  ^bb73:  // pred: ^bb72
    %2168 = "llvm.add"(%2166, %1807) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2169 = "llvm.and"(%2137, %1808) : (i64, i64) -> i64
    %2170 = "llvm.or"(%2169, %1809) <{isDisjoint}> : (i64, i64) -> i64
    %2171 = "llvm.add"(%2166, %1810) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2172 = "llvm.zext"(%2171) <{nonNeg}> : (i32) -> i64
    %2173 = "llvm.shl"(%1789, %2172) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2174 = "llvm.zext"(%2168) <{nonNeg}> : (i32) -> i64
    %2175 = "llvm.lshr"(%2170, %2174) : (i64, i64) -> i64
    %2176 = "llvm.shl"(%1811, %2172) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2177 = "llvm.add"(%2176, %1812) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %2178 = "llvm.and"(%2177, %2170) : (i64, i64) -> i64
    %2179 = "llvm.icmp"(%2178, %2173) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2179, %1789)[^bb75, ^bb74] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb74:  // pred: ^bb73
    %2180 = "llvm.icmp"(%2178, %2173) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2181 = "llvm.and"(%2175, %1789) : (i64, i64) -> i64
    %2182 = "llvm.icmp"(%2181, %1787) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2183 = "llvm.select"(%2180, %2182, %1813) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %2184 = "llvm.zext"(%2183) : (i1) -> i64
    "llvm.br"(%2184)[^bb75] : (i64) -> ()
  ^bb75(%2185: i64):  // 2 preds: ^bb73, ^bb74
    %2186 = "llvm.sub"(%2143, %2140) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2187 = "llvm.select"(%2163, %1774, %2186) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %2188 = "llvm.zext"(%2187) : (i32) -> i64
    %2189 = "llvm.and"(%2136, %1814) : (i64, i64) -> i64
    %2190 = "llvm.shl"(%2188, %2144) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2191 = "llvm.add"(%2175, %2190) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2192 = "llvm.add"(%2191, %2185) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2193 = "llvm.or"(%2192, %2189) : (i64, i64) -> i64
    %2194 = "llvm.trunc"(%2193) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.br"(%2194)[^bb76] : (i16) -> ()
  ^bb76(%2195: i16):  // 3 preds: ^bb71, ^bb72, ^bb75
    "llvm.store"(%2195, %2117) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb77:  // pred: ^bb12
    %2196 = "llvm.add"(%1929, %1775) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2197 = "llvm.icmp"(%2196, %1793) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2197)[^bb78, ^bb93] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb78:  // pred: ^bb77
    %2198 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2199 = "llvm.load"(%2198) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2200 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2201 = "llvm.getelementptr"(%1921, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2202 = "llvm.load"(%2201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2203 = "llvm.sext"(%2202) : (i32) -> i64
    %2204 = "llvm.getelementptr"(%2200, %2203) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2205 = "llvm.getelementptr"(%1921, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2206 = "llvm.load"(%2205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2206)[^bb81, ^bb79, ^bb82, ^bb80] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 8, 4]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb79:  // pred: ^bb78
    %2207 = "llvm.trunc"(%2199) <{overflowFlags = 0 : i32}> : (i64) -> i8
    "llvm.store"(%2207, %2204) <{alignment = 1 : i64, ordering = 0 : i64}> : (i8, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb80:  // pred: ^bb78
    %2208 = "llvm.trunc"(%2199) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%2208, %2204) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb81:  // pred: ^bb78
    %2209 = "llvm.trunc"(%2199) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%2209, %2204) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb82:  // pred: ^bb78
    "llvm.store"(%2199, %2204) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb83] : () -> ()
  ^bb83:  // 4 preds: ^bb79, ^bb80, ^bb81, ^bb82
    %2210 = "llvm.load"(%2201) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2211 = "llvm.sext"(%2210) : (i32) -> i64
    %2212 = "llvm.getelementptr"(%2200, %2211) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2213 = "llvm.load"(%2212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %2214 = "llvm.zext"(%2213) : (i8) -> i64
    %2215 = "llvm.load"(%1921) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2216 = "llvm.icmp"(%2215, %1830) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2216)[^bb84, ^bb85] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb84:  // pred: ^bb83
    %2217 = "llvm.and"(%2214, %1789) : (i64, i64) -> i64
    "llvm.br"(%2217)[^bb106] : (i64) -> ()
  ^bb85:  // pred: ^bb83
    %2218 = "llvm.load"(%2205) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2219 = "llvm.icmp"(%2218, %1772) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2219, %2214)[^bb86, ^bb90] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb86:  // pred: ^bb85
    "llvm.switch"(%2218)[^bb89, ^bb87, ^bb88] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb87:  // pred: ^bb86
    %2220 = "llvm.load"(%2212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%2220)[^bb90] : (i64) -> ()
  ^bb88:  // pred: ^bb86
    %2221 = "llvm.load"(%2212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2222 = "llvm.sext"(%2221) : (i32) -> i64
    "llvm.br"(%2222)[^bb90] : (i64) -> ()
  ^bb89:  // pred: ^bb86
    %2223 = "llvm.load"(%2212) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %2224 = "llvm.sext"(%2223) : (i16) -> i64
    "llvm.br"(%2224)[^bb90] : (i64) -> ()
  ^bb90(%2225: i64):  // 4 preds: ^bb85, ^bb87, ^bb88, ^bb89
    %2226 = "llvm.shl"(%2218, %1818) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2227 = "llvm.sub"(%1819, %2226) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2228 = "llvm.icmp"(%2215, %1829) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2229 = "llvm.zext"(%2227) : (i32) -> i64
    "llvm.cond_br"(%2228)[^bb91, ^bb92] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb91:  // pred: ^bb90
    %2230 = "llvm.lshr"(%1821, %2229) : (i64, i64) -> i64
    %2231 = "llvm.and"(%2225, %2230) : (i64, i64) -> i64
    "llvm.br"(%2231)[^bb106] : (i64) -> ()
  ^bb92:  // pred: ^bb90
    %2232 = "llvm.shl"(%2225, %2229) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2233 = "llvm.ashr"(%2232, %2229) <{isExact}> : (i64, i64) -> i64
    "llvm.br"(%2233)[^bb106] : (i64) -> ()
  ^bb93:  // pred: ^bb77
    "llvm.switch"(%1929, %1772)[^bb104, ^bb94, ^bb99, ^bb100] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[78, 70, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb94:  // pred: ^bb93
    %2234 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2235 = "llvm.load"(%2234) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2236 = "llvm.getelementptr"(%2235, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2237 = "llvm.icmp"(%1928, %1829) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2237)[^bb95, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb95:  // pred: ^bb94
    %2238 = "llvm.getelementptr"(%1921, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2239 = "llvm.load"(%2238) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2240 = "llvm.icmp"(%2239, %1817) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2240)[^bb96, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb96:  // pred: ^bb95
    %2241 = "llvm.load"(%2236) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2242 = "llvm.icmp"(%2241, %1811) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2242)[^bb97, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb97:  // pred: ^bb96
    %2243 = "llvm.getelementptr"(%2235, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2244 = "llvm.load"(%2243) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2245 = "llvm.icmp"(%2244, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2245)[^bb98, ^bb107] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb98:  // pred: ^bb97
    %2246 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2247 = "llvm.getelementptr"(%1921, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2248 = "llvm.load"(%2247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2249 = "llvm.sext"(%2248) : (i32) -> i64
    %2250 = "llvm.getelementptr"(%2246, %2249) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2251 = "llvm.getelementptr"(%2235, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2252 = "llvm.load"(%2251) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.store"(%2252, %2250) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb99:  // 2 preds: ^bb62, ^bb93
    %2253 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2254 = "llvm.load"(%2253) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2255 = "llvm.getelementptr"(%2254, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2255)[^bb101] : (!llvm.ptr) -> ()
  ^bb100:  // 2 preds: ^bb62, ^bb93
    %2256 = "llvm.getelementptr"(%1924, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2257 = "llvm.load"(%2256) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2258 = "llvm.icmp"(%2257, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2258, %1772, %2257)[^bb104, ^bb101] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb101(%2259: !llvm.ptr):  // 2 preds: ^bb99, ^bb100
    %2260 = "llvm.getelementptr"(%2259, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2261 = "llvm.load"(%2260) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2262 = "llvm.getelementptr"(%1921, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2263 = "llvm.load"(%2262) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2264 = "llvm.icmp"(%2261, %2263) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2264, %1793)[^bb102, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb102:  // pred: ^bb101
    %2265 = "llvm.getelementptr"(%2259, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2266 = "llvm.load"(%2265) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2267 = "llvm.icmp"(%2266, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2267, %1793)[^bb103, ^bb104] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb103:  // pred: ^bb102
    %2268 = "llvm.getelementptr"(%2259, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2269 = "llvm.load"(%2268) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2269, %1817)[^bb104, ^bb105, ^bb105, ^bb105] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb104(%2270: i32):  // 6 preds: ^bb62, ^bb93, ^bb100, ^bb101, ^bb102, ^bb103
    %2271 = "llvm.sext"(%1927) : (i32) -> i64
    %2272 = "llvm.getelementptr"(%1925, %2271) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2270, %2272, %1924, %1921, %1925) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb105:  // 3 preds: ^bb103, ^bb103, ^bb103
    %2273 = "llvm.load"(%1888) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2274 = "llvm.getelementptr"(%1921, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2275 = "llvm.load"(%2274) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2276 = "llvm.sext"(%2275) : (i32) -> i64
    %2277 = "llvm.getelementptr"(%2273, %2276) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2278 = "llvm.load"(%2259) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2279 = "llvm.getelementptr"(%2259, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2280 = "llvm.load"(%2279) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2281 = "llvm.getelementptr"(%2278, %2280) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2282 = "llvm.getelementptr"(%1921, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2283 = "llvm.load"(%2282) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2284 = "llvm.sext"(%2283) : (i32) -> i64
    "llvm.intr.memcpy"(%2277, %2281, %2284) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb108] : () -> ()
  ^bb106(%2285: i64):  // 3 preds: ^bb84, ^bb91, ^bb92
    %2286 = "llvm.icmp"(%2285, %2199) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %2287 = "llvm.icmp"(%2215, %1829) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2288 = "llvm.icmp"(%2199, %1787) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %2289 = "llvm.and"(%2288, %2287) : (i1, i1) -> i1
    %2290 = "llvm.or"(%2289, %2286) : (i1, i1) -> i1
    "llvm.cond_br"(%2290)[^bb107, ^bb108] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb107:  // 7 preds: ^bb67, ^bb68, ^bb94, ^bb95, ^bb96, ^bb97, ^bb106
    %2291 = "llvm.sext"(%1927) : (i32) -> i64
    %2292 = "llvm.getelementptr"(%1925, %2291) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1839, %2292, %1924, %1837, %1787) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb108:  // 7 preds: ^bb58, ^bb66, ^bb69, ^bb76, ^bb98, ^bb105, ^bb106
    %2293 = "llvm.add"(%1920, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2294 = "llvm.load"(%1866) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2295 = "llvm.sext"(%2294) : (i32) -> i64
    %2296 = "llvm.icmp"(%2293, %2295) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2296, %2293)[^bb12, ^bb109] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb109:  // 2 preds: ^bb10, ^bb108
    %2297 = "llvm.getelementptr"(%arg68, %1831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2298 = "llvm.load"(%2297) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2299 = "llvm.sext"(%2298) : (i32) -> i64
    %2300 = "llvm.getelementptr"(%arg68, %2299) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2301 = "llvm.getelementptr"(%arg68, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2302 = "llvm.load"(%2301) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2303 = "llvm.icmp"(%2302, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2303)[^bb110, ^bb121] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb110:  // pred: ^bb109
    %2304 = "llvm.zext"(%2302) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1787)[^bb111] : (i64) -> ()
  ^bb111(%2305: i64):  // 2 preds: ^bb110, ^bb120
    %2306 = "llvm.getelementptr"(%2300, %2305) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Condition", (struct<"mlir_abi_64.struct.Sum", (i32, i32)>, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2307 = "llvm.getelementptr"(%2306, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2308 = "llvm.load"(%2307) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2309 = "llvm.sext"(%2308) : (i32) -> i64
    %2310 = "llvm.getelementptr"(%arg68, %2309) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2311 = "llvm.getelementptr"(%2306, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2312 = "llvm.load"(%2311) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2313 = "llvm.sext"(%2312) : (i32) -> i64
    %2314 = "llvm.icmp"(%2312, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2315 = "llvm.load"(%2306) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2316 = "llvm.icmp"(%2315, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2314)[^bb114, ^bb112] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb112:  // pred: ^bb111
    "llvm.cond_br"(%2316)[^bb113, ^bb120] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb113:  // pred: ^bb112
    %2317 = "llvm.zext"(%2315) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1787, %1787)[^bb118] : (i64, i64) -> ()
  ^bb114:  // pred: ^bb111
    "llvm.cond_br"(%2316, %1832)[^bb115, ^bb117] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb115:  // pred: ^bb114
    %2318 = "llvm.zext"(%2315) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1787, %1832)[^bb116] : (i64, i128) -> ()
  ^bb116(%2319: i64, %2320: i128):  // 2 preds: ^bb115, ^bb116
    %2321 = "llvm.getelementptr"(%2310, %2319) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2322 = "llvm.call"(%arg68, %1886, %2321) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2323 = "llvm.load"(%2321) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2324 = "llvm.sext"(%2323) : (i64) -> i128
    %2325 = "llvm.mul"(%2322, %2324) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2326 = "llvm.add"(%2325, %2320) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %2327 = "llvm.add"(%2319, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2328 = "llvm.icmp"(%2327, %2318) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2328, %2326, %2327, %2326)[^bb117, ^bb116] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb117(%2329: i128):  // 2 preds: ^bb114, ^bb116
    %2330 = "llvm.getelementptr"(%2306, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2331 = "llvm.load"(%2330) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2332 = "llvm.icmp"(%2331, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2333 = "llvm.icmp"(%2329, %1833) <{predicate = 4 : i64}> : (i128, i128) -> i1
    %2334 = "llvm.icmp"(%2329, %1832) <{predicate = 0 : i64}> : (i128, i128) -> i1
    %2335 = "llvm.select"(%2332, %2334, %2333) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2335)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb118(%2336: i64, %2337: i64):  // 2 preds: ^bb113, ^bb118
    %2338 = "llvm.getelementptr"(%2310, %2336) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2339 = "llvm.call"(%arg68, %1886, %2338) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %2340 = "llvm.trunc"(%2339) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %2341 = "llvm.srem"(%2340, %2313) : (i64, i64) -> i64
    %2342 = "llvm.load"(%2338) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2343 = "llvm.mul"(%2342, %2341) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2344 = "llvm.add"(%2343, %2337) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2345 = "llvm.srem"(%2344, %2313) : (i64, i64) -> i64
    %2346 = "llvm.add"(%2336, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2347 = "llvm.icmp"(%2346, %2317) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2347, %2346, %2345)[^bb119, ^bb118] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb119:  // pred: ^bb118
    %2348 = "llvm.icmp"(%2345, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2348)[^bb120, ^bb123] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb120:  // 3 preds: ^bb112, ^bb117, ^bb119
    %2349 = "llvm.add"(%2305, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2350 = "llvm.icmp"(%2349, %2304) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2350, %2349)[^bb121, ^bb111] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb121:  // 2 preds: ^bb109, ^bb120
    %2351 = "llvm.icmp"(%1876, %1780) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2352 = "llvm.icmp"(%1856, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %2353 = "llvm.and"(%2351, %2352) : (i1, i1) -> i1
    "llvm.cond_br"(%2353)[^bb122, ^bb160] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb122:  // pred: ^bb121
    %2354 = "llvm.getelementptr"(%arg68, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2355 = "llvm.load"(%2354) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2356 = "llvm.sext"(%2355) : (i32) -> i64
    %2357 = "llvm.getelementptr"(%arg68, %2356) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2358 = "llvm.getelementptr"(%1842, %1778) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2359 = "llvm.getelementptr"(%1842, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2360 = "llvm.getelementptr"(%1842, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2361 = "llvm.getelementptr"(%1842, %1790) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2362 = "llvm.getelementptr"(%1842, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2363 = "llvm.getelementptr"(%1842, %1777) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2364 = "llvm.getelementptr"(%1842, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2365 = "llvm.getelementptr"(%1842, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2366 = "llvm.getelementptr"(%1842, %1831) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2367 = "llvm.getelementptr"(%1842, %1786) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2368 = "llvm.getelementptr"(%1843, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2369 = "llvm.getelementptr"(%1842, %1784) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2370 = "llvm.getelementptr"(%1841, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2371 = "llvm.zext"(%1856) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1787)[^bb124] : (i64) -> ()
  ^bb123:  // 2 preds: ^bb117, ^bb119
    "llvm.call"(%1848, %2306) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_sizes, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb124(%2372: i64):  // 2 preds: ^bb122, ^bb159
    %2373 = "llvm.getelementptr"(%1875, %2372) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2374 = "llvm.getelementptr"(%2357, %2372) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%1842, %2374, %1803) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %2375 = "llvm.load"(%2358) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2376 = "llvm.load"(%1842) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2377 = "llvm.icmp"(%2376, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2377)[^bb126, ^bb125] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb125:  // pred: ^bb124
    "llvm.store"(%1774, %2359) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2378 = "llvm.load"(%2360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2378, %2361) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb126] : () -> ()
  ^bb126:  // 2 preds: ^bb124, ^bb125
    "llvm.store"(%1774, %2362) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1774, %2363) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1785, %2364) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%1772, %2365) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2379 = "llvm.load"(%2366) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%2379, %2367) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %2380 = "llvm.load"(%2373) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2380, %1772)[^bb158, ^bb128, ^bb127] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb127:  // pred: ^bb126
    %2381 = "llvm.getelementptr"(%2373, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2382 = "llvm.load"(%2381) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2383 = "llvm.icmp"(%2382, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2383, %1772, %2382)[^bb158, ^bb129] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb128:  // pred: ^bb126
    %2384 = "llvm.getelementptr"(%2373, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2385 = "llvm.load"(%2384) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2386 = "llvm.getelementptr"(%2385, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%2386)[^bb129] : (!llvm.ptr) -> ()
  ^bb129(%2387: !llvm.ptr):  // 2 preds: ^bb127, ^bb128
    %2388 = "llvm.load"(%2359) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2389 = "llvm.icmp"(%2388, %1774) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2390 = "llvm.load"(%arg68) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2389, %1843)[^bb130, ^bb135] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb130:  // pred: ^bb129
    %2391 = "llvm.getelementptr"(%2387, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2392 = "llvm.load"(%2391) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2390)[^bb132, ^bb133, ^bb131] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb131:  // pred: ^bb130
    "llvm.store"(%2392, %1843) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb132:  // pred: ^bb130
    %2393 = "llvm.trunc"(%2392) <{overflowFlags = 0 : i32}> : (i32) -> i16
    "llvm.store"(%2393, %1843) <{alignment = 16 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb133:  // pred: ^bb130
    %2394 = "llvm.sext"(%2392) : (i32) -> i64
    "llvm.store"(%2394, %1843) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb134] : () -> ()
  ^bb134:  // 3 preds: ^bb131, ^bb132, ^bb133
    %2395 = "llvm.intr.smax"(%2390, %1817) : (i32, i32) -> i32
    %2396 = "llvm.zext"(%2395) <{nonNeg}> : (i32) -> i64
    %2397 = "llvm.getelementptr"(%1843, %2396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2368, %2397) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%2368)[^bb135] : (!llvm.ptr) -> ()
  ^bb135(%2398: !llvm.ptr):  // 2 preds: ^bb129, ^bb134
    %2399 = "llvm.icmp"(%2390, %1817) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2399)[^bb136, ^bb137] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb136:  // pred: ^bb135
    %2400 = "llvm.call"(%arg68, %1842, %2387, %2398) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2400)[^bb157] : (i32) -> ()
  ^bb137:  // pred: ^bb135
    %2401 = "llvm.getelementptr"(%2387, %1816) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2402 = "llvm.load"(%2401) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2403 = "llvm.load"(%2369) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2404 = "llvm.icmp"(%2402, %2403) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2404, %1793)[^bb138, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb138:  // pred: ^bb137
    %2405 = "llvm.getelementptr"(%2387, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2406 = "llvm.load"(%2405) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%2389)[^bb139, ^bb140] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb139:  // pred: ^bb138
    %2407 = "llvm.icmp"(%2406, %1819) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2407, %1818)[^bb156, ^bb141] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb140:  // pred: ^bb138
    %2408 = "llvm.icmp"(%2406, %2388) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2408, %1818)[^bb141, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb141:  // 2 preds: ^bb139, ^bb140
    %2409 = "llvm.sext"(%2379) : (i32) -> i64
    %2410 = "llvm.getelementptr"(%arg68, %2409) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2411 = "llvm.getelementptr"(%2387, %1783) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2412 = "llvm.load"(%2411) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2413 = "llvm.icmp"(%2406, %1774) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2413, %1774, %1820)[^bb142, ^bb151] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb142:  // pred: ^bb141
    %2414 = "llvm.getelementptr"(%2387, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2415 = "llvm.getelementptr"(%2398, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2416 = "llvm.zext"(%2406) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%2416, %1774, %1789, %1774)[^bb143] : (i64, i32, i64, i32) -> ()
  ^bb143(%2417: i64, %2418: i32, %2419: i64, %2420: i32):  // 2 preds: ^bb142, ^bb149
    %2421 = "llvm.add"(%2417, %1821) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2422 = "llvm.getelementptr"(%2412, %2421) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2423 = "llvm.load"(%2422) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2424 = "llvm.icmp"(%2419, %1822) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2389)[^bb145, ^bb144] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb144:  // pred: ^bb143
    %2425 = "llvm.getelementptr"(%2410, %2417) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2426 = "llvm.load"(%2425) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2427 = "llvm.icmp"(%2426, %1822) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2428 = "llvm.icmp"(%2426, %2423) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2429 = "llvm.select"(%2427, %1820, %2428) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%2429, %1797)[^bb145, ^bb156] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb145:  // 2 preds: ^bb143, ^bb144
    %2430 = "llvm.icmp"(%2423, %1789) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2430, %2420, %2419)[^bb146, ^bb149] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb146:  // pred: ^bb145
    %2431 = "llvm.load"(%2414) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2432 = "llvm.icmp"(%2431, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2432, %2420, %2419)[^bb149, ^bb147] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb147:  // pred: ^bb146
    %2433 = "llvm.getelementptr"(%2431, %2421) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2434 = "llvm.load"(%2433) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2435 = "llvm.icmp"(%2434, %2419) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2436 = "llvm.or"(%2424, %2435) : (i1, i1) -> i1
    %2437 = "llvm.select"(%2435, %2420, %1823) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.cond_br"(%2436, %2437, %2434)[^bb149, ^bb148] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb148:  // pred: ^bb147
    %2438 = "llvm.icmp"(%2434, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2439 = "llvm.select"(%2438, %1824, %2420) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2439, %2434)[^bb149] : (i32, i64) -> ()
  ^bb149(%2440: i32, %2441: i64):  // 4 preds: ^bb145, ^bb146, ^bb147, ^bb148
    %2442 = "llvm.shl"(%2417, %1825) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2443 = "llvm.getelementptr"(%2415, %2442) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2423, %2443) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2444 = "llvm.trunc"(%2417) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %2445 = "llvm.add"(%2406, %2444) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2446 = "llvm.shl"(%2445, %1818) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2447 = "llvm.sext"(%2446) : (i32) -> i64
    %2448 = "llvm.getelementptr"(%2415, %2447) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2441, %2448) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2449 = "llvm.icmp"(%2423, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2450 = "llvm.zext"(%2449) : (i1) -> i32
    %2451 = "llvm.or"(%2418, %2450) : (i32, i32) -> i32
    %2452 = "llvm.intr.umax"(%2423, %1789) : (i64, i64) -> i64
    %2453 = "llvm.mul"(%2452, %2419) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2454 = "llvm.icmp"(%2417, %1789) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2454, %2421, %2451, %2453, %2440)[^bb143, ^bb150] <{operandSegmentSizes = array<i32: 1, 4, 0>}> : (i1, i64, i32, i64, i32) -> ()
  ^bb150:  // pred: ^bb149
    %2455 = "llvm.icmp"(%2451, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.br"(%2440, %2455)[^bb151] : (i32, i1) -> ()
  ^bb151(%2456: i32, %2457: i1):  // 2 preds: ^bb141, ^bb150
    %2458 = "llvm.getelementptr"(%2387, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2459 = "llvm.load"(%2458) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%2459, %1817)[^bb156, ^bb152, ^bb152, ^bb152] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb152:  // 3 preds: ^bb151, ^bb151, ^bb151
    %2460 = "llvm.load"(%2387) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2461 = "llvm.ptrtoint"(%2460) : (!llvm.ptr) -> i64
    %2462 = "llvm.getelementptr"(%2387, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2463 = "llvm.load"(%2462) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2464 = "llvm.add"(%2463, %2461) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2465 = "llvm.load"(%2410) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %2466 = "llvm.load"(%2360) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2467 = "llvm.sext"(%2466) : (i32) -> i64
    %2468 = "llvm.mul"(%2465, %2467) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %2469 = "llvm.sub"(%2464, %2468) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%2469, %2398) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2470 = "llvm.getelementptr"(%2398, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2469, %2470) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %2471 = "llvm.getelementptr"(%2398, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2465, %2471) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%2457)[^bb155, ^bb153] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb153:  // pred: ^bb152
    %2472 = "llvm.getelementptr"(%2387, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2473 = "llvm.load"(%2472) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2474 = "llvm.icmp"(%2473, %1780) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%2474, %1774)[^bb156, ^bb154] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb154:  // pred: ^bb153
    "llvm.intr.memcpy"(%1841, %2387, %1778) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.store"(%1780, %2370) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2475 = "llvm.call"(%arg68, %1842, %1841, %2398) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2475)[^bb156] : (i32) -> ()
  ^bb155:  // pred: ^bb152
    %2476 = "llvm.load"(%2361) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2477 = "llvm.add"(%2476, %1775) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2478 = "llvm.sext"(%2477) : (i32) -> i64
    %2479 = "llvm.and"(%2469, %2478) : (i64, i64) -> i64
    %2480 = "llvm.icmp"(%2479, %1787) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %2481 = "llvm.select"(%2480, %2456, %1800) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%2481)[^bb156] : (i32) -> ()
  ^bb156(%2482: i32):  // 8 preds: ^bb137, ^bb139, ^bb140, ^bb144, ^bb151, ^bb153, ^bb154, ^bb155
    "llvm.br"(%2482)[^bb157] : (i32) -> ()
  ^bb157(%2483: i32):  // 2 preds: ^bb136, ^bb156
    %2484 = "llvm.icmp"(%2483, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2484, %2483)[^bb159, ^bb158] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb158(%2485: i32):  // 3 preds: ^bb126, ^bb127, ^bb157
    %2486 = "llvm.sext"(%2375) : (i32) -> i64
    %2487 = "llvm.getelementptr"(%arg68, %2486) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%2485, %2487, %2373, %1842, %arg68) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb159:  // pred: ^bb157
    %2488 = "llvm.add"(%2372, %1789) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2489 = "llvm.icmp"(%2488, %2371) <{predicate = 6 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%2489, %2488)[^bb124, ^bb160] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb160:  // 2 preds: ^bb121, ^bb159
    %2490 = "llvm.call"(%arg69, %1886, %1847, %1780) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2491 = "llvm.icmp"(%2490, %1774) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2491)[^bb162, ^bb161] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb161:  // pred: ^bb160
    %2492 = "llvm.load"(%1847) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %2493 = "llvm.icmp"(%2490, %1793) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2494 = "llvm.select"(%2493, %1834, %1835) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2495 = "llvm.getelementptr"(%arg68, %1803) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2496 = "llvm.load"(%2495) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2497 = "llvm.sext"(%2496) : (i32) -> i64
    %2498 = "llvm.getelementptr"(%arg68, %2497) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2499 = "llvm.select"(%2493, %1836, %2492) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.store"(%2498, %1840) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2500 = "llvm.getelementptr"(%1840, %1782) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%2499, %2500) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2501 = "llvm.getelementptr"(%1840, %1776) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1837, %2501) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2502 = "llvm.load"(%1838) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%2502, %2494, %1840, %1818) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"(%1775)[^bb167] : (i32) -> ()
  ^bb162:  // pred: ^bb160
    "llvm.cond_br"(%1872, %1774)[^bb163, ^bb167] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb163:  // pred: ^bb162
    %2503 = "llvm.getelementptr"(%arg68, %1791) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2504 = "llvm.load"(%2503) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2505 = "llvm.sext"(%2504) : (i32) -> i64
    %2506 = "llvm.getelementptr"(%arg68, %2505) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2507 = "llvm.getelementptr"(%arg68, %1792) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2508 = "llvm.load"(%2507) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2509 = "llvm.sext"(%2508) : (i32) -> i64
    %2510 = "llvm.getelementptr"(%arg68, %2509) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2511 = "llvm.load"(%2510) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2512 = "llvm.icmp"(%2511, %1788) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%2512)[^bb164, ^bb166] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb164:  // pred: ^bb163
    %2513 = "llvm.load"(%2506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %2514 = "llvm.icmp"(%2513, %1827) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %2515 = "llvm.or"(%2351, %2514) : (i1, i1) -> i1
    "llvm.cond_br"(%2515)[^bb166, ^bb165] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb165:  // pred: ^bb164
    %2516 = "llvm.call"(%1848, %2506, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2516)[^bb167] : (i32) -> ()
  ^bb166:  // 2 preds: ^bb163, ^bb164
    %2517 = "llvm.call"(%1848, %1876, %arg72) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_results, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%2517)[^bb167] : (i32) -> ()
  ^bb167(%2518: i32):  // 10 preds: ^bb8, ^bb60, ^bb104, ^bb107, ^bb123, ^bb158, ^bb161, ^bb162, ^bb165, ^bb166
    "llvm.intr.stackrestore"(%1870) : (!llvm.ptr) -> ()
    "llvm.br"(%2518)[^bb168] : (i32) -> ()
  ^bb168(%2519: i32):  // 3 preds: ^bb1, ^bb3, ^bb167
    "llvm.return"(%2519) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg63: !llvm.ptr, %arg64: !llvm.ptr, %arg65: !llvm.ptr, %arg66: !llvm.ptr, %arg67: i64):
    %1750 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1751 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1752 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %1753 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1754 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1755 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1756 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1757 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1758 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1759 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1760 = "llvm.alloca"(%1750) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1761 = "llvm.alloca"(%1750) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1761, %1751, %1752) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1762 = "llvm.icmp"(%arg65, %1753) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1762)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%1761, %arg65) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1763 = "llvm.call"(%1753, %1754, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1764 = "llvm.add"(%1763, %1750) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1765 = "llvm.zext"(%1764) : (i32) -> i64
    %1766 = "llvm.alloca"(%1765) <{alignment = 16 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
    %1767 = "llvm.call"(%1766, %1765, %arg66, %arg67) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1768 = "llvm.getelementptr"(%1761, %1755) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg64, %1760) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1769 = "llvm.getelementptr"(%1760, %1756) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1768, %1769) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1770 = "llvm.getelementptr"(%1760, %1757) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1766, %1770) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1771 = "llvm.load"(%1758) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1771, %arg63, %1760, %1759) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<ptr (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_flatten", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg60: !llvm.ptr, %arg61: !llvm.ptr, %arg62: !llvm.ptr):
    %1645 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1646 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1647 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1648 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %1649 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1650 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1651 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1652 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1653 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1654 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1655 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1656 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1657 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1658 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1659 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1660 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1661 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %1662 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1663 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1664 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1665 = "llvm.getelementptr"(%1664, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1666 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1667 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1668 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1669 = "llvm.getelementptr"(%1664, %1668) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1670 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_23}> : () -> !llvm.ptr
    %1671 = "llvm.alloca"(%1645) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %1672 = "llvm.alloca"(%1645) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i32) -> !llvm.ptr
    %1673 = "llvm.getelementptr"(%arg61, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1674 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1675 = "llvm.getelementptr"(%arg61, %1647) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1676 = "llvm.load"(%1675) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1677 = "llvm.sext"(%1676) : (i32) -> i64
    %1678 = "llvm.getelementptr"(%1674, %1677) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1679 = "llvm.load"(%arg61) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1679)[^bb1, ^bb2, ^bb3, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[108, 110, 115]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1680 = "llvm.getelementptr"(%arg61, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1681 = "llvm.getelementptr"(%arg60, %1654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1658, %1673)[^bb10] : (i32, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1682 = "llvm.getelementptr"(%arg60, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1683 = "llvm.load"(%1682) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1684 = "llvm.getelementptr"(%arg61, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1685 = "llvm.load"(%1684) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1686 = "llvm.sext"(%1685) : (i32) -> i64
    %1687 = "llvm.getelementptr"(%1683, %1686) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg62, %1687) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1673)[^bb21] : (!llvm.ptr) -> ()
  ^bb3:  // pred: ^bb0
    %1688 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1689 = "llvm.icmp"(%1688, %1658) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1689, %1673)[^bb21, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%1648, %1678, %arg62, %1657, %1652) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1656)[^bb21] : (!llvm.ptr) -> ()
  ^bb5:  // pred: ^bb0
    %1690 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1690, %1648)[^bb7, ^bb6, ^bb6] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[75, 71]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    %1691 = "llvm.getelementptr"(%arg62, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1692 = "llvm.load"(%1691) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1693 = "llvm.getelementptr"(%1692, %1650) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1694 = "llvm.load"(%1693) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1695 = "llvm.getelementptr"(%arg61, %1651) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1696 = "llvm.load"(%1695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1697 = "llvm.sext"(%1696) : (i32) -> i64
    %1698 = "llvm.icmp"(%1694, %1697) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1698, %1652, %1673, %1653)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i64, !llvm.ptr, !llvm.ptr) -> ()
  ^bb7(%1699: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    "llvm.call"(%1699, %1678, %arg62, %1657, %1652) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1656)[^bb21] : (!llvm.ptr) -> ()
  ^bb8(%1700: i64, %1701: !llvm.ptr):  // 2 preds: ^bb6, ^bb9
    %1702 = "llvm.load"(%1695) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1703 = "llvm.sext"(%1702) : (i32) -> i64
    %1704 = "llvm.icmp"(%1700, %1703) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1704, %1701)[^bb9, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb9:  // pred: ^bb8
    %1705 = "llvm.load"(%1691) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1706 = "llvm.getelementptr"(%1705, %1654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1707 = "llvm.load"(%1706) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1708 = "llvm.getelementptr"(%1707, %1700) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1709 = "llvm.call"(%arg60, %1701, %1708) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1710 = "llvm.add"(%1700, %1655) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1711 = "llvm.icmp"(%1709, %1656) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1711, %1656, %1710, %1709)[^bb21, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i64, !llvm.ptr) -> ()
  ^bb10(%1712: i32, %1713: !llvm.ptr):  // 2 preds: ^bb1, ^bb12
    %1714 = "llvm.load"(%1680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1715 = "llvm.icmp"(%1712, %1714) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1715)[^bb11, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1716 = "llvm.load"(%1681) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1717 = "llvm.getelementptr"(%1716, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1717, %1681) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1718 = "llvm.load"(%arg60) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1719 = "llvm.getelementptr"(%1713, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1720 = "llvm.load"(%1719) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1721 = "llvm.sext"(%1720) : (i32) -> i64
    %1722 = "llvm.getelementptr"(%1718, %1721) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1723 = "llvm.call"(%arg62, %1678, %1722, %1716) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_get_item, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1724 = "llvm.icmp"(%1723, %1658) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1724, %1656)[^bb12, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb12:  // pred: ^bb11
    %1725 = "llvm.call"(%arg60, %1713, %1716) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_flatten, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1726 = "llvm.add"(%1712, %1645) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1727 = "llvm.icmp"(%1725, %1656) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1727, %1656, %1726, %1725)[^bb21, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, !llvm.ptr, i32, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb10
    %1728 = "llvm.load"(%arg62) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1728)[^bb14, ^bb15, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    "llvm.call"(%1648, %1678, %arg62, %1657, %1652) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb18] : () -> ()
  ^bb15:  // 2 preds: ^bb13, ^bb13
    "llvm.intr.memcpy"(%1671, %arg62, %1646) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1729 = "llvm.getelementptr"(%1671, %1646) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1659, %1729) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1730 = "llvm.getelementptr"(%1671, %1660) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1658, %1730) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1731 = "llvm.getelementptr"(%1671, %1654) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1656, %1731) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1732 = "llvm.icmp"(%1728, %1661) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1733 = "llvm.select"(%1732, %1662, %1651) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1734 = "llvm.getelementptr"(%1672, %1649) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1672, %1663, %1646) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1735 = "llvm.load"(%1665) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1736 = "llvm.getelementptr"(%1666, %1733) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1737 = "llvm.load"(%1736) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1738 = "llvm.call"(%1735, %1737, %1671, %1645, %1672) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %1739 = "llvm.icmp"(%1738, %1658) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1739)[^bb16, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb16:  // pred: ^bb15
    %1740 = "llvm.load"(%1672) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1741 = "llvm.icmp"(%1740, %1667) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1741)[^bb17, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1742 = "llvm.load"(%1669) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1743 = "llvm.load"(%1734) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1744 = "llvm.call"(%1742, %1743) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb19] : () -> ()
  ^bb18:  // 2 preds: ^bb14, ^bb15
    "llvm.br"(%1656)[^bb21] : (!llvm.ptr) -> ()
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %1745 = "llvm.load"(%1734) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1746 = "llvm.load"(%1680) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1747 = "llvm.sext"(%1746) : (i32) -> i64
    %1748 = "llvm.icmp"(%1745, %1747) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1748, %1713)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb20:  // pred: ^bb19
    "llvm.call"(%1653, %1678, %arg62, %1670, %1745) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1656)[^bb21] : (!llvm.ptr) -> ()
  ^bb21(%1749: !llvm.ptr):  // 11 preds: ^bb2, ^bb3, ^bb4, ^bb7, ^bb8, ^bb9, ^bb11, ^bb12, ^bb18, ^bb19, ^bb20
    "llvm.return"(%1749) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_sizes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg58: !llvm.ptr, %arg59: !llvm.ptr):
    %1601 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1602 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1603 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1604 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1605 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1606 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %1607 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1608 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1609 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1610 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1611 = "llvm.load"(%arg58) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1612 = "llvm.getelementptr"(%arg59, %1601) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1613 = "llvm.load"(%1612) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1614 = "llvm.sext"(%1613) : (i32) -> i64
    %1615 = "llvm.getelementptr"(%1611, %1614) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1616 = "llvm.getelementptr"(%arg59, %1602) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1617 = "llvm.load"(%1616) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1618 = "llvm.icmp"(%1617, %1603) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1618, %1604, %1617)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %1619 = "llvm.getelementptr"(%1611, %1605) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1620 = "llvm.load"(%1619) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1621 = "llvm.sext"(%1620) : (i32) -> i64
    %1622 = "llvm.getelementptr"(%1611, %1621) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1623 = "llvm.getelementptr"(%1615, %1606) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1624 = "llvm.load"(%1623) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1625 = "llvm.sext"(%1624) : (i32) -> i64
    %1626 = "llvm.getelementptr"(%1622, %1625) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1627 = "llvm.getelementptr"(%1626, %1607) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1628 = "llvm.load"(%1627) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1629 = "llvm.getelementptr"(%arg58, %1608) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1630 = "llvm.load"(%1629) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1631 = "llvm.getelementptr"(%1630, %1625) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1632 = "llvm.load"(%1631) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1632, %1628)[^bb2] : (!llvm.ptr, i32) -> ()
  ^bb2(%1633: !llvm.ptr, %1634: i32):  // 2 preds: ^bb0, ^bb1
    %1635 = "llvm.sext"(%1634) : (i32) -> i64
    %1636 = "llvm.getelementptr"(%1611, %1635) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1637 = "llvm.getelementptr"(%arg58, %1602) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1638 = "llvm.load"(%1637) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1639 = "llvm.call"(%1611, %1638, %1615) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %1640 = "llvm.trunc"(%1639) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %1641 = "llvm.getelementptr"(%arg59, %1609) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1642 = "llvm.load"(%1641) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1643 = "llvm.sext"(%1642) : (i32) -> i64
    %1644 = "llvm.getelementptr"(%1611, %1643) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1610, %1636, %1633, %1644, %1640) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_number", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg55: !llvm.ptr, %arg56: !llvm.ptr, %arg57: !llvm.ptr):
    %1482 = "llvm.mlir.constant"() <{value = 102 : i32}> : () -> i32
    %1483 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1484 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1485 = "llvm.mlir.constant"() <{value = 98 : i32}> : () -> i32
    %1486 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1487 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1488 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1489 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1490 = "llvm.mlir.constant"() <{value = 117 : i32}> : () -> i32
    %1491 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1492 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1493 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1494 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1495 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %1496 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1497 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_34}> : () -> !llvm.ptr
    %1498 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1499 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1500 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1501 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1502 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1503 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1504 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %1505 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %1506 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1507 = "llvm.mlir.constant"() <{value = 15 : i32}> : () -> i32
    %1508 = "llvm.mlir.constant"() <{value = 65535 : i32}> : () -> i32
    %1509 = "llvm.mlir.constant"() <{value = -1 : i16}> : () -> i16
    %1510 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %1511 = "llvm.mlir.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %1512 = "llvm.mlir.constant"() <{value = 1023 : i32}> : () -> i32
    %1513 = "llvm.mlir.constant"() <{value = 52 : i64}> : () -> i64
    %1514 = "llvm.mlir.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %1515 = "llvm.mlir.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %1516 = "llvm.load"(%arg56) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1517 = "llvm.icmp"(%1516, %1482) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1518 = "llvm.getelementptr"(%arg55, %1483) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1519 = "llvm.load"(%1518) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1520 = "llvm.getelementptr"(%arg56, %1484) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1521 = "llvm.load"(%1520) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1522 = "llvm.sext"(%1521) : (i32) -> i64
    %1523 = "llvm.getelementptr"(%1519, %1522) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.cond_br"(%1517)[^bb1, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1524 = "llvm.getelementptr"(%arg56, %1486) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1525 = "llvm.load"(%1524) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1525)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %1526 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    "llvm.br"(%1526)[^bb7] : (f64) -> ()
  ^bb3:  // pred: ^bb1
    %1527 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1528 = "llvm.fpext"(%1527) : (f32) -> f64
    "llvm.br"(%1528)[^bb7] : (f64) -> ()
  ^bb4:  // pred: ^bb1
    %1529 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1530 = "llvm.getelementptr"(%arg56, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1531 = "llvm.load"(%1530) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1532 = "llvm.and"(%1531, %1503) : (i32, i32) -> i32
    %1533 = "llvm.icmp"(%1532, %1504) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1534 = "llvm.select"(%1533, %1505, %1506) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1535 = "llvm.xor"(%1534, %1507) : (i32, i32) -> i32
    %1536 = "llvm.shl"(%1498, %1535) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1537 = "llvm.xor"(%1536, %1498) : (i32, i32) -> i32
    %1538 = "llvm.zext"(%1529) : (i16) -> i32
    %1539 = "llvm.lshr"(%1538, %1534) : (i32, i32) -> i32
    %1540 = "llvm.and"(%1539, %1537) : (i32, i32) -> i32
    %1541 = "llvm.shl"(%1487, %1534) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1542 = "llvm.add"(%1541, %1508) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1543 = "llvm.and"(%1542, %1538) : (i32, i32) -> i32
    %1544 = "llvm.icmp"(%1529, %1509) <{predicate = 4 : i64}> : (i16, i16) -> i1
    %1545 = "llvm.select"(%1544, %1510, %1511) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %1546 = "llvm.icmp"(%1540, %1537) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1546)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1547 = "llvm.icmp"(%1543, %1502) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1548 = "llvm.fmul"(%1545, %1514) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1549 = "llvm.select"(%1547, %1548, %1515) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    "llvm.br"(%1549)[^bb7] : (f64) -> ()
  ^bb6:  // pred: ^bb4
    %1550 = "llvm.lshr"(%1537, %1487) : (i32, i32) -> i32
    %1551 = "llvm.icmp"(%1540, %1502) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1552 = "llvm.select"(%1551, %1502, %1541) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1553 = "llvm.add"(%1552, %1543) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1554 = "llvm.uitofp"(%1553) <{nonNeg}> : (i32) -> f64
    %1555 = "llvm.fmul"(%1545, %1554) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %1556 = "llvm.intr.umax"(%1540, %1487) : (i32, i32) -> i32
    %1557 = "llvm.xor"(%1534, %1512) : (i32, i32) -> i32
    %1558 = "llvm.sub"(%1557, %1550) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1559 = "llvm.add"(%1558, %1556) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1560 = "llvm.zext"(%1559) <{nonNeg}> : (i32) -> i64
    %1561 = "llvm.shl"(%1560, %1513) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1562 = "llvm.bitcast"(%1561) : (i64) -> f64
    %1563 = "llvm.fmul"(%1555, %1562) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    "llvm.br"(%1563)[^bb7] : (f64) -> ()
  ^bb7(%1564: f64):  // 4 preds: ^bb2, ^bb3, ^bb5, ^bb6
    "llvm.store"(%1488, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1565 = "llvm.getelementptr"(%arg57, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1502, %1565) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1566 = "llvm.getelementptr"(%arg57, %1486) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1564, %1566) <{alignment = 8 : i64, ordering = 0 : i64}> : (f64, !llvm.ptr) -> ()
    "llvm.br"(%1502)[^bb18] : (i32) -> ()
  ^bb8:  // pred: ^bb0
    %1567 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    %1568 = "llvm.zext"(%1567) : (i8) -> i64
    %1569 = "llvm.icmp"(%1516, %1485) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1569)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %1570 = "llvm.and"(%1568, %1499) : (i64, i64) -> i64
    "llvm.br"(%1500, %1570)[^bb17] : (i32, i64) -> ()
  ^bb10:  // pred: ^bb8
    %1571 = "llvm.getelementptr"(%arg56, %1486) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1572 = "llvm.load"(%1571) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1573 = "llvm.icmp"(%1572, %1487) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1573, %1568)[^bb11, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb11:  // pred: ^bb10
    "llvm.switch"(%1572)[^bb14, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb12:  // pred: ^bb11
    %1574 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%1574)[^bb15] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %1575 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1576 = "llvm.sext"(%1575) : (i32) -> i64
    "llvm.br"(%1576)[^bb15] : (i64) -> ()
  ^bb14:  // pred: ^bb11
    %1577 = "llvm.load"(%1523) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %1578 = "llvm.sext"(%1577) : (i16) -> i64
    "llvm.br"(%1578)[^bb15] : (i64) -> ()
  ^bb15(%1579: i64):  // 4 preds: ^bb10, ^bb12, ^bb13, ^bb14
    %1580 = "llvm.shl"(%1572, %1488) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1581 = "llvm.sub"(%1489, %1580) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1582 = "llvm.icmp"(%1516, %1490) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1583 = "llvm.zext"(%1581) : (i32) -> i64
    %1584 = "llvm.shl"(%1579, %1583) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1585 = "llvm.ashr"(%1584, %1583) <{isExact}> : (i64, i64) -> i64
    %1586 = "llvm.lshr"(%1491, %1583) : (i64, i64) -> i64
    %1587 = "llvm.and"(%1579, %1586) : (i64, i64) -> i64
    %1588 = "llvm.select"(%1582, %1587, %1585) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1589 = "llvm.icmp"(%1588, %1492) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1590 = "llvm.select"(%1582, %1589, %1493) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1590, %1487, %1588)[^bb16, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb16:  // pred: ^bb15
    %1591 = "llvm.load"(%arg55) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1592 = "llvm.getelementptr"(%arg56, %1494) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1593 = "llvm.load"(%1592) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1594 = "llvm.sext"(%1593) : (i32) -> i64
    %1595 = "llvm.getelementptr"(%1591, %1594) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.call"(%1495, %1595, %1496, %1497, %1587) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1498)[^bb18] : (i32) -> ()
  ^bb17(%1596: i32, %1597: i64):  // 2 preds: ^bb9, ^bb15
    "llvm.store"(%1596, %arg57) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1598 = "llvm.getelementptr"(%arg57, %1501) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1502, %1598) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %1599 = "llvm.getelementptr"(%arg57, %1486) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1597, %1599) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%1502)[^bb18] : (i32) -> ()
  ^bb18(%1600: i32):  // 3 preds: ^bb7, ^bb16, ^bb17
    "llvm.return"(%1600) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_give_results", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg52: !llvm.ptr, %arg53: !llvm.ptr, %arg54: !llvm.ptr):
    %1242 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1243 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1244 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %1245 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %1246 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1247 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %1248 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1249 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %1250 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1251 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1252 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %1253 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1254 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1255 = "llvm.mlir.constant"() <{value = 97 : i32}> : () -> i32
    %1256 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1257 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1258 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1259 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1260 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %1261 = "llvm.inttoptr"(%1260) : (i64) -> !llvm.ptr
    %1262 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %1263 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %1264 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %1265 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1266 = "llvm.getelementptr"(%1265, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1267 = "llvm.alloca"(%1242) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %1268 = "llvm.load"(%arg52) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1269 = "llvm.getelementptr"(%1268, %1243) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1270 = "llvm.load"(%1269) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1271 = "llvm.sext"(%1270) : (i32) -> i64
    %1272 = "llvm.getelementptr"(%1268, %1271) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1273 = "llvm.getelementptr"(%1268, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1274 = "llvm.load"(%1273) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1275 = "llvm.sext"(%1274) : (i32) -> i64
    %1276 = "llvm.getelementptr"(%1268, %1275) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1276, %1267) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1277 = "llvm.getelementptr"(%1268, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1278 = "llvm.load"(%1277) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1279 = "llvm.zext"(%1278) : (i32) -> i64
    %1280 = "llvm.alloca"(%1279) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>}> : (i64) -> !llvm.ptr
    %1281 = "llvm.alloca"(%1279) <{alignment = 16 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i64) -> !llvm.ptr
    %1282 = "llvm.alloca"(%1279) <{alignment = 16 : i64, elem_type = !llvm.ptr}> : (i64) -> !llvm.ptr
    %1283 = "llvm.icmp"(%1278, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1283, %1246, %1247)[^bb1, ^bb47] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    %1284 = "llvm.getelementptr"(%arg52, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1285 = "llvm.getelementptr"(%1268, %1249) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1286 = "llvm.getelementptr"(%1268, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1287 = "llvm.getelementptr"(%arg52, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1288 = "llvm.shl"(%1279, %1251) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    "llvm.intr.memset"(%1280, %1252, %1288) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.br"(%1253)[^bb3] : (i64) -> ()
  ^bb2:  // pred: ^bb40
    %1289 = "llvm.icmp"(%arg53, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1290 = "llvm.getelementptr"(%arg52, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1291 = "llvm.zext"(%1278) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1253)[^bb41] : (i64) -> ()
  ^bb3(%1292: i64):  // 2 preds: ^bb1, ^bb40
    %1293 = "llvm.getelementptr"(%1281, %1292) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%1293, %1252, %1254) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %1294 = "llvm.getelementptr"(%1272, %1292) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1295 = "llvm.load"(%1294) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1296 = "llvm.icmp"(%1295, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1296)[^bb4, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %1297 = "llvm.load"(%1284) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1298 = "llvm.load"(%1285) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1299 = "llvm.sext"(%1298) : (i32) -> i64
    %1300 = "llvm.getelementptr"(%1268, %1299) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1301 = "llvm.getelementptr"(%1294, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1302 = "llvm.load"(%1301) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1303 = "llvm.sext"(%1302) : (i32) -> i64
    %1304 = "llvm.getelementptr"(%1297, %1303) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1305 = "llvm.getelementptr"(%1294, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1306 = "llvm.load"(%1305) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1307 = "llvm.icmp"(%1306, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1307, %1304)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    %1308 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1309 = "llvm.intr.smax"(%1308, %1257) : (i32, i32) -> i32
    %1310 = "llvm.zext"(%1309) <{nonNeg}> : (i32) -> i64
    %1311 = "llvm.getelementptr"(%1304, %1310) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1312 = "llvm.load"(%1311) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1312)[^bb6] : (!llvm.ptr) -> ()
  ^bb6(%1313: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %1314 = "llvm.icmp"(%1313, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1314, %1258)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb7:  // pred: ^bb6
    %1315 = "llvm.load"(%1313) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1315)[^bb8] : (!llvm.ptr) -> ()
  ^bb8(%1316: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %1317 = "llvm.icmp"(%1292, %1253) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1317, %1253)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb9:  // 2 preds: ^bb8, ^bb18
    %1318 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1319 = "llvm.icmp"(%1318, %1246) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1319, %1318, %1256)[^bb10, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
  ^bb10:  // pred: ^bb9
    %1320 = "llvm.zext"(%1318) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1253)[^bb19] : (i64) -> ()
  ^bb11(%1321: i64):  // 2 preds: ^bb8, ^bb18
    %1322 = "llvm.getelementptr"(%1272, %1321) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1323 = "llvm.load"(%1322) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1324 = "llvm.icmp"(%1323, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1324)[^bb12, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %1325 = "llvm.getelementptr"(%1322, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1326 = "llvm.load"(%1325) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1327 = "llvm.sext"(%1326) : (i32) -> i64
    %1328 = "llvm.getelementptr"(%1297, %1327) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1329 = "llvm.getelementptr"(%1322, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1330 = "llvm.load"(%1329) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1331 = "llvm.icmp"(%1330, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1331, %1328)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb13:  // pred: ^bb12
    %1332 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1333 = "llvm.intr.smax"(%1332, %1257) : (i32, i32) -> i32
    %1334 = "llvm.zext"(%1333) <{nonNeg}> : (i32) -> i64
    %1335 = "llvm.getelementptr"(%1328, %1334) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1336 = "llvm.load"(%1335) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1336)[^bb14] : (!llvm.ptr) -> ()
  ^bb14(%1337: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %1338 = "llvm.icmp"(%1337, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1338, %1258)[^bb16, ^bb15] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb15:  // pred: ^bb14
    %1339 = "llvm.load"(%1337) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1339)[^bb16] : (!llvm.ptr) -> ()
  ^bb16(%1340: !llvm.ptr):  // 2 preds: ^bb14, ^bb15
    %1341 = "llvm.icmp"(%1340, %1316) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1341)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    %1342 = "llvm.trunc"(%1321) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1343 = "llvm.load"(%1286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1344 = "llvm.add"(%1343, %1342) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    "llvm.br"(%1343, %1344)[^bb27] : (i32, i32) -> ()
  ^bb18:  // 2 preds: ^bb11, ^bb16
    %1345 = "llvm.add"(%1321, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1346 = "llvm.icmp"(%1345, %1292) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1346, %1345)[^bb9, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%1347: i64):  // 2 preds: ^bb10, ^bb25
    %1348 = "llvm.getelementptr"(%1300, %1347) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1349 = "llvm.load"(%1348) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1350 = "llvm.icmp"(%1349, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1350)[^bb20, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb20:  // pred: ^bb19
    %1351 = "llvm.getelementptr"(%1348, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1352 = "llvm.load"(%1351) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1353 = "llvm.sext"(%1352) : (i32) -> i64
    %1354 = "llvm.getelementptr"(%1297, %1353) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1355 = "llvm.getelementptr"(%1348, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1356 = "llvm.load"(%1355) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1357 = "llvm.icmp"(%1356, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1357, %1354)[^bb22, ^bb21] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb21:  // pred: ^bb20
    %1358 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1359 = "llvm.intr.smax"(%1358, %1257) : (i32, i32) -> i32
    %1360 = "llvm.zext"(%1359) <{nonNeg}> : (i32) -> i64
    %1361 = "llvm.getelementptr"(%1354, %1360) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1362 = "llvm.load"(%1361) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1362)[^bb22] : (!llvm.ptr) -> ()
  ^bb22(%1363: !llvm.ptr):  // 2 preds: ^bb20, ^bb21
    %1364 = "llvm.icmp"(%1363, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1364, %1258)[^bb24, ^bb23] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb23:  // pred: ^bb22
    %1365 = "llvm.load"(%1363) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1365)[^bb24] : (!llvm.ptr) -> ()
  ^bb24(%1366: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %1367 = "llvm.icmp"(%1366, %1316) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1367)[^bb26, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // 2 preds: ^bb19, ^bb24
    %1368 = "llvm.add"(%1347, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1369 = "llvm.icmp"(%1368, %1320) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1369, %1318, %1256, %1368)[^bb27, ^bb19] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i32, i64) -> ()
  ^bb26:  // pred: ^bb24
    %1370 = "llvm.trunc"(%1347) <{overflowFlags = 3 : i32}> : (i64) -> i32
    "llvm.br"(%1318, %1370)[^bb27] : (i32, i32) -> ()
  ^bb27(%1371: i32, %1372: i32):  // 4 preds: ^bb9, ^bb17, ^bb25, ^bb26
    "llvm.cond_br"(%1307, %1304)[^bb29, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb28:  // pred: ^bb27
    %1373 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1374 = "llvm.intr.smax"(%1373, %1257) : (i32, i32) -> i32
    %1375 = "llvm.zext"(%1374) <{nonNeg}> : (i32) -> i64
    %1376 = "llvm.getelementptr"(%1304, %1375) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1377 = "llvm.load"(%1376) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1377)[^bb29] : (!llvm.ptr) -> ()
  ^bb29(%1378: !llvm.ptr):  // 2 preds: ^bb27, ^bb28
    %1379 = "llvm.icmp"(%1378, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1379, %1258)[^bb31, ^bb30] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb30:  // pred: ^bb29
    %1380 = "llvm.load"(%1378) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1380)[^bb31] : (!llvm.ptr) -> ()
  ^bb31(%1381: !llvm.ptr):  // 2 preds: ^bb29, ^bb30
    %1382 = "llvm.icmp"(%1372, %1371) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1382)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb32:  // pred: ^bb31
    %1383 = "llvm.sub"(%1372, %1371) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1384 = "llvm.zext"(%1383) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%1384)[^bb39] : (i64) -> ()
  ^bb33:  // pred: ^bb31
    %1385 = "llvm.icmp"(%1372, %1256) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1385)[^bb34, ^bb37] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb34:  // pred: ^bb33
    %1386 = "llvm.load"(%1287) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1387 = "llvm.zext"(%1372) <{nonNeg}> : (i32) -> i64
    %1388 = "llvm.getelementptr"(%1386, %1387) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1389 = "llvm.load"(%1388) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1390 = "llvm.load"(%1389) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1391 = "llvm.icmp"(%1390, %1262) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1391, %1258)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb35:  // pred: ^bb34
    %1392 = "llvm.getelementptr"(%1389, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1393 = "llvm.load"(%1392) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%1393)[^bb36] : (!llvm.ptr) -> ()
  ^bb36(%1394: !llvm.ptr):  // 2 preds: ^bb34, ^bb35
    %1395 = "llvm.getelementptr"(%1293, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1394, %1395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1292)[^bb39] : (i64) -> ()
  ^bb37:  // pred: ^bb33
    %1396 = "llvm.icmp"(%1381, %1261) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1396, %1292)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb38:  // pred: ^bb37
    "llvm.store"(%1381, %1293) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%1292)[^bb39] : (i64) -> ()
  ^bb39(%1397: i64):  // 4 preds: ^bb32, ^bb36, ^bb37, ^bb38
    %1398 = "llvm.getelementptr"(%1281, %1397) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1399 = "llvm.getelementptr"(%1282, %1292) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1398, %1399) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb40] : () -> ()
  ^bb40:  // 2 preds: ^bb3, ^bb39
    %1400 = "llvm.add"(%1292, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1401 = "llvm.icmp"(%1400, %1279) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1401, %1400)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb41(%1402: i64):  // 2 preds: ^bb2, ^bb46
    %1403 = "llvm.getelementptr"(%arg53, %1402) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1404 = "llvm.select"(%1289, %1258, %1403) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1405 = "llvm.getelementptr"(%1272, %1402) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1406 = "llvm.load"(%1405) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1407 = "llvm.icmp"(%1406, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1407)[^bb42, ^bb43] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %1408 = "llvm.getelementptr"(%1282, %1402) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1409 = "llvm.load"(%1408) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1410 = "llvm.getelementptr"(%1280, %1402) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1411 = "llvm.trunc"(%1402) <{overflowFlags = 3 : i32}> : (i64) -> i32
    %1412 = "llvm.call"(%arg52, %1409, %1411, %1410, %1404) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_array, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1412)[^bb46] : (i32) -> ()
  ^bb43:  // pred: ^bb41
    %1413 = "llvm.icmp"(%1404, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1413)[^bb44, ^bb45] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb44:  // pred: ^bb43
    %1414 = "llvm.getelementptr"(%1280, %1402) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1415 = "llvm.call"(%arg52, %1405, %1414) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_give_number, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1415)[^bb46] : (i32) -> ()
  ^bb45:  // pred: ^bb43
    %1416 = "llvm.load"(%1403) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1417 = "llvm.icmp"(%1416, %1262) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1418 = "llvm.getelementptr"(%1403, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1419 = "llvm.load"(%1418) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1420 = "llvm.select"(%1417, %1254, %1253) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %1421 = "llvm.getelementptr"(%1419, %1420) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1422 = "llvm.load"(%1421) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1423 = "llvm.getelementptr"(%1421, %1244) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1424 = "llvm.load"(%1423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1425 = "llvm.getelementptr"(%1422, %1424) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1426 = "llvm.load"(%1290) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1427 = "llvm.getelementptr"(%1405, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1428 = "llvm.load"(%1427) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1429 = "llvm.sext"(%1428) : (i32) -> i64
    %1430 = "llvm.getelementptr"(%1426, %1429) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1431 = "llvm.getelementptr"(%1405, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1432 = "llvm.load"(%1431) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1433 = "llvm.sext"(%1432) : (i32) -> i64
    "llvm.intr.memcpy"(%1425, %1430, %1433) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%1246)[^bb46] : (i32) -> ()
  ^bb46(%1434: i32):  // 3 preds: ^bb42, ^bb44, ^bb45
    %1435 = "llvm.add"(%1402, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1436 = "llvm.icmp"(%1434, %1246) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1437 = "llvm.icmp"(%1435, %1291) <{predicate = 9 : i64}> : (i64, i64) -> i1
    %1438 = "llvm.select"(%1436, %1263, %1437) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%1438, %1434, %1436, %1435)[^bb47, ^bb41] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, i1, i64) -> ()
  ^bb47(%1439: i32, %1440: i1):  // 2 preds: ^bb0, ^bb46
    %1441 = "llvm.icmp"(%arg53, %1258) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %1442 = "llvm.or"(%1441, %1440) : (i1, i1) -> i1
    "llvm.cond_br"(%1442, %1439)[^bb49, ^bb48] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb48:  // pred: ^bb47
    %1443 = "llvm.call"(%1268, %1267, %1280, %arg54) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_nest, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1443)[^bb49] : (i32) -> ()
  ^bb49(%1444: i32):  // 2 preds: ^bb47, ^bb48
    "llvm.cond_br"(%1283, %1253)[^bb50, ^bb60] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb50(%1445: i64):  // 2 preds: ^bb49, ^bb52
    %1446 = "llvm.getelementptr"(%1280, %1445) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1447 = "llvm.load"(%1446) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1448 = "llvm.icmp"(%1447, %1264) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1448)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    %1449 = "llvm.load"(%1266) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1450 = "llvm.getelementptr"(%1446, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1451 = "llvm.load"(%1450) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1452 = "llvm.call"(%1449, %1451) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb52] : () -> ()
  ^bb52:  // 2 preds: ^bb50, ^bb51
    %1453 = "llvm.add"(%1445, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1454 = "llvm.icmp"(%1453, %1279) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1454, %1453)[^bb53, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb53:  // pred: ^bb52
    %1455 = "llvm.getelementptr"(%arg52, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1253)[^bb54] : (i64) -> ()
  ^bb54(%1456: i64):  // 2 preds: ^bb53, ^bb59
    %1457 = "llvm.getelementptr"(%1281, %1456) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1458 = "llvm.getelementptr"(%1457, %1250) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1459 = "llvm.load"(%1458) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1460 = "llvm.icmp"(%1459, %1258) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1460)[^bb56, ^bb55] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %1461 = "llvm.load"(%1266) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1462 = "llvm.call"(%1461, %1459) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb56] : () -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %1463 = "llvm.load"(%1457) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1463) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %1464 = "llvm.getelementptr"(%1272, %1456) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1465 = "llvm.load"(%1464) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1466 = "llvm.icmp"(%1465, %1255) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1466)[^bb57, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:  // pred: ^bb56
    %1467 = "llvm.getelementptr"(%1464, %1248) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1468 = "llvm.load"(%1467) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1469 = "llvm.icmp"(%1468, %1246) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1469)[^bb58, ^bb59] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb58:  // pred: ^bb57
    %1470 = "llvm.load"(%1455) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1471 = "llvm.getelementptr"(%1464, %1245) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1472 = "llvm.load"(%1471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1473 = "llvm.sext"(%1472) : (i32) -> i64
    %1474 = "llvm.getelementptr"(%1470, %1473) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1475 = "llvm.load"(%1268) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1476 = "llvm.intr.smax"(%1475, %1257) : (i32, i32) -> i32
    %1477 = "llvm.zext"(%1476) <{nonNeg}> : (i32) -> i64
    %1478 = "llvm.getelementptr"(%1474, %1477) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1479 = "llvm.load"(%1478) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%1479) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"()[^bb59] : () -> ()
  ^bb59:  // 3 preds: ^bb56, ^bb57, ^bb58
    %1480 = "llvm.add"(%1456, %1259) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1481 = "llvm.icmp"(%1480, %1279) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1481, %1480)[^bb60, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb60:  // 2 preds: ^bb49, ^bb59
    "llvm.return"(%1444) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_text", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg50: !llvm.ptr, %arg51: !llvm.ptr):
    %1224 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1225 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1226 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1227 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1228 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1229 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %1230 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1231 = "llvm.getelementptr"(%1230, %1229) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1232 = "llvm.alloca"(%1224) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    "llvm.store"(%arg50, %1232) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1233 = "llvm.getelementptr"(%1232, %1225) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1234 = "llvm.call"(%arg50) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1234, %1233) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1235 = "llvm.load"(%1226) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %1236 = "llvm.icmp"(%1235, %1227) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1236)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1237 = "llvm.call"() <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_find_functions, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    %1238 = "llvm.icmp"(%1237, %1227) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1238, %1228)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1239 = "llvm.load"(%1231) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1240 = "llvm.call"(%1239, %1232, %arg51) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%1240)[^bb3] : (i32) -> ()
  ^bb3(%1241: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%1241) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strlen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_find_functions", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1180 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1181 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_2}> : () -> !llvm.ptr
    %1182 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %1183 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1184 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_symbols}> : () -> !llvm.ptr
    %1185 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1186 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1187 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_NAMES}> : () -> !llvm.ptr
    %1188 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1189 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1190 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_GLOBALS}> : () -> !llvm.ptr
    %1191 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1192 = "llvm.getelementptr"(%1186, %1191) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1193 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %1194 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1195 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %1196 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %1197 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_is_ready}> : () -> !llvm.ptr
    %1198 = "llvm.alloca"(%1180) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Bytes", (ptr, i64)>}> : (i32) -> !llvm.ptr
    %1199 = "llvm.call"(%1181, %1182) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlopen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.br"(%1183)[^bb2] : (i64) -> ()
  ^bb1:  // pred: ^bb6
    %1200 = "llvm.getelementptr"(%1198, %1189) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1183)[^bb8] : (i64) -> ()
  ^bb2(%1201: i64):  // 2 preds: ^bb0, ^bb6
    %1202 = "llvm.getelementptr"(%1184, %1201) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1203 = "llvm.load"(%1202) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1204 = "llvm.icmp"(%1203, %1185) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1204)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1205 = "llvm.getelementptr"(%1186, %1201) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1203, %1205) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb6] : () -> ()
  ^bb4:  // pred: ^bb2
    %1206 = "llvm.getelementptr"(%1187, %1201) <{elem_type = !llvm.array<36 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1207 = "llvm.call"(%1199, %1206) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dlsym, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %1208 = "llvm.getelementptr"(%1186, %1201) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1207, %1208) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1209 = "llvm.icmp"(%1207, %1185) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1209)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "llvm.call"(%1206) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1195)[^bb12] : (i32) -> ()
  ^bb6:  // 2 preds: ^bb3, ^bb4
    %1210 = "llvm.add"(%1201, %1188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1211 = "llvm.icmp"(%1210, %1189) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1211, %1210)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb9
    %1212 = "llvm.add"(%1214, %1188) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1213 = "llvm.icmp"(%1212, %1196) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1213, %1212)[^bb11, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb8(%1214: i64):  // 2 preds: ^bb1, ^bb7
    %1215 = "llvm.getelementptr"(%1190, %1214) <{elem_type = !llvm.array<16 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1215, %1198) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1216 = "llvm.call"(%1215) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @strlen, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, will_return}> : (!llvm.ptr) -> i64
    "llvm.store"(%1216, %1200) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1217 = "llvm.load"(%1192) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1218 = "llvm.getelementptr"(%1193, %1214) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1219 = "llvm.call"(%1217, %1198, %1218) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1220 = "llvm.icmp"(%1219, %1194) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1220, %1195)[^bb9, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb9:  // pred: ^bb8
    %1221 = "llvm.load"(%1218) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1222 = "llvm.icmp"(%1221, %1185) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1222)[^bb10, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.call"(%1215) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_runtime, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%1195)[^bb12] : (i32) -> ()
  ^bb11:  // pred: ^bb7
    "llvm.store"(%1180, %1197) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%1194)[^bb12] : (i32) -> ()
  ^bb12(%1223: i32):  // 4 preds: ^bb5, ^bb8, ^bb10, ^bb11
    "llvm.return"(%1223) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "dlopen", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "dlsym", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_refuse_runtime", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg49: !llvm.ptr):
    %1163 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1164 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1165 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1166 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_refuse_runtime_text}> : () -> !llvm.ptr
    %1167 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1168 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1169 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %1170 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_3}> : () -> !llvm.ptr
    %1171 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %1172 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %1173 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_5}> : () -> !llvm.ptr
    %1174 = "llvm.alloca"(%1163) <{alignment = 16 : i64, elem_type = !llvm.array<3 x ptr>}> : (i32) -> !llvm.ptr
    %1175 = "llvm.load"(%1164) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1176 = "llvm.icmp"(%1175, %1165) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1176)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.store"(%1166, %1174) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1177 = "llvm.getelementptr"(%1174, %1167) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg49, %1177) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %1178 = "llvm.getelementptr"(%1174, %1168) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1169, %1178) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.call"(%1175, %1170, %1174, %1171) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1179 = "llvm.call"(%1172, %1173, %1166, %arg49) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @dprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (i32, ptr, ...)>}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @abort, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "dprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, passthrough = ["cold", "optsize"], sym_name = "abort", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_append_value", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: !llvm.ptr, %arg48: !llvm.ptr):
    %1113 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_14}> : () -> !llvm.ptr
    %1114 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1115 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_13}> : () -> !llvm.ptr
    %1116 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_12}> : () -> !llvm.ptr
    %1117 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %1118 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1119 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_11}> : () -> !llvm.ptr
    %1120 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_10}> : () -> !llvm.ptr
    %1121 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_9}> : () -> !llvm.ptr
    %1122 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1123 = "llvm.mlir.constant"() <{value = 480 : i64}> : () -> i64
    %1124 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_8}> : () -> !llvm.ptr
    %1125 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_7}> : () -> !llvm.ptr
    %1126 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %1127 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_6}> : () -> !llvm.ptr
    %1128 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1129 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1130 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %1131 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %1132 = "llvm.getelementptr"(%1131, %1129) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1133 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_16}> : () -> !llvm.ptr
    %1134 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1135 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_15}> : () -> !llvm.ptr
    %1136 = "llvm.load"(%arg48) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%1136)[^bb14, ^bb2, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb13] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<[70, 7, 0, 1, 2, 3, 8, 11, 65, 12, 66, 71, 75, 72, 76, 74, 78]> : vector<17xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1137 = "llvm.getelementptr"(%arg48, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1138 = "llvm.load"(%1137) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1139 = "llvm.icmp"(%1138, %1128) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1139, %1138)[^bb15, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, !llvm.ptr) -> ()
  ^bb2:  // pred: ^bb0
    %1140 = "llvm.getelementptr"(%arg48, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1141 = "llvm.load"(%1140) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1142 = "llvm.getelementptr"(%1141, %1129) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%1142)[^bb3] : (!llvm.ptr) -> ()
  ^bb3(%1143: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    "llvm.call"(%arg47, %1143) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_tensor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb4:  // pred: ^bb0
    "llvm.call"(%arg47, %1127, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb5:  // pred: ^bb0
    %1144 = "llvm.getelementptr"(%arg48, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1145 = "llvm.load"(%1144) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1126, %1145) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb6:  // pred: ^bb0
    "llvm.call"(%arg47, %1125, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb7:  // pred: ^bb0
    %1146 = "llvm.getelementptr"(%arg47, %1122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1147 = "llvm.getelementptr"(%arg48, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1148 = "llvm.load"(%1147) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f64
    %1149 = "llvm.call"(%1146, %1123, %1124, %1148) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, f64) -> i32
    "llvm.store"(%1149, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.call"(%arg47, %1121, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb9:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1120, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb10:  // 2 preds: ^bb0, ^bb0
    %1150 = "llvm.getelementptr"(%arg48, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1151 = "llvm.load"(%1150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1152 = "llvm.getelementptr"(%1151, %1118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1153 = "llvm.load"(%1152) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg47, %1119, %1153) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb11:  // 2 preds: ^bb0, ^bb0
    "llvm.call"(%arg47, %1116, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb12:  // pred: ^bb0
    "llvm.call"(%arg47, %1115, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb13:  // pred: ^bb0
    "llvm.call"(%arg47, %1113, %1114) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb14:  // pred: ^bb0
    %1154 = "llvm.icmp"(%1136, %1130) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1154)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:  // 2 preds: ^bb1, ^bb14
    %1155 = "llvm.sext"(%1136) : (i32) -> i64
    "llvm.call"(%arg47, %1135, %1155) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb16:  // pred: ^bb14
    %1156 = "llvm.getelementptr"(%arg47, %1122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1157 = "llvm.load"(%1132) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1158 = "llvm.call"(%1157, %1136) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %1159 = "llvm.getelementptr"(%1158, %1117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1160 = "llvm.load"(%1159) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1161 = "llvm.call"(%1156, %1123, %1133, %1160) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
    %1162 = "llvm.intr.smin"(%1161, %1134) : (i32, i32) -> i32
    "llvm.store"(%1162, %arg47) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb17] : () -> ()
  ^bb17:  // 13 preds: ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb15, ^bb16
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "snprintf", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_tensor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg45: !llvm.ptr, %arg46: !llvm.ptr):
    %1018 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %1019 = "llvm.mlir.constant"() <{value = 255 : i32}> : () -> i32
    %1020 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %1021 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %1022 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %1023 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %1024 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_DTYPES}> : () -> !llvm.ptr
    %1025 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %1026 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_17}> : () -> !llvm.ptr
    %1027 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %1028 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %1029 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1030 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %1031 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1032 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %1033 = "llvm.mlir.constant"() <{value = -2 : i64}> : () -> i64
    %1034 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %1035 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %1036 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1037 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_18}> : () -> !llvm.ptr
    %1038 = "llvm.getelementptr"(%arg46, %1018) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1039 = "llvm.load"(%1038) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1040 = "llvm.and"(%1039, %1019) : (i32, i32) -> i32
    %1041 = "llvm.lshr"(%1039, %1020) : (i32, i32) -> i32
    %1042 = "llvm.getelementptr"(%arg46, %1021) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1043 = "llvm.load"(%1042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1044 = "llvm.add"(%1043, %1022) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1045 = "llvm.zext"(%1044) : (i32) -> i64
    %1046 = "llvm.alloca"(%1045) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %1047 = "llvm.icmp"(%1040, %1023) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1047)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %1048 = "llvm.zext"(%1040) <{nonNeg}> : (i32) -> i64
    %1049 = "llvm.getelementptr"(%1024, %1048) <{elem_type = !llvm.array<20 x i8>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1050 = "llvm.lshr"(%1039, %1025) : (i32, i32) -> i32
    %1051 = "llvm.and"(%1050, %1019) : (i32, i32) -> i32
    %1052 = "llvm.zext"(%1051) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1049, %1052) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1053 = "llvm.icmp"(%1041, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1053)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %1054 = "llvm.zext"(%1041) <{nonNeg}> : (i32) -> i64
    "llvm.call"(%arg45, %1026, %1054) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %1055 = "llvm.getelementptr"(%arg46, %1027) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1056 = "llvm.load"(%1055) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1057 = "llvm.load"(%1042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1056, %1057) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %1058 = "llvm.load"(%1042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1059 = "llvm.load"(%1055) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1060 = "llvm.icmp"(%1058, %1028) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1060)[^bb5, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %1061 = "llvm.zext"(%1058) <{nonNeg}> : (i32) -> i64
    %1062 = "llvm.and"(%1061, %1029) : (i64, i64) -> i64
    %1063 = "llvm.icmp"(%1058, %1022) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%1063, %1061, %1029, %1029)[^bb9, ^bb6] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb6:  // pred: ^bb5
    %1064 = "llvm.and"(%1061, %1030) : (i64, i64) -> i64
    "llvm.br"(%1061, %1029, %1029, %1031)[^bb7] : (i64, i64, i64, i64) -> ()
  ^bb7(%1065: i64, %1066: i64, %1067: i64, %1068: i64):  // 2 preds: ^bb6, ^bb7
    %1069 = "llvm.add"(%1065, %1032) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1070 = "llvm.getelementptr"(%1046, %1069) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1067, %1070) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1071 = "llvm.getelementptr"(%1059, %1069) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1072 = "llvm.load"(%1071) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1073 = "llvm.intr.umax"(%1072, %1029) : (i64, i64) -> i64
    %1074 = "llvm.mul"(%1073, %1067) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1075 = "llvm.mul"(%1072, %1066) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1076 = "llvm.add"(%1065, %1033) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1077 = "llvm.getelementptr"(%1046, %1076) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1074, %1077) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1078 = "llvm.getelementptr"(%1059, %1076) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1079 = "llvm.load"(%1078) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1080 = "llvm.intr.umax"(%1079, %1029) : (i64, i64) -> i64
    %1081 = "llvm.mul"(%1080, %1074) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1082 = "llvm.mul"(%1079, %1075) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1083 = "llvm.add"(%1068, %1034) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1084 = "llvm.icmp"(%1083, %1064) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1084, %1076, %1082, %1081, %1083)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb8:  // pred: ^bb7
    %1085 = "llvm.icmp"(%1062, %1031) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1085, %1082, %1076, %1082, %1081)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb9(%1086: i64, %1087: i64, %1088: i64):  // 2 preds: ^bb5, ^bb8
    %1089 = "llvm.icmp"(%1062, %1031) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%1089) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %1090 = "llvm.add"(%1086, %1032) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1091 = "llvm.getelementptr"(%1046, %1090) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%1088, %1091) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %1092 = "llvm.getelementptr"(%1059, %1090) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1093 = "llvm.load"(%1092) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1094 = "llvm.mul"(%1093, %1087) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%1094)[^bb10] : (i64) -> ()
  ^bb10(%1095: i64):  // 2 preds: ^bb8, ^bb9
    %1096 = "llvm.icmp"(%1095, %1031) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1096)[^bb16, ^bb11] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:  // pred: ^bb10
    %1097 = "llvm.getelementptr"(%arg46, %1035) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1098 = "llvm.load"(%1097) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1099 = "llvm.icmp"(%1098, %1036) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%1099, %1031)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb12(%1100: i64):  // 2 preds: ^bb11, ^bb14
    %1101 = "llvm.getelementptr"(%1059, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1102 = "llvm.load"(%1101) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1103 = "llvm.icmp"(%1102, %1029) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1103)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:  // pred: ^bb12
    %1104 = "llvm.getelementptr"(%1098, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1105 = "llvm.load"(%1104) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1106 = "llvm.getelementptr"(%1046, %1100) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1107 = "llvm.load"(%1106) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %1108 = "llvm.icmp"(%1105, %1107) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1108)[^bb14, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %1109 = "llvm.add"(%1100, %1029) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1110 = "llvm.icmp"(%1109, %1061) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1110, %1109)[^bb16, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb15:  // pred: ^bb13
    "llvm.call"(%arg45, %1037, %1031) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1111 = "llvm.load"(%1097) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %1112 = "llvm.load"(%1042) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.call"(%arg45, %1111, %1112) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_list, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.br"()[^bb16] : () -> ()
  ^bb16:  // 5 preds: ^bb4, ^bb10, ^bb11, ^bb14, ^bb15
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i64)>, linkage = #llvm.linkage<internal>, no_inline, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg42: !llvm.ptr, %arg43: !llvm.ptr, %arg44: i64):
    %1005 = "llvm.mlir.constant"() <{value = 480 : i32}> : () -> i32
    %1006 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %1007 = "llvm.mlir.constant"() <{value = 479 : i32}> : () -> i32
    %1008 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1009 = "llvm.sub"(%1005, %1008) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1010 = "llvm.getelementptr"(%arg42, %1006) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1011 = "llvm.sext"(%1008) : (i32) -> i64
    %1012 = "llvm.getelementptr"(%1010, %1011) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1013 = "llvm.sext"(%1009) : (i32) -> i64
    %1014 = "llvm.call"(%1012, %1013, %arg43, %arg44) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @snprintf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>, var_callee_type = !llvm.func<i32 (ptr, i64, ptr, ...)>}> : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
    %1015 = "llvm.load"(%arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1016 = "llvm.add"(%1015, %1014) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %1017 = "llvm.intr.smin"(%1016, %1007) : (i32, i32) -> i32
    "llvm.store"(%1017, %arg42) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_append_list", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg39: !llvm.ptr, %arg40: !llvm.ptr, %arg41: i32):
    %988 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_19}> : () -> !llvm.ptr
    %989 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %990 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %991 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_1}> : () -> !llvm.ptr
    %992 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %993 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %994 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_20}> : () -> !llvm.ptr
    %995 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_21}> : () -> !llvm.ptr
    "llvm.call"(%arg39, %988, %989) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %996 = "llvm.icmp"(%arg41, %990) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%996)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %997 = "llvm.zext"(%arg41) <{nonNeg}> : (i32) -> i64
    %998 = "llvm.load"(%arg40) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %991, %998) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %999 = "llvm.icmp"(%arg41, %992) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%999, %993)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb2(%1000: i64):  // 2 preds: ^bb1, ^bb2
    %1001 = "llvm.getelementptr"(%arg40, %1000) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1002 = "llvm.load"(%1001) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.call"(%arg39, %994, %1002) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %1003 = "llvm.add"(%1000, %993) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %1004 = "llvm.icmp"(%1003, %997) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%1004, %1003)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.call"(%arg39, %995, %989) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_get_item", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg35: !llvm.ptr, %arg36: !llvm.ptr, %arg37: !llvm.ptr, %arg38: !llvm.ptr):
    %942 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %943 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %944 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %945 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %946 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %947 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %948 = "llvm.mlir.constant"() <{value = 72 : i32}> : () -> i32
    %949 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %950 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %951 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %952 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %953 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %954 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %955 = "llvm.getelementptr"(%954, %952) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %956 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_globals}> : () -> !llvm.ptr
    %957 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %958 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %959 = "llvm.mlir.constant"() <{value = 63 : i32}> : () -> i32
    %960 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %961 = "llvm.getelementptr"(%954, %960) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %962 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %963 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %964 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %965 = "llvm.alloca"(%942) <{alignment = 16 : i64, elem_type = !llvm.array<2 x struct<"mlir_abi_64.struct.Any", (i32, i32, struct<"mlir_abi_64.union.anon", (i64)>)>>}> : (i32) -> !llvm.ptr
    %966 = "llvm.load"(%arg35) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%966)[^bb1, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[72, 76]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.call"(%962, %arg36, %arg35, %963, %964) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%958)[^bb7] : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    "llvm.intr.memcpy"(%965, %arg35, %943) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %967 = "llvm.getelementptr"(%965, %943) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%944, %967) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %968 = "llvm.getelementptr"(%965, %945) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%946, %968) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %969 = "llvm.getelementptr"(%965, %947) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg37, %969) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %970 = "llvm.icmp"(%966, %948) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %971 = "llvm.select"(%970, %949, %950) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %972 = "llvm.icmp"(%arg37, %951) <{predicate = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %973 = "llvm.zext"(%972) : (i1) -> i64
    %974 = "llvm.getelementptr"(%arg38, %952) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.memset"(%arg38, %953, %943) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %975 = "llvm.load"(%955) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %976 = "llvm.getelementptr"(%956, %971) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %977 = "llvm.getelementptr"(%976, %973) <{elem_type = !llvm.ptr, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %978 = "llvm.load"(%977) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %979 = "llvm.select"(%972, %957, %942) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %980 = "llvm.call"(%975, %978, %965, %979, %arg38) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
    %981 = "llvm.icmp"(%980, %946) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%981)[^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.cond_br"(%972, %958)[^bb4, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.call"(%arg36, %arg35, %arg37) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse_without, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%958)[^bb7] : (i32) -> ()
  ^bb5:  // pred: ^bb2
    %982 = "llvm.load"(%arg38) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %983 = "llvm.icmp"(%982, %959) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%983, %946)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6:  // pred: ^bb5
    %984 = "llvm.load"(%961) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %985 = "llvm.load"(%974) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %986 = "llvm.call"(%984, %985) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%946)[^bb7] : (i32) -> ()
  ^bb7(%987: i32):  // 5 preds: ^bb1, ^bb3, ^bb4, ^bb5, ^bb6
    "llvm.return"(%987) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, passthrough = ["cold", "optsize"], sym_name = "_mlir_abi_tvm_ffi_refuse_without", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: !llvm.ptr):
    %921 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %922 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %923 = "llvm.mlir.constant"() <{value = 484 : i64}> : () -> i64
    %924 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %925 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %926 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %927 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_24}> : () -> !llvm.ptr
    %928 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %929 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %930 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_25}> : () -> !llvm.ptr
    %931 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %932 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %933 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %934 = "llvm.alloca"(%921) <{alignment = 4 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Message", (i32, array<480 x i8>)>}> : (i32) -> !llvm.ptr
    %935 = "llvm.alloca"(%921) <{alignment = 16 : i64, elem_type = !llvm.array<5 x ptr>}> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%934, %922, %923) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.call"(%934, %arg33) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_append_value, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%arg32, %935) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %936 = "llvm.getelementptr"(%935, %924) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %937 = "llvm.getelementptr"(%934, %925) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%937, %936) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %938 = "llvm.getelementptr"(%935, %926) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%927, %938) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %939 = "llvm.getelementptr"(%935, %928) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg34, %939) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %940 = "llvm.getelementptr"(%935, %929) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%930, %940) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %941 = "llvm.load"(%931) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%941, %932, %935, %933) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_refuse_array", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: !llvm.ptr, %arg29: !llvm.ptr, %arg30: !llvm.ptr, %arg31: !llvm.ptr):
    %873 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %874 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %875 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_26}> : () -> !llvm.ptr
    %876 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_4}> : () -> !llvm.ptr
    %877 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %878 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_28}> : () -> !llvm.ptr
    %879 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %880 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %881 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_31}> : () -> !llvm.ptr
    %882 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %883 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %884 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %885 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_30}> : () -> !llvm.ptr
    %886 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %887 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_29}> : () -> !llvm.ptr
    %888 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %889 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %890 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_27}> : () -> !llvm.ptr
    %891 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str}> : () -> !llvm.ptr
    %892 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %893 = "llvm.icmp"(%arg27, %873) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%893)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %894 = "llvm.getelementptr"(%arg30, %888) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %895 = "llvm.load"(%894) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %896 = "llvm.icmp"(%895, %889) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %897 = "llvm.select"(%896, %890, %876) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.br"(%897, %879)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb2:  // pred: ^bb0
    %898 = "llvm.icmp"(%arg27, %874) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %899 = "llvm.select"(%898, %875, %876) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %900 = "llvm.icmp"(%arg27, %877) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %901 = "llvm.select"(%900, %878, %899) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%arg27, %901, %879)[^bb6, ^bb3, ^bb4, ^bb5] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[7, 8, 9]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, !llvm.ptr, i64) -> ()
  ^bb3:  // pred: ^bb2
    %902 = "llvm.getelementptr"(%arg30, %886) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %903 = "llvm.load"(%902) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %904 = "llvm.sext"(%903) : (i32) -> i64
    "llvm.br"(%887, %904)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb4:  // pred: ^bb2
    %905 = "llvm.load"(%arg29) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %906 = "llvm.icmp"(%905, %882) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %907 = "llvm.getelementptr"(%arg29, %883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %908 = "llvm.load"(%907) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %909 = "llvm.select"(%906, %884, %879) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %910 = "llvm.getelementptr"(%908, %909) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %911 = "llvm.getelementptr"(%910, %883) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %912 = "llvm.load"(%911) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %913 = "llvm.sext"(%912) : (i32) -> i64
    "llvm.br"(%885, %913)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb5:  // pred: ^bb2
    %914 = "llvm.load"(%arg31) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %915 = "llvm.shl"(%914, %880) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %916 = "llvm.sext"(%915) : (i32) -> i64
    "llvm.br"(%881, %916)[^bb6] : (!llvm.ptr, i64) -> ()
  ^bb6(%917: !llvm.ptr, %918: i64):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %919 = "llvm.icmp"(%arg27, %880) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %920 = "llvm.select"(%919, %891, %892) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    "llvm.call"(%920, %arg28, %arg29, %917, %918) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, no_inline, sym_name = "_mlir_abi_tvm_ffi_write_any_descriptor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: !llvm.ptr):
    %696 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %697 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %698 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %699 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %700 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %701 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %702 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %703 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %704 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %705 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %706 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %707 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %708 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %709 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %710 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %711 = "llvm.mlir.constant"() <{value = -9223372036854775808 : i64}> : () -> i64
    %712 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %713 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
    %714 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %715 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %716 = "llvm.mlir.constant"() <{value = 2147483648 : i64}> : () -> i64
    %717 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i64
    %718 = "llvm.mlir.constant"() <{value = 32768 : i64}> : () -> i64
    %719 = "llvm.mlir.constant"() <{value = 65536 : i64}> : () -> i64
    %720 = "llvm.mlir.constant"() <{value = 48 : i64}> : () -> i64
    %721 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %722 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %723 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64
    %724 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %725 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %726 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %727 = "llvm.mlir.constant"() <{value = 9 : i32}> : () -> i32
    %728 = "llvm.alloca"(%696) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %729 = "llvm.load"(%arg23) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %730 = "llvm.getelementptr"(%arg25, %697) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %731 = "llvm.load"(%730) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %732 = "llvm.getelementptr"(%arg24, %698) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %733 = "llvm.load"(%732) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %734 = "llvm.icmp"(%731, %733) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%734, %699)[^bb1, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %735 = "llvm.getelementptr"(%arg25, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %736 = "llvm.load"(%735) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %737 = "llvm.getelementptr"(%arg24, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %738 = "llvm.load"(%737) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %739 = "llvm.icmp"(%738, %701) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%739)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %740 = "llvm.icmp"(%736, %703) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%740, %702)[^bb31, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // pred: ^bb1
    %741 = "llvm.icmp"(%736, %738) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%741, %702)[^bb4, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %742 = "llvm.getelementptr"(%arg24, %704) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %743 = "llvm.load"(%742) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %744 = "llvm.sext"(%743) : (i32) -> i64
    %745 = "llvm.getelementptr"(%arg23, %744) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %746 = "llvm.getelementptr"(%arg25, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %747 = "llvm.load"(%746) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %748 = "llvm.icmp"(%736, %701) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%748, %706, %701, %706)[^bb5, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i1, i32, i1) -> ()
  ^bb5:  // pred: ^bb4
    %749 = "llvm.getelementptr"(%arg24, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %750 = "llvm.getelementptr"(%arg25, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %751 = "llvm.getelementptr"(%arg24, %705) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %752 = "llvm.getelementptr"(%arg26, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %753 = "llvm.icmp"(%729, %708) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %754 = "llvm.zext"(%736) <{nonNeg}> : (i32) -> i64
    %755 = "llvm.sext"(%729) : (i32) -> i64
    %756 = "llvm.getelementptr"(%745, %754) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%754, %701, %709, %701, %696)[^bb6] : (i64, i32, i64, i32, i32) -> ()
  ^bb6(%757: i64, %758: i32, %759: i64, %760: i32, %761: i32):  // 2 preds: ^bb5, ^bb19
    %762 = "llvm.add"(%757, %710) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %763 = "llvm.getelementptr"(%747, %762) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %764 = "llvm.load"(%763) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %765 = "llvm.load"(%749) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %766 = "llvm.icmp"(%765, %701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%766, %759)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb7:  // pred: ^bb6
    %767 = "llvm.getelementptr"(%756, %757) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %768 = "llvm.load"(%767) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%768)[^bb8] : (i64) -> ()
  ^bb8(%769: i64):  // 2 preds: ^bb6, ^bb7
    %770 = "llvm.icmp"(%769, %711) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %771 = "llvm.select"(%770, %769, %759) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%739)[^bb10, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    %772 = "llvm.getelementptr"(%745, %757) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %773 = "llvm.load"(%772) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %774 = "llvm.icmp"(%773, %711) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %775 = "llvm.icmp"(%773, %764) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %776 = "llvm.select"(%774, %706, %775) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%776, %708)[^bb10, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %777 = "llvm.icmp"(%764, %709) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%777, %760, %771)[^bb11, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb11:  // pred: ^bb10
    %778 = "llvm.load"(%750) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %779 = "llvm.icmp"(%778, %712) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%779, %760, %771)[^bb14, ^bb12] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb12:  // pred: ^bb11
    %780 = "llvm.getelementptr"(%778, %762) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %781 = "llvm.load"(%780) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %782 = "llvm.icmp"(%781, %769) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %783 = "llvm.or"(%770, %782) : (i1, i1) -> i1
    %784 = "llvm.select"(%782, %760, %713) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %785 = "llvm.select"(%782, %771, %781) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "llvm.cond_br"(%783, %784, %785)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb13:  // pred: ^bb12
    %786 = "llvm.load"(%751) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %787 = "llvm.icmp"(%786, %701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %788 = "llvm.icmp"(%781, %714) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %789 = "llvm.or"(%788, %787) : (i1, i1) -> i1
    %790 = "llvm.select"(%789, %760, %715) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%790, %781)[^bb14] : (i32, i64) -> ()
  ^bb14(%791: i32, %792: i64):  // 4 preds: ^bb10, ^bb11, ^bb12, ^bb13
    %793 = "llvm.mul"(%757, %755) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %794 = "llvm.getelementptr"(%752, %793) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%729)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %795 = "llvm.trunc"(%764) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%795, %794) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %796 = "llvm.add"(%764, %716) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %797 = "llvm.icmp"(%796, %717) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %798 = "llvm.trunc"(%757) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %799 = "llvm.add"(%736, %798) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %800 = "llvm.shl"(%799, %699) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %801 = "llvm.sext"(%800) : (i32) -> i64
    %802 = "llvm.getelementptr"(%752, %801) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %803 = "llvm.trunc"(%792) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%803, %802) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"(%797)[^bb18] : (i1) -> ()
  ^bb16:  // pred: ^bb14
    "llvm.store"(%764, %794) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %804 = "llvm.trunc"(%757) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %805 = "llvm.add"(%736, %804) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %806 = "llvm.shl"(%805, %702) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %807 = "llvm.sext"(%806) : (i32) -> i64
    %808 = "llvm.getelementptr"(%752, %807) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%792, %808) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%696)[^bb19] : (i32) -> ()
  ^bb17:  // pred: ^bb14
    %809 = "llvm.trunc"(%764) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%809, %794) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    %810 = "llvm.add"(%764, %718) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %811 = "llvm.icmp"(%810, %719) <{predicate = 6 : i64}> : (i64, i64) -> i1
    %812 = "llvm.trunc"(%757) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %813 = "llvm.add"(%736, %812) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %814 = "llvm.mul"(%813, %729) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %815 = "llvm.sext"(%814) : (i32) -> i64
    %816 = "llvm.getelementptr"(%752, %815) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %817 = "llvm.trunc"(%792) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%817, %816) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"(%811)[^bb18] : (i1) -> ()
  ^bb18(%818: i1):  // 2 preds: ^bb15, ^bb17
    %819 = "llvm.shl"(%792, %720) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %820 = "llvm.ashr"(%819, %720) <{isExact}> : (i64, i64) -> i64
    %821 = "llvm.select"(%753, %792, %820) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %822 = "llvm.shl"(%821, %707) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %823 = "llvm.ashr"(%822, %707) <{isExact}> : (i64, i64) -> i64
    %824 = "llvm.icmp"(%792, %823) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %825 = "llvm.and"(%824, %818) : (i1, i1) -> i1
    %826 = "llvm.zext"(%825) : (i1) -> i32
    "llvm.br"(%826)[^bb19] : (i32) -> ()
  ^bb19(%827: i32):  // 2 preds: ^bb16, ^bb18
    %828 = "llvm.and"(%827, %761) : (i32, i32) -> i32
    %829 = "llvm.icmp"(%764, %714) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %830 = "llvm.zext"(%829) : (i1) -> i32
    %831 = "llvm.or"(%758, %830) : (i32, i32) -> i32
    %832 = "llvm.intr.umax"(%764, %709) : (i64, i64) -> i64
    %833 = "llvm.mul"(%832, %759) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %834 = "llvm.icmp"(%757, %709) <{predicate = 8 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%834, %762, %831, %833, %791, %828)[^bb6, ^bb20] <{operandSegmentSizes = array<i32: 1, 5, 0>}> : (i1, i64, i32, i64, i32, i32) -> ()
  ^bb20:  // pred: ^bb19
    %835 = "llvm.icmp"(%831, %701) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %836 = "llvm.icmp"(%828, %701) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.br"(%836, %791, %835)[^bb21] : (i1, i32, i1) -> ()
  ^bb21(%837: i1, %838: i32, %839: i1):  // 2 preds: ^bb4, ^bb20
    %840 = "llvm.getelementptr"(%arg25, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %841 = "llvm.load"(%840) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%841, %722)[^bb31, ^bb22, ^bb22, ^bb22] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[1, 3, 11]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  ^bb22:  // 3 preds: ^bb21, ^bb21, ^bb21
    %842 = "llvm.load"(%arg25) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %843 = "llvm.ptrtoint"(%842) : (!llvm.ptr) -> i64
    %844 = "llvm.getelementptr"(%arg25, %723) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %845 = "llvm.load"(%844) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %846 = "llvm.add"(%845, %843) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %847 = "llvm.load"(%745) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %848 = "llvm.getelementptr"(%arg24, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %849 = "llvm.load"(%848) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %850 = "llvm.sext"(%849) : (i32) -> i64
    %851 = "llvm.mul"(%847, %850) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %852 = "llvm.sub"(%846, %851) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%852, %arg26) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %853 = "llvm.getelementptr"(%arg26, %721) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%852, %853) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %854 = "llvm.getelementptr"(%arg26, %700) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %855 = "llvm.load"(%745) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.switch"(%729)[^bb24, ^bb25, ^bb23] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb23:  // pred: ^bb22
    %856 = "llvm.trunc"(%855) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.store"(%856, %854) <{alignment = 1 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb24:  // pred: ^bb22
    %857 = "llvm.trunc"(%855) <{overflowFlags = 0 : i32}> : (i64) -> i16
    "llvm.store"(%857, %854) <{alignment = 1 : i64, ordering = 0 : i64}> : (i16, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb25:  // pred: ^bb22
    "llvm.store"(%855, %854) <{alignment = 1 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb26] : () -> ()
  ^bb26:  // 3 preds: ^bb23, ^bb24, ^bb25
    "llvm.cond_br"(%839)[^bb29, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:  // pred: ^bb26
    %858 = "llvm.getelementptr"(%arg25, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %859 = "llvm.load"(%858) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %860 = "llvm.icmp"(%859, %712) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%860, %701)[^bb31, ^bb28] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb28:  // pred: ^bb27
    "llvm.intr.memcpy"(%728, %arg25, %720) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %861 = "llvm.getelementptr"(%728, %707) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%712, %861) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %862 = "llvm.call"(%arg23, %arg24, %728, %arg26) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_write_any_descriptor, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"(%862)[^bb31] : (i32) -> ()
  ^bb29:  // pred: ^bb26
    %863 = "llvm.getelementptr"(%arg24, %724) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %864 = "llvm.load"(%863) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %865 = "llvm.add"(%864, %725) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %866 = "llvm.sext"(%865) : (i32) -> i64
    %867 = "llvm.and"(%852, %866) : (i64, i64) -> i64
    %868 = "llvm.icmp"(%867, %714) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%868, %726)[^bb30, ^bb31] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb30:  // pred: ^bb29
    %869 = "llvm.icmp"(%838, %701) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %870 = "llvm.select"(%869, %706, %837) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    %871 = "llvm.select"(%870, %838, %727) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    "llvm.br"(%871)[^bb31] : (i32) -> ()
  ^bb31(%872: i32):  // 9 preds: ^bb0, ^bb2, ^bb3, ^bb9, ^bb21, ^bb27, ^bb28, ^bb29, ^bb30
    "llvm.return"(%872) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i32 (ptr, ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_find_ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: !llvm.ptr):
    %573 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %574 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %575 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %576 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %577 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %578 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %579 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %580 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %581 = "llvm.mlir.constant"() <{value = 2147483646 : i64}> : () -> i64
    %582 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %583 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %584 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %585 = "llvm.alloca"(%573) <{alignment = 16 : i64, elem_type = !llvm.array<128 x i64>}> : (i32) -> !llvm.ptr
    %586 = "llvm.getelementptr"(%arg20, %574) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %587 = "llvm.load"(%586) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %588 = "llvm.sext"(%587) : (i32) -> i64
    %589 = "llvm.getelementptr"(%arg21, %588) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %590 = "llvm.getelementptr"(%arg20, %575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %591 = "llvm.load"(%590) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %592 = "llvm.icmp"(%591, %576) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %593 = "llvm.load"(%arg19) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%592, %589, %591)[^bb6, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, !llvm.ptr, i32) -> ()
  ^bb1:  // pred: ^bb0
    %594 = "llvm.intr.smax"(%593, %577) : (i32, i32) -> i32
    %595 = "llvm.zext"(%594) <{nonNeg}> : (i32) -> i64
    %596 = "llvm.getelementptr"(%589, %595) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %597 = "llvm.load"(%596) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.switch"(%593)[^bb4, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // pred: ^bb1
    %598 = "llvm.load"(%589) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%598)[^bb5] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %599 = "llvm.load"(%589) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %600 = "llvm.zext"(%599) : (i32) -> i64
    "llvm.br"(%600)[^bb5] : (i64) -> ()
  ^bb4:  // pred: ^bb1
    %601 = "llvm.load"(%589) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %602 = "llvm.sext"(%601) : (i16) -> i64
    "llvm.br"(%602)[^bb5] : (i64) -> ()
  ^bb5(%603: i64):  // 3 preds: ^bb2, ^bb3, ^bb4
    %604 = "llvm.trunc"(%603) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%597, %604)[^bb6] : (!llvm.ptr, i32) -> ()
  ^bb6(%605: !llvm.ptr, %606: i32):  // 2 preds: ^bb0, ^bb5
    %607 = "llvm.icmp"(%606, %578) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%607)[^bb7, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    %608 = "llvm.shl"(%606, %573) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %609 = "llvm.getelementptr"(%605, %575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %610 = "llvm.sext"(%593) : (i32) -> i64
    %611 = "llvm.intr.smax"(%608, %573) : (i32, i32) -> i32
    %612 = "llvm.zext"(%611) <{nonNeg}> : (i32) -> i64
    %613 = "llvm.and"(%612, %579) : (i64, i64) -> i64
    %614 = "llvm.icmp"(%611, %573) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%614, %580)[^bb19, ^bb8] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb8:  // pred: ^bb7
    %615 = "llvm.and"(%612, %581) : (i64, i64) -> i64
    "llvm.br"(%580, %580)[^bb9] : (i64, i64) -> ()
  ^bb9(%616: i64, %617: i64):  // 2 preds: ^bb8, ^bb17
    %618 = "llvm.or"(%616, %579) <{isDisjoint}> : (i64, i64) -> i64
    %619 = "llvm.mul"(%618, %610) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %620 = "llvm.getelementptr"(%609, %619) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%593)[^bb12, ^bb10, ^bb11] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb10:  // pred: ^bb9
    %621 = "llvm.load"(%620) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%621)[^bb13] : (i64) -> ()
  ^bb11:  // pred: ^bb9
    %622 = "llvm.load"(%620) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %623 = "llvm.sext"(%622) : (i32) -> i64
    "llvm.br"(%623)[^bb13] : (i64) -> ()
  ^bb12:  // pred: ^bb9
    %624 = "llvm.load"(%620) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %625 = "llvm.sext"(%624) : (i16) -> i64
    "llvm.br"(%625)[^bb13] : (i64) -> ()
  ^bb13(%626: i64):  // 3 preds: ^bb10, ^bb11, ^bb12
    %627 = "llvm.getelementptr"(%585, %616) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%626, %627) <{alignment = 16 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %628 = "llvm.add"(%616, %582) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %629 = "llvm.mul"(%628, %610) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %630 = "llvm.getelementptr"(%609, %629) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%593)[^bb16, ^bb15, ^bb14] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb14:  // pred: ^bb13
    %631 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %632 = "llvm.sext"(%631) : (i32) -> i64
    "llvm.br"(%632)[^bb17] : (i64) -> ()
  ^bb15:  // pred: ^bb13
    %633 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%633)[^bb17] : (i64) -> ()
  ^bb16:  // pred: ^bb13
    %634 = "llvm.load"(%630) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %635 = "llvm.sext"(%634) : (i16) -> i64
    "llvm.br"(%635)[^bb17] : (i64) -> ()
  ^bb17(%636: i64):  // 3 preds: ^bb14, ^bb15, ^bb16
    %637 = "llvm.getelementptr"(%585, %618) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%636, %637) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %638 = "llvm.add"(%617, %582) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %639 = "llvm.icmp"(%638, %615) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%639, %628, %638)[^bb18, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb18:  // pred: ^bb17
    %640 = "llvm.icmp"(%613, %580) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%640, %628)[^bb24, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb19(%641: i64):  // 2 preds: ^bb7, ^bb18
    %642 = "llvm.icmp"(%613, %580) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%642) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %643 = "llvm.add"(%641, %579) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %644 = "llvm.mul"(%643, %610) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %645 = "llvm.getelementptr"(%609, %644) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%593)[^bb22, ^bb21, ^bb20] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb20:  // pred: ^bb19
    %646 = "llvm.load"(%645) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %647 = "llvm.sext"(%646) : (i32) -> i64
    "llvm.br"(%647)[^bb23] : (i64) -> ()
  ^bb21:  // pred: ^bb19
    %648 = "llvm.load"(%645) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%648)[^bb23] : (i64) -> ()
  ^bb22:  // pred: ^bb19
    %649 = "llvm.load"(%645) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %650 = "llvm.sext"(%649) : (i16) -> i64
    "llvm.br"(%650)[^bb23] : (i64) -> ()
  ^bb23(%651: i64):  // 3 preds: ^bb20, ^bb21, ^bb22
    %652 = "llvm.getelementptr"(%585, %641) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%651, %652) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb24] : () -> ()
  ^bb24:  // 3 preds: ^bb6, ^bb18, ^bb23
    %653 = "llvm.getelementptr"(%605, %575) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%593)[^bb27, ^bb25, ^bb26] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb25:  // pred: ^bb24
    %654 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%654)[^bb28] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %655 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %656 = "llvm.sext"(%655) : (i32) -> i64
    "llvm.br"(%656)[^bb28] : (i64) -> ()
  ^bb27:  // pred: ^bb24
    %657 = "llvm.load"(%653) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %658 = "llvm.sext"(%657) : (i16) -> i64
    "llvm.br"(%658)[^bb28] : (i64) -> ()
  ^bb28(%659: i64):  // 3 preds: ^bb25, ^bb26, ^bb27
    %660 = "llvm.getelementptr"(%arg20, %583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %661 = "llvm.load"(%660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %662 = "llvm.sext"(%661) : (i32) -> i64
    %663 = "llvm.mul"(%659, %662) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %664 = "llvm.getelementptr"(%605, %583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %665 = "llvm.load"(%664) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %666 = "llvm.ptrtoint"(%665) : (!llvm.ptr) -> i64
    %667 = "llvm.add"(%663, %666) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %668 = "llvm.sext"(%606) : (i32) -> i64
    %669 = "llvm.getelementptr"(%585, %668) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %670 = "llvm.getelementptr"(%arg22, %583) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%667, %670) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%667, %arg22) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.cond_br"(%607, %667)[^bb29, ^bb33] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb29:  // pred: ^bb28
    %671 = "llvm.zext"(%606) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%580)[^bb30] : (i64) -> ()
  ^bb30(%672: i64):  // 2 preds: ^bb29, ^bb31
    %673 = "llvm.getelementptr"(%585, %672) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %674 = "llvm.load"(%673) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %675 = "llvm.icmp"(%674, %580) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%675, %578)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb31:  // pred: ^bb30
    %676 = "llvm.add"(%674, %584) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %677 = "llvm.getelementptr"(%669, %672) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %678 = "llvm.load"(%677) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %679 = "llvm.mul"(%678, %676) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %680 = "llvm.load"(%660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %681 = "llvm.sext"(%680) : (i32) -> i64
    %682 = "llvm.mul"(%679, %681) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %683 = "llvm.icmp"(%682, %580) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %684 = "llvm.zext"(%683) : (i1) -> i64
    %685 = "llvm.getelementptr"(%arg22, %684) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %686 = "llvm.load"(%685) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %687 = "llvm.add"(%682, %686) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%687, %685) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %688 = "llvm.add"(%672, %579) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %689 = "llvm.icmp"(%688, %671) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%689, %688)[^bb32, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb32:  // pred: ^bb31
    %690 = "llvm.load"(%670) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%690)[^bb33] : (i64) -> ()
  ^bb33(%691: i64):  // 2 preds: ^bb28, ^bb32
    %692 = "llvm.load"(%660) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %693 = "llvm.sext"(%692) : (i32) -> i64
    %694 = "llvm.add"(%691, %693) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.store"(%694, %670) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"(%573)[^bb34] : (i32) -> ()
  ^bb34(%695: i32):  // 2 preds: ^bb30, ^bb33
    "llvm.return"(%695) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<i128 (ptr, ptr, ptr)>, linkage = #llvm.linkage<internal>, sym_name = "_mlir_abi_tvm_ffi_value_of", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr):
    %456 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %457 = "llvm.mlir.constant"() <{value = 1 : i128}> : () -> i128
    %458 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %459 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %460 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %461 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %462 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %463 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %464 = "llvm.mlir.constant"() <{value = 0 : i128}> : () -> i128
    %465 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %466 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %467 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %468 = "llvm.mlir.constant"() <{value = 63 : i64}> : () -> i64
    %469 = "llvm.getelementptr"(%arg18, %456) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %470 = "llvm.load"(%469) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%470, %457)[^bb11, ^bb21, ^bb1, ^bb6] <{case_operand_segments = array<i32: 1, 0, 0>, case_values = dense<[49, 115, 110]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i128) -> ()
  ^bb1:  // pred: ^bb0
    %471 = "llvm.getelementptr"(%arg18, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %472 = "llvm.load"(%471) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %473 = "llvm.getelementptr"(%arg18, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %474 = "llvm.load"(%473) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %475 = "llvm.getelementptr"(%arg16, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %476 = "llvm.load"(%475) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %477 = "llvm.sext"(%476) : (i32) -> i64
    %478 = "llvm.getelementptr"(%arg16, %477) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %479 = "llvm.sext"(%472) : (i32) -> i64
    %480 = "llvm.getelementptr"(%478, %479) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %481 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %482 = "llvm.getelementptr"(%480, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %483 = "llvm.load"(%482) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %484 = "llvm.sext"(%483) : (i32) -> i64
    %485 = "llvm.getelementptr"(%arg17, %484) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %486 = "llvm.getelementptr"(%485, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %487 = "llvm.add"(%474, %461) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
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
    "llvm.br"(%497)[^bb21] : (i128) -> ()
  ^bb6:  // pred: ^bb0
    %498 = "llvm.getelementptr"(%arg16, %458) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %499 = "llvm.load"(%498) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %500 = "llvm.sext"(%499) : (i32) -> i64
    %501 = "llvm.getelementptr"(%arg16, %500) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %502 = "llvm.getelementptr"(%arg18, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %503 = "llvm.load"(%502) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %504 = "llvm.sext"(%503) : (i32) -> i64
    %505 = "llvm.getelementptr"(%501, %504) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %506 = "llvm.getelementptr"(%505, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %507 = "llvm.load"(%506) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %508 = "llvm.sext"(%507) : (i32) -> i64
    %509 = "llvm.getelementptr"(%arg17, %508) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %510 = "llvm.load"(%arg16) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
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
    "llvm.br"(%517)[^bb21] : (i128) -> ()
  ^bb11:  // pred: ^bb0
    %518 = "llvm.getelementptr"(%arg18, %459) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %519 = "llvm.load"(%518) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %520 = "llvm.sext"(%519) : (i32) -> i64
    %521 = "llvm.getelementptr"(%arg16, %520) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %522 = "llvm.getelementptr"(%521, %462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %523 = "llvm.load"(%522) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %524 = "llvm.sext"(%523) : (i32) -> i64
    %525 = "llvm.getelementptr"(%arg16, %524) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %526 = "llvm.load"(%521) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %527 = "llvm.icmp"(%526, %463) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%527, %464)[^bb12, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb12:  // pred: ^bb11
    %528 = "llvm.zext"(%526) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%465, %464)[^bb13] : (i64, i128) -> ()
  ^bb13(%529: i64, %530: i128):  // 2 preds: ^bb12, ^bb13
    %531 = "llvm.getelementptr"(%525, %529) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %532 = "llvm.call"(%arg16, %arg17, %531) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %533 = "llvm.load"(%531) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %534 = "llvm.sext"(%533) : (i64) -> i128
    %535 = "llvm.mul"(%532, %534) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %536 = "llvm.add"(%535, %530) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %537 = "llvm.add"(%529, %466) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %538 = "llvm.icmp"(%537, %528) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%538, %536, %537, %536)[^bb14, ^bb13] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb14(%539: i128):  // 2 preds: ^bb11, ^bb13
    %540 = "llvm.getelementptr"(%arg18, %460) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %541 = "llvm.load"(%540) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %542 = "llvm.sext"(%541) : (i32) -> i64
    %543 = "llvm.getelementptr"(%arg16, %542) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %544 = "llvm.getelementptr"(%543, %462) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %545 = "llvm.load"(%544) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %546 = "llvm.sext"(%545) : (i32) -> i64
    %547 = "llvm.getelementptr"(%arg16, %546) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %548 = "llvm.load"(%543) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %549 = "llvm.icmp"(%548, %463) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%549, %464)[^bb15, ^bb17] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i128) -> ()
  ^bb15:  // pred: ^bb14
    %550 = "llvm.zext"(%548) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%465, %464)[^bb16] : (i64, i128) -> ()
  ^bb16(%551: i64, %552: i128):  // 2 preds: ^bb15, ^bb16
    %553 = "llvm.getelementptr"(%547, %551) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Term", (i64, i32, i32, i32, i32)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %554 = "llvm.call"(%arg16, %arg17, %553) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_value_of, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i128
    %555 = "llvm.load"(%553) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %556 = "llvm.sext"(%555) : (i64) -> i128
    %557 = "llvm.mul"(%554, %556) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %558 = "llvm.add"(%557, %552) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    %559 = "llvm.add"(%551, %466) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %560 = "llvm.icmp"(%559, %550) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%560, %558, %559, %558)[^bb17, ^bb16] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i128, i64, i128) -> ()
  ^bb17(%561: i128):  // 2 preds: ^bb14, ^bb16
    %562 = "llvm.icmp"(%470, %467) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%562)[^bb18, ^bb19] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb18:  // pred: ^bb17
    %563 = "llvm.mul"(%561, %539) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128
    "llvm.br"(%563)[^bb21] : (i128) -> ()
  ^bb19:  // pred: ^bb17
    %564 = "llvm.trunc"(%561) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %565 = "llvm.icmp"(%564, %466) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%565, %464)[^bb21, ^bb20] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i128) -> ()
  ^bb20:  // pred: ^bb19
    %566 = "llvm.trunc"(%539) <{overflowFlags = 0 : i32}> : (i128) -> i64
    %567 = "llvm.sdiv"(%566, %564) : (i64, i64) -> i64
    %568 = "llvm.srem"(%566, %564) : (i64, i64) -> i64
    %569 = "llvm.ashr"(%568, %468) : (i64, i64) -> i64
    %570 = "llvm.add"(%569, %567) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %571 = "llvm.sext"(%570) : (i64) -> i128
    "llvm.br"(%571)[^bb21] : (i128) -> ()
  ^bb21(%572: i128):  // 6 preds: ^bb0, ^bb5, ^bb10, ^bb18, ^bb19, ^bb20
    "llvm.return"(%572) : (i128) -> ()
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
    %137 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %138 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    %139 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_22}> : () -> !llvm.ptr
    %140 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_37}> : () -> !llvm.ptr
    %141 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_38}> : () -> !llvm.ptr
    %142 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    %143 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_ffi}> : () -> !llvm.ptr
    %144 = "llvm.getelementptr"(%143, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %145 = "llvm.mlir.constant"() <{value = 74 : i32}> : () -> i32
    %146 = "llvm.mlir.addressof"() <{global_name = @free}> : () -> !llvm.ptr
    %147 = "llvm.mlir.constant"() <{value = 56 : i64}> : () -> i64
    %148 = "llvm.getelementptr"(%143, %147) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %149 = "llvm.mlir.constant"() <{value = 70 : i32}> : () -> i32
    %150 = "llvm.getelementptr"(%143, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %151 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_32}> : () -> !llvm.ptr
    %152 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_36}> : () -> !llvm.ptr
    %153 = "llvm.mlir.addressof"() <{global_name = @_mlir_abi_tvm_ffi_str_35}> : () -> !llvm.ptr
    %154 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>}> : (i32) -> !llvm.ptr
    %155 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.struct<"mlir_abi_64.struct.Block", (ptr, ptr, ptr)>}> : (i32) -> !llvm.ptr
    %156 = "llvm.alloca"(%116) <{alignment = 8 : i64, elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %157 = "llvm.load"(%arg11) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %158 = "llvm.getelementptr"(%157, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %159 = "llvm.load"(%158) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %160 = "llvm.sext"(%159) : (i32) -> i64
    %161 = "llvm.getelementptr"(%157, %160) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %162 = "llvm.sext"(%arg13) : (i32) -> i64
    %163 = "llvm.getelementptr"(%161, %162) <{elem_type = !llvm.struct<"mlir_abi_64.struct.Value", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %164 = "llvm.getelementptr"(%163, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %165 = "llvm.load"(%164) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %166 = "llvm.sext"(%165) : (i32) -> i64
    %167 = "llvm.getelementptr"(%157, %166) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %168 = "llvm.getelementptr"(%arg11, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %169 = "llvm.load"(%168) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %170 = "llvm.getelementptr"(%163, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %172 = "llvm.icmp"(%171, %120) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %173 = "llvm.getelementptr"(%arg12, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %174 = "llvm.getelementptr"(%155, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %175 = "llvm.getelementptr"(%arg12, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %176 = "llvm.getelementptr"(%155, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %177 = "llvm.getelementptr"(%163, %122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %178 = "llvm.load"(%177) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%172)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %179 = "llvm.load"(%157) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %180 = "llvm.sext"(%178) : (i32) -> i64
    %181 = "llvm.shl"(%171, %116) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %182 = "llvm.or"(%181, %116) <{isDisjoint}> : (i32, i32) -> i32
    %183 = "llvm.zext"(%182) <{nonNeg}> : (i32) -> i64
    %184 = "llvm.alloca"(%183) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %185 = "llvm.add"(%171, %116) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %186 = "llvm.zext"(%185) <{nonNeg}> : (i32) -> i64
    %187 = "llvm.alloca"(%186) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %188 = "llvm.getelementptr"(%169, %180) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%188, %187, %184, %171, %179, %188, %171)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb2:  // pred: ^bb0
    %189 = "llvm.sext"(%178) : (i32) -> i64
    %190 = "llvm.getelementptr"(%169, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %191 = "llvm.load"(%157) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%191)[^bb5, ^bb3, ^bb4] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    %192 = "llvm.load"(%190) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %193 = "llvm.trunc"(%192) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %194 = "llvm.shl"(%192, %123) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %195 = "llvm.and"(%194, %124) : (i64, i64) -> i64
    %196 = "llvm.or"(%195, %123) <{isDisjoint}> : (i64, i64) -> i64
    %197 = "llvm.alloca"(%196) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %198 = "llvm.add"(%192, %123) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %199 = "llvm.and"(%198, %125) : (i64, i64) -> i64
    %200 = "llvm.alloca"(%199) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %201 = "llvm.getelementptr"(%169, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %202 = "llvm.zext"(%191) <{nonNeg}> : (i32) -> i64
    %203 = "llvm.getelementptr"(%201, %202) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %204 = "llvm.load"(%201) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%203, %201, %200, %197, %193, %204)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb4:  // pred: ^bb2
    %205 = "llvm.load"(%190) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %206 = "llvm.shl"(%205, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %207 = "llvm.or"(%206, %116) <{isDisjoint}> : (i32, i32) -> i32
    %208 = "llvm.zext"(%207) : (i32) -> i64
    %209 = "llvm.alloca"(%208) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %210 = "llvm.add"(%205, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %211 = "llvm.zext"(%210) : (i32) -> i64
    %212 = "llvm.alloca"(%211) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %213 = "llvm.getelementptr"(%169, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %214 = "llvm.getelementptr"(%213, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %215 = "llvm.load"(%213) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %216 = "llvm.zext"(%215) : (i32) -> i64
    "llvm.br"(%214, %213, %212, %209, %205, %216)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb5:  // pred: ^bb2
    %217 = "llvm.load"(%190) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %218 = "llvm.sext"(%217) : (i16) -> i32
    %219 = "llvm.shl"(%218, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %220 = "llvm.or"(%219, %116) <{isDisjoint}> : (i32, i32) -> i32
    %221 = "llvm.zext"(%220) : (i32) -> i64
    %222 = "llvm.alloca"(%221) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %223 = "llvm.add"(%218, %116) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %224 = "llvm.zext"(%223) : (i32) -> i64
    %225 = "llvm.alloca"(%224) <{alignment = 16 : i64, elem_type = i64}> : (i64) -> !llvm.ptr
    %226 = "llvm.getelementptr"(%169, %189) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %227 = "llvm.intr.smax"(%191, %126) : (i32, i32) -> i32
    %228 = "llvm.zext"(%227) <{nonNeg}> : (i32) -> i64
    %229 = "llvm.getelementptr"(%226, %228) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %230 = "llvm.load"(%226) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %231 = "llvm.sext"(%230) : (i16) -> i64
    "llvm.br"(%229, %226, %225, %222, %218, %231)[^bb6] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64) -> ()
  ^bb6(%232: !llvm.ptr, %233: !llvm.ptr, %234: !llvm.ptr, %235: !llvm.ptr, %236: i32, %237: i64):  // 3 preds: ^bb3, ^bb4, ^bb5
    %238 = "llvm.load"(%232) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %239 = "llvm.trunc"(%237) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.br"(%233, %234, %235, %236, %191, %238, %239)[^bb7] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32) -> ()
  ^bb7(%240: !llvm.ptr, %241: !llvm.ptr, %242: !llvm.ptr, %243: i32, %244: i32, %245: !llvm.ptr, %246: i32):  // 2 preds: ^bb1, ^bb6
    %247 = "llvm.getelementptr"(%163, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %248 = "llvm.load"(%247) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %249 = "llvm.icmp"(%246, %127) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%249)[^bb8, ^bb25] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    %250 = "llvm.shl"(%246, %116) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %251 = "llvm.getelementptr"(%245, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %252 = "llvm.sext"(%244) : (i32) -> i64
    %253 = "llvm.intr.smax"(%250, %116) : (i32, i32) -> i32
    %254 = "llvm.zext"(%253) <{nonNeg}> : (i32) -> i64
    %255 = "llvm.and"(%254, %123) : (i64, i64) -> i64
    %256 = "llvm.icmp"(%253, %116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%256, %128)[^bb20, ^bb9] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i64) -> ()
  ^bb9:  // pred: ^bb8
    %257 = "llvm.and"(%254, %129) : (i64, i64) -> i64
    "llvm.br"(%128, %128)[^bb10] : (i64, i64) -> ()
  ^bb10(%258: i64, %259: i64):  // 2 preds: ^bb9, ^bb18
    %260 = "llvm.or"(%258, %123) <{isDisjoint}> : (i64, i64) -> i64
    %261 = "llvm.mul"(%260, %252) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %262 = "llvm.getelementptr"(%251, %261) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%244)[^bb13, ^bb11, ^bb12] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb11:  // pred: ^bb10
    %263 = "llvm.load"(%262) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%263)[^bb14] : (i64) -> ()
  ^bb12:  // pred: ^bb10
    %264 = "llvm.load"(%262) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %265 = "llvm.sext"(%264) : (i32) -> i64
    "llvm.br"(%265)[^bb14] : (i64) -> ()
  ^bb13:  // pred: ^bb10
    %266 = "llvm.load"(%262) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %267 = "llvm.sext"(%266) : (i16) -> i64
    "llvm.br"(%267)[^bb14] : (i64) -> ()
  ^bb14(%268: i64):  // 3 preds: ^bb11, ^bb12, ^bb13
    %269 = "llvm.getelementptr"(%242, %258) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%268, %269) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %270 = "llvm.add"(%258, %130) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %271 = "llvm.mul"(%270, %252) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %272 = "llvm.getelementptr"(%251, %271) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%244)[^bb17, ^bb16, ^bb15] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb15:  // pred: ^bb14
    %273 = "llvm.load"(%272) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %274 = "llvm.sext"(%273) : (i32) -> i64
    "llvm.br"(%274)[^bb18] : (i64) -> ()
  ^bb16:  // pred: ^bb14
    %275 = "llvm.load"(%272) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%275)[^bb18] : (i64) -> ()
  ^bb17:  // pred: ^bb14
    %276 = "llvm.load"(%272) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %277 = "llvm.sext"(%276) : (i16) -> i64
    "llvm.br"(%277)[^bb18] : (i64) -> ()
  ^bb18(%278: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %279 = "llvm.getelementptr"(%242, %260) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%278, %279) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %280 = "llvm.add"(%259, %130) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %281 = "llvm.icmp"(%280, %257) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%281, %270, %280)[^bb19, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i64, i64) -> ()
  ^bb19:  // pred: ^bb18
    %282 = "llvm.icmp"(%255, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%282, %270)[^bb25, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb20(%283: i64):  // 2 preds: ^bb8, ^bb19
    %284 = "llvm.icmp"(%255, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%284) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %285 = "llvm.add"(%283, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %286 = "llvm.mul"(%285, %252) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %287 = "llvm.getelementptr"(%251, %286) <{elem_type = i8, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%244)[^bb23, ^bb22, ^bb21] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb21:  // pred: ^bb20
    %288 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %289 = "llvm.sext"(%288) : (i32) -> i64
    "llvm.br"(%289)[^bb24] : (i64) -> ()
  ^bb22:  // pred: ^bb20
    %290 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%290)[^bb24] : (i64) -> ()
  ^bb23:  // pred: ^bb20
    %291 = "llvm.load"(%287) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %292 = "llvm.sext"(%291) : (i16) -> i64
    "llvm.br"(%292)[^bb24] : (i64) -> ()
  ^bb24(%293: i64):  // 3 preds: ^bb21, ^bb22, ^bb23
    %294 = "llvm.getelementptr"(%242, %283) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%293, %294) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.br"()[^bb25] : () -> ()
  ^bb25:  // 3 preds: ^bb7, ^bb19, ^bb24
    %295 = "llvm.getelementptr"(%245, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.switch"(%244)[^bb28, ^bb26, ^bb27] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[8, 4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb26:  // pred: ^bb25
    %296 = "llvm.load"(%295) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "llvm.br"(%296)[^bb29] : (i64) -> ()
  ^bb27:  // pred: ^bb25
    %297 = "llvm.load"(%295) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %298 = "llvm.sext"(%297) : (i32) -> i64
    "llvm.br"(%298)[^bb29] : (i64) -> ()
  ^bb28:  // pred: ^bb25
    %299 = "llvm.load"(%295) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i16
    %300 = "llvm.sext"(%299) : (i16) -> i64
    "llvm.br"(%300)[^bb29] : (i64) -> ()
  ^bb29(%301: i64):  // 3 preds: ^bb26, ^bb27, ^bb28
    %302 = "llvm.sext"(%248) : (i32) -> i64
    %303 = "llvm.mul"(%301, %302) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %304 = "llvm.getelementptr"(%245, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %305 = "llvm.load"(%304) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %306 = "llvm.ptrtoint"(%305) : (!llvm.ptr) -> i64
    %307 = "llvm.add"(%303, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.inttoptr"(%307) : (i64) -> !llvm.ptr
    "llvm.store"(%308, %154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %309 = "llvm.getelementptr"(%154, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%116, %309) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %310 = "llvm.getelementptr"(%154, %122) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%127, %310) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %311 = "llvm.getelementptr"(%154, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%246, %311) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %312 = "llvm.getelementptr"(%154, %131) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %313 = "llvm.getelementptr"(%163, %132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %314 = "llvm.load"(%313) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%314, %312) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %315 = "llvm.getelementptr"(%154, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%242, %315) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %316 = "llvm.getelementptr"(%154, %117) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %317 = "llvm.sext"(%246) : (i32) -> i64
    %318 = "llvm.getelementptr"(%242, %317) <{elem_type = i64, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%318, %316) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %319 = "llvm.getelementptr"(%154, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%128, %319) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %320 = "llvm.icmp"(%243, %127) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%320, %123)[^bb30, ^bb35] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb30:  // pred: ^bb29
    %321 = "llvm.zext"(%243) <{nonNeg}> : (i32) -> i64
    %322 = "llvm.and"(%321, %123) : (i64, i64) -> i64
    %323 = "llvm.icmp"(%243, %116) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%323, %321, %123, %123)[^bb34, ^bb31] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i64, i64, i64) -> ()
  ^bb31:  // pred: ^bb30
    %324 = "llvm.and"(%321, %129) : (i64, i64) -> i64
    "llvm.br"(%321, %123, %123, %128)[^bb32] : (i64, i64, i64, i64) -> ()
  ^bb32(%325: i64, %326: i64, %327: i64, %328: i64):  // 2 preds: ^bb31, ^bb32
    %329 = "llvm.add"(%325, %134) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %330 = "llvm.getelementptr"(%241, %329) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%327, %330) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %331 = "llvm.getelementptr"(%242, %329) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %332 = "llvm.load"(%331) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %333 = "llvm.intr.umax"(%332, %123) : (i64, i64) -> i64
    %334 = "llvm.mul"(%333, %327) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %335 = "llvm.mul"(%332, %326) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %336 = "llvm.add"(%325, %135) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %337 = "llvm.getelementptr"(%241, %336) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%334, %337) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %338 = "llvm.getelementptr"(%242, %336) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %339 = "llvm.load"(%338) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %340 = "llvm.intr.umax"(%339, %123) : (i64, i64) -> i64
    %341 = "llvm.mul"(%340, %334) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %342 = "llvm.mul"(%339, %335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %343 = "llvm.add"(%328, %130) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %344 = "llvm.icmp"(%343, %324) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%344, %336, %342, %341, %343)[^bb33, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb33:  // pred: ^bb32
    %345 = "llvm.icmp"(%322, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%345, %342, %336, %342, %341)[^bb35, ^bb34] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i64, i64, i64, i64) -> ()
  ^bb34(%346: i64, %347: i64, %348: i64):  // 2 preds: ^bb30, ^bb33
    %349 = "llvm.icmp"(%322, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    "llvm.intr.assume"(%349) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %350 = "llvm.add"(%346, %134) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %351 = "llvm.getelementptr"(%241, %350) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%348, %351) <{alignment = 8 : i64, ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    %352 = "llvm.getelementptr"(%242, %350) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %353 = "llvm.load"(%352) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %354 = "llvm.mul"(%353, %347) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%354)[^bb35] : (i64) -> ()
  ^bb35(%355: i64):  // 3 preds: ^bb29, ^bb33, ^bb34
    "llvm.cond_br"(%172, %240)[^bb37, ^bb36] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr) -> ()
  ^bb36:  // pred: ^bb35
    %356 = "llvm.intr.smax"(%244, %126) : (i32, i32) -> i32
    %357 = "llvm.zext"(%356) <{nonNeg}> : (i32) -> i64
    %358 = "llvm.getelementptr"(%240, %357) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %359 = "llvm.load"(%358) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%359)[^bb37] : (!llvm.ptr) -> ()
  ^bb37(%360: !llvm.ptr):  // 2 preds: ^bb35, ^bb36
    %361 = "llvm.icmp"(%360, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%361, %137)[^bb39, ^bb38] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
  ^bb38:  // pred: ^bb37
    %362 = "llvm.load"(%360) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %363 = "llvm.icmp"(%362, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.br"(%363)[^bb39] : (i1) -> ()
  ^bb39(%364: i1):  // 2 preds: ^bb37, ^bb38
    %365 = "llvm.icmp"(%355, %128) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %366 = "llvm.select"(%364, %365, %138) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i1, i1) -> i1
    "llvm.cond_br"(%366)[^bb40, ^bb41] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb40:  // pred: ^bb39
    "llvm.call"(%151, %167, %136, %153, %128) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb79] : (i32) -> ()
  ^bb41:  // pred: ^bb39
    %367 = "llvm.icmp"(%arg15, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%367)[^bb59, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb42:  // pred: ^bb41
    %368 = "llvm.load"(%arg15) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.switch"(%368, %136)[^bb45, ^bb43, ^bb44] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[70, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, !llvm.ptr) -> ()
  ^bb43:  // pred: ^bb42
    %369 = "llvm.getelementptr"(%arg15, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %370 = "llvm.load"(%369) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %371 = "llvm.getelementptr"(%370, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.br"(%371)[^bb45] : (!llvm.ptr) -> ()
  ^bb44:  // pred: ^bb42
    %372 = "llvm.getelementptr"(%arg15, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %373 = "llvm.load"(%372) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.br"(%373)[^bb45] : (!llvm.ptr) -> ()
  ^bb45(%374: !llvm.ptr):  // 3 preds: ^bb42, ^bb43, ^bb44
    %375 = "llvm.getelementptr"(%374, %119) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %376 = "llvm.load"(%375) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %377 = "llvm.icmp"(%376, %246) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%377)[^bb46, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb46:  // pred: ^bb45
    "llvm.cond_br"(%249)[^bb47, ^bb53] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:  // pred: ^bb46
    %378 = "llvm.getelementptr"(%374, %133) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %379 = "llvm.load"(%378) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %380 = "llvm.zext"(%246) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%128)[^bb50] : (i64) -> ()
  ^bb48:  // pred: ^bb45
    "llvm.call"(%139, %167, %arg15, %140, %317) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb79] : (i32) -> ()
  ^bb49:  // pred: ^bb50
    %381 = "llvm.add"(%383, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %382 = "llvm.icmp"(%381, %380) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%382, %381)[^bb52, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb50(%383: i64):  // 2 preds: ^bb47, ^bb49
    %384 = "llvm.getelementptr"(%242, %383) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %385 = "llvm.load"(%384) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %386 = "llvm.getelementptr"(%379, %383) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %387 = "llvm.load"(%386) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %388 = "llvm.icmp"(%387, %385) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%388)[^bb49, ^bb51] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:  // pred: ^bb50
    "llvm.call"(%139, %167, %arg15, %141, %385) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb79] : (i32) -> ()
  ^bb52:  // pred: ^bb49
    %389 = "llvm.load"(%374) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %390 = "llvm.getelementptr"(%374, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %391 = "llvm.load"(%390) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %392 = "llvm.getelementptr"(%389, %391) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %393 = "llvm.icmp"(%355, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%393, %127, %128)[^bb79, ^bb54] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i64) -> ()
  ^bb53:  // pred: ^bb46
    %394 = "llvm.load"(%374) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %395 = "llvm.getelementptr"(%374, %118) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %396 = "llvm.load"(%395) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %397 = "llvm.getelementptr"(%394, %396) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %398 = "llvm.icmp"(%355, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%398, %127, %397)[^bb79, ^bb57] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, !llvm.ptr) -> ()
  ^bb54(%399: i64):  // 2 preds: ^bb52, ^bb56
    %400 = "llvm.getelementptr"(%242, %399) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %401 = "llvm.load"(%400) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %402 = "llvm.icmp"(%401, %123) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%402)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:  // pred: ^bb54
    %403 = "llvm.getelementptr"(%318, %399) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %404 = "llvm.load"(%403) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %405 = "llvm.getelementptr"(%241, %399) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %406 = "llvm.load"(%405) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %407 = "llvm.icmp"(%404, %406) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%407)[^bb56, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %408 = "llvm.add"(%399, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %409 = "llvm.icmp"(%408, %380) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%409, %392, %408)[^bb57, ^bb54] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !llvm.ptr, i64) -> ()
  ^bb57(%410: !llvm.ptr):  // 2 preds: ^bb53, ^bb56
    %411 = "llvm.mul"(%355, %302) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.intr.memmove"(%410, %308, %411) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%127)[^bb79] : (i32) -> ()
  ^bb58:  // pred: ^bb55
    "llvm.call"(%248, %246, %242, %308, %318, %392, %241) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%127)[^bb79] : (i32) -> ()
  ^bb59:  // pred: ^bb41
    "llvm.intr.memset"(%155, %142, %133) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %412 = "llvm.load"(%arg12) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %413 = "llvm.icmp"(%412, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%413, %arg12, %175, %173, %412)[^bb60, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb60:  // pred: ^bb59
    %414 = "llvm.load"(%175) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %415 = "llvm.icmp"(%414, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%415, %156, %414)[^bb61, ^bb74] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, !llvm.ptr, !llvm.ptr) -> ()
  ^bb61:  // pred: ^bb60
    %416 = "llvm.mul"(%355, %302) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %417 = "llvm.add"(%416, %123) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %418 = "llvm.call"(%136, %417) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @realloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%418, %155) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %419 = "llvm.icmp"(%418, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%419)[^bb62, ^bb63] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb62:  // pred: ^bb61
    "llvm.call"(%151, %167, %136, %152, %128) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_refuse, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"(%120)[^bb79] : (i32) -> ()
  ^bb63:  // pred: ^bb61
    %420 = "llvm.icmp"(%355, %128) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%420)[^bb71, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb64:  // pred: ^bb63
    "llvm.cond_br"(%249)[^bb65, ^bb69] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:  // pred: ^bb64
    %421 = "llvm.zext"(%246) <{nonNeg}> : (i32) -> i64
    "llvm.br"(%128)[^bb66] : (i64) -> ()
  ^bb66(%422: i64):  // 2 preds: ^bb65, ^bb68
    %423 = "llvm.getelementptr"(%242, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %424 = "llvm.load"(%423) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %425 = "llvm.icmp"(%424, %123) <{predicate = 4 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%425)[^bb67, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:  // pred: ^bb66
    %426 = "llvm.getelementptr"(%318, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %427 = "llvm.load"(%426) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %428 = "llvm.getelementptr"(%241, %422) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %429 = "llvm.load"(%428) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %430 = "llvm.icmp"(%427, %429) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%430)[^bb68, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb68:  // 2 preds: ^bb66, ^bb67
    %431 = "llvm.add"(%422, %123) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %432 = "llvm.icmp"(%431, %421) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%432, %431)[^bb69, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i64) -> ()
  ^bb69:  // 2 preds: ^bb64, ^bb68
    "llvm.intr.memmove"(%418, %308, %416) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.br"()[^bb71] : () -> ()
  ^bb70:  // pred: ^bb67
    "llvm.call"(%248, %246, %242, %308, %318, %418, %241) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @_mlir_abi_tvm_ffi_copy_strided, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 7, 0>}> : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"()[^bb71] : () -> ()
  ^bb71:  // 3 preds: ^bb63, ^bb69, ^bb70
    "llvm.store"(%418, %154) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.store"(%241, %316) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%155, %176, %174, %418)[^bb72] : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  ^bb72(%433: !llvm.ptr, %434: !llvm.ptr, %435: !llvm.ptr, %436: !llvm.ptr):  // 2 preds: ^bb59, ^bb71
    "llvm.store"(%136, %156) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %437 = "llvm.load"(%144) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %438 = "llvm.call"(%437, %436, %145, %146, %435) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 5, 0>}> : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
    %439 = "llvm.icmp"(%438, %127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%439, %120)[^bb73, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb73:  // pred: ^bb72
    %440 = "llvm.load"(%435) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%440, %434) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%433, %440)[^bb74] : (!llvm.ptr, !llvm.ptr) -> ()
  ^bb74(%441: !llvm.ptr, %442: !llvm.ptr):  // 2 preds: ^bb60, ^bb73
    "llvm.store"(%136, %441) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %443 = "llvm.load"(%148) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %444 = "llvm.call"(%443, %442, %154, %156) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 4, 0>}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %445 = "llvm.icmp"(%444, %127) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%445, %444)[^bb75, ^bb76] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb75:  // pred: ^bb74
    %446 = "llvm.load"(%156) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%149, %arg14) <{alignment = 8 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %447 = "llvm.getelementptr"(%arg14, %132) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%127, %447) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %448 = "llvm.getelementptr"(%arg14, %121) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%446, %448) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.br"(%127)[^bb76] : (i32) -> ()
  ^bb76(%449: i32):  // 3 preds: ^bb72, ^bb74, ^bb75
    %450 = "llvm.load"(%174) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %451 = "llvm.icmp"(%450, %136) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "llvm.cond_br"(%451)[^bb78, ^bb77] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb77:  // pred: ^bb76
    %452 = "llvm.load"(%150) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %453 = "llvm.call"(%452, %450) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> i32
    "llvm.br"()[^bb78] : () -> ()
  ^bb78:  // 2 preds: ^bb76, ^bb77
    %454 = "llvm.load"(%155) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%454) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @free, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    "llvm.br"(%449)[^bb79] : (i32) -> ()
  ^bb79(%455: i32):  // 9 preds: ^bb40, ^bb48, ^bb51, ^bb52, ^bb53, ^bb57, ^bb58, ^bb62, ^bb78
    "llvm.return"(%455) : (i32) -> ()
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

