// Writes a module as bytes, and reads bytes back into the same operation.

#ifndef MLIR_ABI_MODULE_BYTES_H
#define MLIR_ABI_MODULE_BYTES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mlir_abi {

/// Bytecode, or for a reader that lacks some of the dialects, generic text with locations.
enum class Form { Bytecode, Text };

/// `module` as bytes. The data of resources stays here: only their names are written.
std::string writeModule(mlir::ModuleOp module, Form form);

/// The modules around a nested `module`, as bytes: with their attributes, such as a data layout,
/// and without their contents.
std::string writeModulesAround(mlir::ModuleOp module, Form form);

/// Put the attributes and the body of the module in `bytes` into `module`, unverified. Resources
/// that come back without data are those of `writeModule`. An error says why it cannot be read.
llvm::Error replaceModule(mlir::ModuleOp module, const std::string &bytes);

} // namespace mlir_abi

#endif // MLIR_ABI_MODULE_BYTES_H
