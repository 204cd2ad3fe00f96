// RUN: abi-opt %s --abi-propagate-nan | filecheck %s

// A choice of one of the numbers that are compared is the greatest or least of them.
// CHECK-LABEL: func.func @choices(
// CHECK-SAME: %[[X:[^:]*]]: f32, %[[Y:[^:]*]]: f32)
// CHECK: %[[A:.+]] = arith.maximumf %[[X]], %[[Y]]
// CHECK: %[[B:.+]] = arith.minimumf %[[X]], %[[Y]]
// CHECK: %[[C:.+]] = arith.minimumf %[[X]], %[[Y]]
// CHECK: %[[D:.+]] = arith.maximumf %[[X]], %[[Y]]
// CHECK: return %[[A]], %[[B]], %[[C]], %[[D]]
func.func @choices(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %greater = arith.cmpf ogt, %x, %y : f32
  %less = arith.cmpf ult, %x, %y : f32
  %a = arith.select %greater, %x, %y : f32
  %b = arith.select %greater, %y, %x : f32
  %c = arith.select %less, %x, %y : f32
  %d = arith.select %less, %y, %x : f32
  return %a, %b, %c, %d : f32, f32, f32, f32
}

// Other choices stay, and other comparisons.
// CHECK-LABEL: func.func @other_choices(
// CHECK-NEXT: arith.cmpf ogt
// CHECK-NEXT: arith.cmpf oeq
// CHECK-NEXT: arith.select
// CHECK-NEXT: arith.select
// CHECK-NEXT: return
func.func @other_choices(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %greater = arith.cmpf ogt, %x, %y : f32
  %equal = arith.cmpf oeq, %x, %y : f32
  %a = arith.select %greater, %x, %z : f32
  %b = arith.select %equal, %x, %y : f32
  return %a, %b : f32, f32
}

// The first NaN has the index of the least number.
// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[X:[^:]*]]: f32, %[[LEAST:[^:]*]]: f32, %[[I:[^:]*]]: i64, %[[BEST:[^:]*]]: i64)
// CHECK: %[[LESS:.+]] = arith.cmpf olt, %[[X]], %[[LEAST]]
// CHECK-NEXT: %[[IS_NAN:.+]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK-NEXT: %[[WAS_NUMBER:.+]] = arith.cmpf ord, %[[LEAST]], %[[LEAST]]
// CHECK-NEXT: %[[IS_FIRST:.+]] = arith.andi %[[IS_NAN]], %[[WAS_NUMBER]]
// CHECK-NEXT: %[[IS_BEST:.+]] = arith.ori %[[LESS]], %[[IS_FIRST]]
// CHECK-NEXT: arith.select %[[IS_BEST]], %[[I]], %[[BEST]]
func.func @index(%x: f32, %least: f32, %i: i64, %best: i64) -> (f32, i64) {
  %new = arith.minimumf %x, %least : f32
  %less = arith.cmpf olt, %x, %least : f32
  %index = arith.select %less, %i, %best : i64
  return %new, %index : f32, i64
}
