// RUN: abi-opt %s --abi-expand-math="functions=libm" | filecheck %s
// RUN: abi-opt %s --abi-expand-math | filecheck %s --check-prefix=INLINE

// CHECK-LABEL: func.func @clampf(
// CHECK-SAME: %[[X:[^:]+]]: f32, %[[LOW:[^:]+]]: f32, %[[HIGH:[^:]+]]: f32)
// CHECK-NEXT: %[[MAX:.+]] = arith.maximumf %[[X]], %[[LOW]] : f32
// CHECK-NEXT: %[[MIN:.+]] = arith.minimumf %[[MAX]], %[[HIGH]] : f32
// CHECK-NEXT: return %[[MIN]] : f32
func.func @clampf(%x: f32, %low: f32, %high: f32) -> f32 {
  %r = math.clampf %x to [%low, %high] : f32
  return %r : f32
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[X:[^:]+]]: vector<[2]xf32>)
// CHECK-NEXT: %[[HALF:.+]] = arith.constant dense<5.000000e-01> : vector<[2]xf32>
// CHECK-NEXT: %[[H:.+]] = arith.mulf %[[X]], %[[HALF]]
// CHECK-NEXT: %[[TANH:.+]] = math.tanh %[[H]]
// CHECK-NEXT: %[[EXP:.+]] = math.exp %[[X]]
// CHECK-NEXT: %[[ONE:.+]] = arith.constant dense<1.000000e+00>
// CHECK-NEXT: %[[SUM:.+]] = arith.addf %[[EXP]], %[[ONE]]
// CHECK-NEXT: %[[R:.+]] = arith.mulf %[[TANH]], %[[SUM]]
// CHECK-NEXT: return %[[R]] : vector<[2]xf32>
func.func @expm1(%x: vector<[2]xf32>) -> vector<[2]xf32> {
  %r = math.expm1 %x : vector<[2]xf32>
  return %r : vector<[2]xf32>
}

// CHECK-LABEL: func.func @narrow(
// CHECK-NEXT: arith.extf %{{.+}} : f16 to f32
// CHECK: %[[R:.+]] = arith.truncf %{{.+}} : f32 to f16
// CHECK-NEXT: return %[[R]] : f16
func.func @narrow(%x: f16) -> f16 {
  %r = math.expm1 %x : f16
  return %r : f16
}

// CHECK-LABEL: func.func @wide(
// CHECK-NEXT: arith.constant 5.000000e-01 : f80
// CHECK: math.tanh %{{.+}} : f80
func.func @wide(%x: f80) -> f80 {
  %r = math.expm1 %x : f80
  return %r : f80
}

// CHECK-LABEL: func.func @round(
// CHECK-SAME: %[[X:[^:]+]]: f32,
// CHECK-DAG: %[[C16:.+]] = arith.constant 16 : i32
// CHECK: %[[BITS:.+]] = arith.bitcast %[[X]] : f32 to i32
// CHECK-NEXT: %[[HIGH:.+]] = arith.shrui %[[BITS]], %[[C16]]
// CHECK: %[[ODD:.+]] = arith.andi %[[HIGH]], %{{.+}}
// CHECK: %[[ADDEND:.+]] = arith.addi %[[ODD]], %{{.+}}
// CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[BITS]], %[[ADDEND]]
// CHECK-NEXT: %[[NAN:.+]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK: %[[QUIET:.+]] = arith.ori %[[HIGH]], %{{.+}}
// CHECK-NEXT: %[[ROUNDED:.+]] = arith.shrui %[[SUM]], %[[C16]]
// CHECK-NEXT: %[[CHOSEN:.+]] = arith.select %[[NAN]], %[[QUIET]], %[[ROUNDED]]
// CHECK-NEXT: %[[HALF:.+]] = arith.trunci %[[CHOSEN]] : i32 to i16
// CHECK-NEXT: arith.bitcast %[[HALF]] : i16 to bf16
// CHECK-NEXT: arith.truncf %{{.+}} : f64 to bf16
func.func @round(%x: f32, %y: f64) -> (bf16, bf16) {
  %r = arith.truncf %x : f32 to bf16
  %s = arith.truncf %y : f64 to bf16
  return %r, %s : bf16, bf16
}

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME: %[[X:[^:]+]]: vector<2x3xf16>)
// CHECK-NEXT: %[[ABS:.+]] = math.absf %[[X]]
// CHECK-NEXT: %[[INF:.+]] = arith.constant dense<0x7C00> : vector<2x3xf16>
// CHECK-NEXT: %[[R:.+]] = arith.cmpf oeq, %[[ABS]], %[[INF]] : vector<2x3xf16>
// CHECK-NEXT: return %[[R]] : vector<2x3xi1>
func.func @isinf(%x: vector<2x3xf16>) -> vector<2x3xi1> {
  %r = math.isinf %x : vector<2x3xf16>
  return %r : vector<2x3xi1>
}

