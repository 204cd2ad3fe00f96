#include "ModuleBytes.h"

#include "Diagnostics.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <limits>

using namespace mlir;

namespace mlir_abi {

/// Data of new resources may ask for any alignment up to this; the reader checks addresses.
static constexpr llvm::Align bufferAlignment = llvm::Align::Constant<64>();

std::string writeModule(ModuleOp module, Form form) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  if (form == Form::Text) {
    module->print(stream, OpPrintingFlags() // the tool's options are its defaults
                              .printGenericOpForm()
                              .enableDebugInfo()
                              .skipRegions(false)
                              .elideLargeElementsAttrs(std::numeric_limits<int64_t>::max())
                              .elideLargeResourceString(0));
    return bytes;
  }
  BytecodeWriterConfig config;
  config.setElideResourceDataFlag();
  (void)writeBytecodeToFile(module, stream, config); // fails for other versions than our own only
  return bytes;
}

std::string writeModulesAround(ModuleOp module, Form form) {
  OwningOpRef<ModuleOp> inner;
  for (Operation *around = module->getParentOp(); around; around = around->getParentOp()) {
    OwningOpRef<ModuleOp> shell = ModuleOp::create(around->getLoc());
    (*shell)->setDiscardableAttrs(around->getDiscardableAttrDictionary());
    if (inner)
      shell->push_back(inner.release());
    inner = std::move(shell);
  }
  return writeModule(*inner, form);
}

/// Producer and version of bytecode: four bytes of magic, version as 2n + 1, producer, zero.
static std::string writtenBy(StringRef bytes) {
  if (bytes.size() < 6 || !bytes.starts_with("ML\xefR"))
    return "no bytecode";
  return (bytes.drop_front(5).take_until([](char c) { return c == 0; }) + " bytecode of version " +
          Twine(static_cast<unsigned char>(bytes[4]) >> 1))
      .str();
}

static OwningOpRef<ModuleOp> readModule(const std::string &bytes, MLIRContext *context) {
  auto buffer =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(bytes.size(), "", bufferAlignment);
  std::copy(bytes.begin(), bytes.end(), buffer->getBufferStart());
  ParserConfig config(context, /*verifyAfterParse=*/false);
  StringRef source(buffer->getBufferStart(), buffer->getBufferSize());
  return parseSourceString<ModuleOp>(source, config);
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

llvm::Error replaceModule(ModuleOp module, const std::string &bytes) {
  Withheld errors(module.getContext());
  OwningOpRef<ModuleOp> changed = readModule(bytes, module.getContext());
  if (!changed)
    return llvm::createStringError("the module that came back cannot be read" + errors.messages +
                                   " (it is " + writtenBy(bytes) + "; this tool writes " +
                                   writtenBy(writeModule(module, Form::Bytecode)) + ")");
  restoreResources(*changed);
  module->setDiscardableAttrs((*changed)->getDiscardableAttrDictionary());
  module->copyProperties((*changed)->getPropertiesStorage());
  module.getBodyRegion().takeBody(changed->getBodyRegion());
  return llvm::Error::success();
}

} // namespace mlir_abi
