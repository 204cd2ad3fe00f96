// Results that bufferization makes: copies of an argument and a constant, and one value twice.

func.func @same(%x: tensor<2xi16> {iree.abi.name = "x"})
    -> (tensor<2xi16> {iree.abi.name = "y"}) {
  return %x : tensor<2xi16>
}

func.func @constant() -> (tensor<2xi16> {iree.abi.name = "y"}) {
  %0 = arith.constant dense<[5, 6]> : tensor<2xi16>
  return %0 : tensor<2xi16>
}

func.func @twice(%x: tensor<2xi16> {iree.abi.name = "x"},
                 %w: tensor<2xi16> {iree.abi.name = "w", bufferization.writable = true})
    -> (tensor<2xi16> {iree.abi.name = "first"}, tensor<2xi16> {iree.abi.name = "second"}) {
  %0 = arith.constant 0 : index
  %v = arith.constant 7 : i16
  %written = tensor.insert %v into %w[%0] : tensor<2xi16>
  %sum = arith.addi %x, %written : tensor<2xi16>
  return %sum, %sum : tensor<2xi16>, tensor<2xi16>
}

// One of two tensors, and the first of them.
func.func @either(%which: i1 {iree.abi.name = "which"})
    -> (tensor<2xi16> {iree.abi.name = "first"}, tensor<2xi16> {iree.abi.name = "second"}) {
  %c1 = arith.constant 1 : i16
  %c2 = arith.constant 2 : i16
  %none = tensor.empty() : tensor<2xi16>
  %a = linalg.fill ins(%c1 : i16) outs(%none : tensor<2xi16>) -> tensor<2xi16>
  %b = linalg.fill ins(%c2 : i16) outs(%none : tensor<2xi16>) -> tensor<2xi16>
  %r = scf.if %which -> tensor<2xi16> {
    scf.yield %a : tensor<2xi16>
  } else {
    scf.yield %b : tensor<2xi16>
  }
  return %r, %a : tensor<2xi16>, tensor<2xi16>
}

// An element narrower than a byte has a byte of its own.
func.func @narrow(%x: tensor<3xi4> {iree.abi.name = "x"}) -> tensor<3xi4> {
  %one = arith.constant dense<1> : tensor<3xi4>
  %sum = arith.addi %x, %one : tensor<3xi4>
  return %sum : tensor<3xi4>
}