// CHECK-LABEL: func.func @widened(
// CHECK-SAME: %[[X:[^:]+]]: vector<2xbf16>, %[[N:[^:]+]]: vector<2xi32>)
// CHECK-NEXT: %[[WIDE:.+]] = arith.extf %[[X]] : vector<2xbf16> to vector<2xf32>
// CHECK-NEXT: %[[R:.+]] = math.fpowi %[[WIDE]], %[[N]] fastmath<fast> : vector<2xf32>, vector<2xi32>
// CHECK: %[[BITS:.+]] = arith.bitcast %[[R]] : vector<2xf32> to vector<2xi32>
// CHECK: arith.bitcast %{{.+}} : vector<2xi16> to vector<2xbf16>
func.func @widened(%x: vector<2xbf16>, %n: vector<2xi32>) -> vector<2xbf16> {
  %r = math.fpowi %x, %n fastmath<fast> : vector<2xbf16>, vector<2xi32>
  return %r : vector<2xbf16>
}

// A small float becomes f32 by its exponent, or by a product if it is subnormal.
// CHECK-LABEL: func.func @small_to_f32(
// CHECK-SAME: %[[X:[^:]+]]: f8E4M3FN)
// CHECK-NEXT: %[[BYTE:.+]] = arith.bitcast %[[X]] : f8E4M3FN to i8
// CHECK-NEXT: %[[BITS:.+]] = arith.extui %[[BYTE]] : i8 to i32
// CHECK: %[[MAGNITUDE:.+]] = arith.andi %[[BITS]], %{{.+}} : i32
// CHECK: %[[SHIFTED:.+]] = arith.shli %[[MAGNITUDE]], %{{.+}} : i32
// CHECK: %[[REBIAS:.+]] = arith.constant 1006632960 : i32
// CHECK: %[[NORMAL:.+]] = arith.addi %[[SHIFTED]], %[[REBIAS]] : i32
// CHECK: %[[INTEGER:.+]] = arith.sitofp %[[MAGNITUDE]] : i32 to f32
// CHECK: %[[UNIT:.+]] = arith.constant {{.+}} : f32
// CHECK: %[[SUBNORMAL:.+]] = arith.mulf %[[INTEGER]], %[[UNIT]] : f32
// CHECK: %[[NUMBER:.+]] = arith.select %{{.+}}, %{{.+}}, %[[NORMAL]] : i32
// CHECK: arith.cmpi eq, %[[MAGNITUDE]], %{{.+}} : i32
// CHECK: %[[NAN:.+]] = arith.constant 2143289344 : i32
// CHECK: arith.select %{{.+}}, %[[NAN]], %[[NUMBER]] : i32
// CHECK: arith.bitcast %{{.+}} : i32 to f32
func.func @small_to_f32(%x: f8E4M3FN) -> f32 {
  %r = arith.extf %x : f8E4M3FN to f32
  return %r : f32
}

// A vector of f64 is rounded once, in integers of 64 bits.
// CHECK-LABEL: func.func @small_from_f64(
// CHECK-NOT: arith.truncf
// CHECK: %[[BYTES:.+]] = arith.trunci %{{.+}} : vector<2xi64> to vector<2xi8>
// CHECK-NEXT: arith.bitcast %[[BYTES]] : vector<2xi8> to vector<2xf8E5M2FNUZ>
func.func @small_from_f64(%x: vector<2xf64>) -> vector<2xf8E5M2FNUZ> {
  %r = arith.truncf %x : vector<2xf64> to vector<2xf8E5M2FNUZ>
  return %r : vector<2xf8E5M2FNUZ>
}

// A conversion from f80 and one with a rounding mode stay.
// CHECK-LABEL: func.func @small_stays(
// CHECK-NEXT: arith.truncf %{{.+}} : f80 to f8E5M2
// CHECK-NEXT: arith.truncf %{{.+}} upward : f32 to f8E5M2
func.func @small_stays(%x: f80, %y: f32) -> (f8E5M2, f8E5M2) {
  %r = arith.truncf %x : f80 to f8E5M2
  %s = arith.truncf %y upward : f32 to f8E5M2
  return %r, %s : f8E5M2, f8E5M2
}

