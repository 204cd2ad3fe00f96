"""What every pass that emits the LLVM dialect needs: types, calling convention, emitter."""
