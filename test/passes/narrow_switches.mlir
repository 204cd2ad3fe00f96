// RUN: abi-opt %s --abi-narrow-switches | filecheck %s

// A number of more than 32 bits chooses no case.
// CHECK-LABEL: func.func @small(
// CHECK-SAME: %[[i:.*]]: index
// CHECK: %[[low:.*]] = arith.index_cast %[[i]] : index to i32
// CHECK: %[[same:.*]] = arith.index_cast %[[low]] : i32 to index
// CHECK: %[[fits:.*]] = arith.cmpi eq, %[[same]], %[[i]] : index
// CHECK: %[[none:.*]] = arith.constant 1 : index
// CHECK: %[[chosen:.*]] = arith.select %[[fits]], %[[i]], %[[none]] : index
// CHECK: scf.index_switch %[[chosen]]
// CHECK-NEXT: case 0
// CHECK: case 2
// CHECK: case -2147483648
func.func @small(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 0 { scf.yield %a : i32 }
  case 2 { scf.yield %b : i32 }
  case -2147483648 { scf.yield %b : i32 }
  default { scf.yield %a : i32 }
  return %r : i32
}

// Cases of more than 32 bits are numbered.
// CHECK-LABEL: func.func @large(
// CHECK-SAME: %[[i:.*]]: index
// CHECK: %[[none:.*]] = arith.constant 2 : index
// CHECK: %[[one:.*]] = arith.constant 1 : index
// CHECK: arith.cmpi eq, %[[i]], %[[one]] : index
// CHECK: %[[first:.*]] = arith.select %{{.*}}, %{{.*}}, %[[none]] : index
// CHECK: arith.constant 4294967296 : index
// CHECK: %[[second:.*]] = arith.select %{{.*}}, %{{.*}}, %[[first]] : index
// CHECK: scf.index_switch %[[second]]
// CHECK-NEXT: case 0
// CHECK: case 1
func.func @large(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 1 { scf.yield %a : i32 }
  case 4294967296 { scf.yield %b : i32 }
  default { scf.yield %a : i32 }
  return %r : i32
}