// CHECK-LABEL: func.func @tensors(
// CHECK-NEXT: math.isinf %{{.+}} : tensor<?xf32>
// CHECK-NEXT: arith.truncf %{{.+}} : tensor<4xf32> to tensor<4xbf16>
// CHECK-NEXT: math.exp %{{.+}} : tensor<?xbf16>
func.func @tensors(%x: tensor<?xf32>, %y: tensor<4xf32>, %b: tensor<?xbf16>)
    -> (tensor<?xi1>, tensor<4xbf16>, tensor<?xbf16>) {
  %r = math.isinf %x : tensor<?xf32>
  %s = arith.truncf %y : tensor<4xf32> to tensor<4xbf16>
  %t = math.exp %b : tensor<?xbf16>
  return %r, %s, %t : tensor<?xi1>, tensor<4xbf16>, tensor<?xbf16>
}

// The C library's functions; or arithmetic in the type of the argument, f16 and bf16 in f32.
// CHECK-LABEL: func.func @functions(
// CHECK-NEXT: math.exp %{{.+}} : vector<2x3xf32>
// CHECK-NEXT: math.log %{{.+}} : f16
// CHECK-NEXT: math.tanh %{{.+}} : f64
// INLINE-LABEL: func.func @functions(
// INLINE-SAME: %[[X:[^:]+]]: vector<2x3xf32>, %[[H:[^:]+]]: f16, %[[Y:[^:]+]]: f64)
// INLINE: %[[MOST:.+]] = arith.constant dense<8.900000e+01> : vector<2x3xf32>
// INLINE: arith.cmpf ogt, %[[X]], %[[MOST]] : vector<2x3xf32>
// INLINE: %[[PRODUCT:.+]] = arith.mulf %{{.+}}, %{{.+}} fastmath<contract> : vector<2x3xf32>
// INLINE-NEXT: arith.addf %[[PRODUCT]], %{{.+}} fastmath<contract> : vector<2x3xf32>
// INLINE: arith.bitcast %{{.+}} : vector<2x3xi32> to vector<2x3xf32>
// INLINE: arith.extf %[[H]] : f16 to f32
// INLINE: arith.truncf %{{.+}} : f32 to f16
// INLINE: math.absf %[[Y]] : f64
// INLINE: %[[R:.+]] = math.copysign %{{.+}}, %[[Y]] : f64
// INLINE-NEXT: return %{{.+}}, %{{.+}}, %[[R]]
func.func @functions(%x: vector<2x3xf32>, %h: f16, %y: f64) -> (vector<2x3xf32>, f16, f64) {
  %r = math.exp %x : vector<2x3xf32>
  %s = math.log %h : f16
  %t = math.tanh %y : f64
  return %r, %s, %t : vector<2x3xf32>, f16, f64
}

// A power that LLVM makes a product, functions of other types, and what has no expansion.
// INLINE-LABEL: func.func @stay(
// INLINE: math.powf %{{.+}} : vector<2xf32>
// INLINE-NEXT: math.sin %{{.+}} : f64
// INLINE-NEXT: math.exp %{{.+}} : f80
// INLINE-NEXT: math.log2 %{{.+}} : f64
func.func @stay(%x: vector<2xf32>, %y: f64, %z: f80) -> (vector<2xf32>, f64, f80, f64) {
  %two = arith.constant dense<2.0> : vector<2xf32>
  %r = math.powf %x, %two : vector<2xf32>
  %s = math.sin %y : f64
  %t = math.exp %z : f80
  %u = math.log2 %y : f64
  return %r, %s, %t, %u : vector<2xf32>, f64, f80, f64
}

// Others stay.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: math.log1p
// CHECK-NEXT: math.isnan
// CHECK-NEXT: arith.truncf %{{.+}} to_nearest_even : f32 to bf16
func.func @others(%x: f32) -> (f32, i1, bf16) {
  %r = math.log1p %x : f32
  %s = math.isnan %x : f32
  %t = arith.truncf %x to_nearest_even : f32 to bf16
  return %r, %s, %t : f32, i1, bf16
}

// What is no float has no type to be rounded to.
// CHECK-LABEL: func.func @is_nan(
// CHECK-NEXT: %[[WIDE:.+]] = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT: %[[R:.+]] = math.isnan %[[WIDE]] : f32
// CHECK-NEXT: return %[[R]]
func.func @is_nan(%x: bf16) -> i1 {
  %r = math.isnan %x : bf16
  return %r : i1
}
