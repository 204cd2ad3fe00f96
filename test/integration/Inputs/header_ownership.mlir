// Results that are new, an argument's, a global's or another result's, as `which` says at run time.

memref.global "private" constant @primes : memref<2xi32> = dense<[2, 3]>

func.func @fresh(%value: i32 {iree.abi.name = "value"}) -> memref<2xi32> {
  %new = func.call @filled(%value) : (i32) -> memref<2xi32>
  return %new : memref<2xi32>
}

func.func private @filled(%value: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc() : memref<2xi32>
  memref.store %value, %new[%c0] : memref<2xi32>
  memref.store %value, %new[%c1] : memref<2xi32>
  return %new : memref<2xi32>
}

func.func @allocated(%x: memref<2xi32> {iree.abi.name = "x"}) -> memref<2xi32> {
  %new = memref.alloc() : memref<2xi32>
  memref.copy %x, %new : memref<2xi32> to memref<2xi32>
  return %new : memref<2xi32>
}

// A part of x; y; a global; or new.
func.func @chosen(%which: index {iree.abi.name = "which"}, %x: memref<4xi32> {iree.abi.name = "x"},
                  %y: memref<2xi32> {iree.abi.name = "y", llvm.readonly})
    -> (memref<2xi32, strided<[1], offset: ?>> {iree.abi.name = "chosen"}) {
  %c2 = arith.constant 2 : index
  %part = memref.subview %x[%c2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %r = scf.index_switch %which -> memref<2xi32, strided<[1], offset: ?>>
  case 0 {
    scf.yield %part : memref<2xi32, strided<[1], offset: ?>>
  }
  case 1 {
    %z = memref.cast %y : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
    scf.yield %z : memref<2xi32, strided<[1], offset: ?>>
  }
  case 2 {
    %global = memref.get_global @primes : memref<2xi32>
    %z = memref.cast %global : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
    scf.yield %z : memref<2xi32, strided<[1], offset: ?>>
  }
  default {
    %value = arith.constant 3 : i32
    %new = func.call @filled(%value) : (i32) -> memref<2xi32>
    %z = memref.cast %new : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
    scf.yield %z : memref<2xi32, strided<[1], offset: ?>>
  }
  return %r : memref<2xi32, strided<[1], offset: ?>>
}

// The same, of any rank.
func.func @unranked(%which: index {iree.abi.name = "which"}, %x: memref<4xi32> {iree.abi.name = "x"},
                    %y: memref<*xi32> {iree.abi.name = "y"})
    -> (memref<*xi32> {iree.abi.name = "chosen"}) {
  %ranked = memref.cast %y : memref<*xi32> to memref<2xi32>
  %chosen = func.call @chosen(%which, %x, %ranked)
    : (index, memref<4xi32>, memref<2xi32>) -> memref<2xi32, strided<[1], offset: ?>>
  %r = memref.cast %chosen : memref<2xi32, strided<[1], offset: ?>> to memref<*xi32>
  return %r : memref<*xi32>
}

// One new memory or two, or that of x.
func.func @pair(%which: index {iree.abi.name = "which"}, %x: memref<2xi32> {iree.abi.name = "x"})
    -> (memref<2xi32> {iree.abi.name = "first"}, memref<2xi32> {iree.abi.name = "second"}) {
  %value = arith.constant 3 : i32
  %first = func.call @filled(%value) : (i32) -> memref<2xi32>
  %second = scf.index_switch %which -> memref<2xi32>
  case 0 {
    scf.yield %x : memref<2xi32>
  }
  case 1 {
    scf.yield %first : memref<2xi32>
  }
  default {
    %new = func.call @filled(%value) : (i32) -> memref<2xi32>
    scf.yield %new : memref<2xi32>
  }
  return %first, %second : memref<2xi32>, memref<2xi32>
}
