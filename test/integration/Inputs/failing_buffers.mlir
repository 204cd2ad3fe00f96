memref.global "private" @limit : memref<i64> = dense<0>
func.func @set_limit(%n: i64) {
  %limit = memref.get_global @limit : memref<i64>
  memref.store %n, %limit[] : memref<i64>
  return
}
func.func private @step() {
  %limit = memref.get_global @limit : memref<i64>
  %n = memref.load %limit[] : memref<i64>
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %m = arith.subi %n, %c1 : i64
  memref.store %m, %limit[] : memref<i64>
  %holds = arith.cmpi ne, %n, %c0 : i64
  cf.assert %holds, "the limit"
  return
}
func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  call @step() : () -> ()
  %0 = arith.addf %x, %x : tensor<?xf32>
  call @step() : () -> ()
  return %0 : tensor<?xf32>
}
func.func private @both(%x: tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %y = func.call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>
  call @step() : () -> ()
  return %y, %n, %y : tensor<?xf32>, index, tensor<?xf32>
}
func.func private @same(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  call @step() : () -> ()
  return %x, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @loop(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %c = %x)
      -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %y = func.call @twice(%a) : (tensor<?xf32>) -> tensor<?xf32>
    %s = arith.addf %y, %b : tensor<?xf32>
    func.call @step() : () -> ()
    scf.yield %b, %c, %s : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  call @step() : () -> ()
  %s = arith.addf %r#0, %r#1 : tensor<?xf32>
  call @step() : () -> ()
  %t = arith.addf %s, %r#2 : tensor<?xf32>
  return %t : tensor<?xf32>
}
func.func @calls(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0:3 = call @both(%x) : (tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>)
  %1:3 = call @both(%0#2) : (tensor<?xf32>) -> (tensor<?xf32>, index, tensor<?xf32>)
  %2:2 = call @same(%1#0) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %3:2 = call @same(%x) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  call @step() : () -> ()
  %4 = arith.addf %2#0, %3#1 : tensor<?xf32>
  call @step() : () -> ()
  %5 = arith.addf %4, %0#0 : tensor<?xf32>
  call @step() : () -> ()
  return %5 : tensor<?xf32>
}
func.func @recursive(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is_last = arith.cmpi eq, %n, %c0 : index
  %y = func.call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %r = scf.if %is_last -> tensor<?xf32> {
    scf.yield %y : tensor<?xf32>
  } else {
    %m = arith.subi %n, %c1 : index
    %z = func.call @recursive(%y, %m) : (tensor<?xf32>, index) -> tensor<?xf32>
    func.call @step() : () -> ()
    %s = arith.addf %y, %z : tensor<?xf32>
    func.call @step() : () -> ()
    scf.yield %s : tensor<?xf32>
  }
  call @step() : () -> ()
  return %r : tensor<?xf32>
}
func.func @branches(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %rest = arith.remui %i, %c2 : index
    %is_even = arith.cmpi eq, %rest, %c0 : index
    %b = scf.if %is_even -> tensor<?xf32> {
      %y = func.call @twice(%a) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %y : tensor<?xf32>
    } else {
      func.call @step() : () -> ()
      scf.yield %x : tensor<?xf32>
    }
    func.call @step() : () -> ()
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @grows(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.while (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %size = tensor.dim %a, %c0 : tensor<?xf32>
    %goes_on = arith.cmpi ult, %size, %c64 : index
    func.call @step() : () -> ()
    scf.condition(%goes_on) %a : tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>):
    %b = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    func.call @step() : () -> ()
    %c = func.call @twice(%b) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  call @step() : () -> ()
  return %r : tensor<?xf32>
}
func.func private @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %x : tensor<*xf32> to tensor<?xf32>
  %1 = func.call @twice(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<*xf32>
  call @step() : () -> ()
  return %2 : tensor<*xf32>
}
func.func @any_rank(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = tensor.cast %x : tensor<?xf32> to tensor<*xf32>
  %r = call @unranked(%u) : (tensor<*xf32>) -> tensor<*xf32>
  %s = call @unranked(%r) : (tensor<*xf32>) -> tensor<*xf32>
  call @step() : () -> ()
  %0 = tensor.cast %r : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.cast %s : tensor<*xf32> to tensor<?xf32>
  %2 = arith.addf %0, %1 : tensor<?xf32>
  call @step() : () -> ()
  return %2 : tensor<?xf32>
}
