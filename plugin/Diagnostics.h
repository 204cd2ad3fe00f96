// Shows the worker's diagnostics through the tool, and withholds MLIR's own from the user.

#ifndef MLIR_ABI_DIAGNOSTICS_H
#define MLIR_ABI_DIAGNOSTICS_H

#include "Worker.h"

#include "mlir/IR/Diagnostics.h"

#include <optional>
#include <string>

namespace mlir_abi {

/// Keeps the diagnostics of this thread from other handlers while it lives.
class Withheld {
public:
  explicit Withheld(mlir::MLIRContext *context);

  /// The withheld messages, each preceded by "; ".
  std::string messages;

private:
  mlir::ScopedDiagnosticHandler handler;
};

/// Shows the diagnostics of the worker's frames, each with its notes.
class Reporter {
public:
  /// `module` is the location of diagnostics that come without one.
  explicit Reporter(mlir::Location module) : module(module), next(module) {}

  void handle(const Frame &frame);

private:
  mlir::InFlightDiagnostic emit(Tag tag) const;
  mlir::Location parsed(llvm::StringRef text) const;

  const mlir::Location module;
  mlir::Location next;
  std::optional<mlir::InFlightDiagnostic> current;
};

} // namespace mlir_abi

#endif // MLIR_ABI_DIAGNOSTICS_H
