// Heun's method. The caller's program says how the state changes (@slope), and sees each step
// (@observe).
func.func private @slope(%time: f64, %state: memref<2xf64> {llvm.readonly}, %slope: memref<2xf64>)
    attributes {llvm.emit_c_interface}
func.func private @observe(%time: f64, %state: memref<2xf64> {llvm.readonly})
    attributes {llvm.emit_c_interface}

func.func @integrate(%state: memref<2xf64> {iree.abi.name = "state"},
                     %step: f64 {iree.abi.name = "step"}, %steps: index {iree.abi.name = "steps"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : f64
  %here = memref.alloca() : memref<2xf64>
  %there = memref.alloca() : memref<2xf64>
  %trial = memref.alloca() : memref<2xf64>
  scf.for %i = %c0 to %steps step %c1 {
    %integer = arith.index_cast %i : index to i64
    %number = arith.sitofp %integer : i64 to f64
    %time = arith.mulf %number, %step : f64
    %next = arith.addf %time, %step : f64
    func.call @slope(%time, %state, %here) : (f64, memref<2xf64>, memref<2xf64>) -> ()
    scf.for %k = %c0 to %c2 step %c1 {
      %y = memref.load %state[%k] : memref<2xf64>
      %s = memref.load %here[%k] : memref<2xf64>
      %moved = arith.mulf %step, %s : f64
      %new = arith.addf %y, %moved : f64
      memref.store %new, %trial[%k] : memref<2xf64>
    }
    func.call @slope(%next, %trial, %there) : (f64, memref<2xf64>, memref<2xf64>) -> ()
    scf.for %k = %c0 to %c2 step %c1 {
      %y = memref.load %state[%k] : memref<2xf64>
      %s = memref.load %here[%k] : memref<2xf64>
      %t = memref.load %there[%k] : memref<2xf64>
      %sum = arith.addf %s, %t : f64
      %mean = arith.mulf %sum, %half : f64
      %moved = arith.mulf %step, %mean : f64
      %new = arith.addf %y, %moved : f64
      memref.store %new, %state[%k] : memref<2xf64>
    }
    func.call @observe(%next, %state) : (f64, memref<2xf64>) -> ()
  }
  return
}
