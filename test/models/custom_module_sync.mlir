// Source: what samples/custom_module/sync of IREE does, rewritten: a tensor goes through a
// function that the host implements, between two that are compiled.
func.func private @custom.call.sync(tensor<?xi32>) -> tensor<?xi32>
    attributes {llvm.emit_c_interface}
func.func @main(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.muli %x, %x : tensor<?xi32>
  %1 = call @custom.call.sync(%0) : (tensor<?xi32>) -> tensor<?xi32>
  %2 = arith.muli %1, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}
