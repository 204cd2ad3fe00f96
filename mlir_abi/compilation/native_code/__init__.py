"""From a lowered module to machine code: LLVM IR, object files, and linked libraries."""
