// The table of the passes. Its rows are in PassTable.inc, which pass_table.py writes.

#ifndef MLIR_ABI_PASS_TABLE_H
#define MLIR_ABI_PASS_TABLE_H

#include <vector>

namespace mlir_abi {

enum class OptionKind { Flag, Number, Text, Choice };

struct OptionEntry {
  const char *name;
  OptionKind kind;
  const char *initial;
  const char *help;
  std::vector<const char *> choices;
};

struct PassEntry {
  const char *name;
  const char *summary;
  std::vector<OptionEntry> options;
};

} // namespace mlir_abi

#endif // MLIR_ABI_PASS_TABLE_H
