func.func @t(%x: tensor<4xf32>) -> tensor<?xi8> { %y = "a.b"() : () -> tensor<?xi8> return %y : tensor<?xi8> }
