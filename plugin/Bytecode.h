// A module as bytecode, and back into the same operation.

#ifndef MLIR_ABI_BYTECODE_H
#define MLIR_ABI_BYTECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mlir_abi {

/// `module` as bytecode. The data of resources stays here: only their names are written.
std::string writeModule(mlir::ModuleOp module);

/// Put the attributes and the body of the module in `bytecode` into `module`, unverified. Resources
/// that come back without data are those of `writeModule`. An error says why it cannot be read.
llvm::Error replaceModule(mlir::ModuleOp module, const std::string &bytecode);

} // namespace mlir_abi

#endif // MLIR_ABI_BYTECODE_H
