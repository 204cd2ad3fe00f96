#include "Diagnostics.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

namespace mlir_abi {

Withheld::Withheld(MLIRContext *context)
    : handler(context, [this, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
        if (thread != llvm::get_threadid())
          return failure();
        messages += "; " + diagnostic.str();
        return success();
      }) {}

void Reporter::handle(const Frame &frame) {
  if (frame.tag == Tag::Location) {
    next = parsed(frame.bytes);
  } else if (frame.tag == Tag::Note && current) {
    current->attachNote(next) << frame.bytes;
  } else {
    current.reset(); // shows the one before
    current.emplace(emit(frame.tag));
    *current << frame.bytes;
    next = module;
  }
}

InFlightDiagnostic Reporter::emit(Tag tag) const {
  switch (tag) {
  case Tag::Warning:
    return emitWarning(next);
  case Tag::Remark:
    return emitRemark(next);
  default:
    return emitError(next);
  }
}

Location Reporter::parsed(StringRef text) const {
  Withheld errors(module.getContext());
  auto location = dyn_cast_or_null<LocationAttr>(parseAttribute(text, module.getContext()));
  return location ? Location(location) : module;
}

} // namespace mlir_abi
