#include "Bytecode.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace mlir_abi {

/// Data of new resources may ask for any alignment up to this; the reader checks addresses.
static constexpr llvm::Align bufferAlignment = llvm::Align::Constant<64>();

std::string writeModule(ModuleOp module) {
  std::string bytecode;
  llvm::raw_string_ostream stream(bytecode);
  BytecodeWriterConfig config;
  config.setElideResourceDataFlag();
  (void)writeBytecodeToFile(module, stream, config); // fails for other versions than our own only
  return bytecode;
}

/// Producer and version of some bytecode: four bytes, version as 2n + 1, producer, zero.
static std::string writtenBy(StringRef bytecode) {
  if (bytecode.size() < 6 || !bytecode.starts_with("ML\xefR"))
    return "no bytecode";
  return (bytecode.drop_front(5).take_until([](char c) { return c == 0; }) +
          " bytecode of version " + Twine(static_cast<unsigned char>(bytecode[4]) >> 1))
      .str();
}

static OwningOpRef<ModuleOp> readModule(const std::string &bytecode, MLIRContext *context) {
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(bytecode.size(), "", bufferAlignment);
  std::copy(bytecode.begin(), bytecode.end(), buffer->getBufferStart());
  Block block;
  ParserConfig config(context, /*verifyAfterParse=*/false);
  if (failed(readBytecodeFile(*buffer, &block, config)) || block.empty() ||
      !isa<ModuleOp>(block.front()))
    return nullptr;
  auto module = cast<ModuleOp>(block.front());
  module->remove();
  return module;
}

/// Give back their data to the resources of `module` that have none.
///
/// The context has an entry of that name already, so that the reader has made another, empty and
/// with a number at the end: `weights_1` for `weights`.
static void restoreResources(ModuleOp module) {
  auto &interface = DenseResourceElementsHandle::getManagerInterface(module.getContext());
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](DenseResourceElementsAttr attribute) -> Attribute {
    DenseResourceElementsHandle handle = attribute.getRawHandle();
    StringRef name = handle.getKey().rsplit('_').first;
    auto *original = interface.getBlobManager().lookup(name);
    if (handle.getBlob() || !original)
      return attribute;
    auto *dialect = cast<BuiltinDialect>(handle.getDialect());
    return DenseResourceElementsAttr::get(attribute.getType(), {original, dialect});
  });
  replacer.recursivelyReplaceElementsIn(module);
}

llvm::Error replaceModule(ModuleOp module, const std::string &bytecode) {
  std::string reason;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
        if (thread != llvm::get_threadid())
          return failure();
        reason += "; " + diagnostic.str();
        return success();
      });
  OwningOpRef<ModuleOp> changed = readModule(bytecode, module.getContext());
  if (!changed)
    return llvm::createStringError("the module that came back cannot be read" + reason + " (it is " +
                                   writtenBy(bytecode) + "; this tool writes " +
                                   writtenBy(writeModule(module)) + ")");
  restoreResources(*changed);
  module->setDiscardableAttrs((*changed)->getDiscardableAttrDictionary());
  module->copyProperties((*changed)->getPropertiesStorage());
  module.getBodyRegion().takeBody(changed->getBodyRegion());
  return llvm::Error::success();
}

} // namespace mlir_abi
