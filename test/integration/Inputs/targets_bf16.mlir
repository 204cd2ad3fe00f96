func.func @doubled_bf16(%x: tensor<?xbf16> {abi.dims = ["n"]}) -> tensor<?xbf16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xbf16>
  %e = tensor.empty(%n) : tensor<?xbf16>
  %r = linalg.add ins(%x, %x : tensor<?xbf16>, tensor<?xbf16>)
      outs(%e : tensor<?xbf16>) -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}
