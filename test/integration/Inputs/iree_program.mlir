// A program of IREE's whose dispatches call @scaled_product, which a plugin provides at run time.
module @program {
  stream.executable private @executable {
    stream.executable.export public @dispatch workgroups(%n: index) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %groups = arith.ceildivui %n, %c64 : index
      stream.return %groups, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func private @scaled_product(memref<?xf32>, memref<?xf32>, memref<?xf32>, index, f32)
          -> (i8, f32)
      func.func @dispatch(%a_: !stream.binding, %b_: !stream.binding, %out_: !stream.binding,
                          %counts_: !stream.binding, %sums_: !stream.binding,
                          %n: index, %groups: index) {
        %c0 = arith.constant 0 : index
        %by = arith.constant 0.5 : f32
        %group = stream.dispatch.workgroup.id[0] : index
        %a = stream.binding.subspan %a_[%c0] : !stream.binding -> memref<?xf32>{%n}
        %b = stream.binding.subspan %b_[%c0] : !stream.binding -> memref<?xf32>{%n}
        %out = stream.binding.subspan %out_[%c0] : !stream.binding -> memref<?xf32>{%n}
        %counts = stream.binding.subspan %counts_[%c0] : !stream.binding -> memref<?xi8>{%groups}
        %sums = stream.binding.subspan %sums_[%c0] : !stream.binding -> memref<?xf32>{%groups}
        %count, %sum = func.call @scaled_product(%a, %b, %out, %group, %by)
          : (memref<?xf32>, memref<?xf32>, memref<?xf32>, index, f32) -> (i8, f32)
        memref.store %count, %counts[%group] : memref<?xi8>
        memref.store %sum, %sums[%group] : memref<?xf32>
        return
      }
    }
  }
  func.func @product(%a: tensor<?xf32>, %b: tensor<?xf32>)
      -> (tensor<?xf32>, tensor<?xi8>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %groups = arith.ceildivui %n, %c64 : index
    %r:3 = flow.dispatch @executable::@dispatch[%n](%a, %b, %n, %groups)
      : (tensor<?xf32>{%n}, tensor<?xf32>{%n}, index, index)
      -> (tensor<?xf32>{%n}, tensor<?xi8>{%groups}, tensor<?xf32>{%groups})
    return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?xi8>, tensor<?xf32>
  }
}
