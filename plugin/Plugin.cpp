// `mlir-opt --load-pass-plugin`: every pass of the registry, run by the Python worker.

#include "Diagnostics.h"
#include "ModuleBytes.h"
#include "PassTable.h"
#include "Worker.h"

#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include <cstdlib>
#include <functional>
#include <memory>

using namespace mlir;

namespace mlir_abi {

#include "PassTable.inc"

static Worker &worker() {
  static Worker only = [] {
    const char *python = std::getenv("MLIR_ABI_PYTHON");
    return Worker(python && *python ? python : configuredPython, version);
  }();
  return only;
}

namespace {

/// An index into the names that an option accepts.
enum class Choice : unsigned {};

/// The `llvm::cl` modifier that adds the names.
struct Choices {
  const OptionEntry &entry;

  template <typename OptionT> void apply(OptionT &option) const {
    for (auto [i, name] : llvm::enumerate(entry.choices)) {
      option.getParser().addLiteralOption(name, static_cast<Choice>(i), "");
      if (StringRef(name) == entry.initial)
        option.setInitialValue(static_cast<Choice>(i));
    }
  }
};

/// Loads every dialect that the tool has. A pass may put any of them into a module, and MLIR ends
/// the process when one is loaded while passes run; this is applied before they do.
class LoadDialects : public DialectExtension<LoadDialects, BuiltinDialect> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoadDialects)

  void apply(MLIRContext *context, BuiltinDialect *) const override {
    context->loadAllAvailableDialects();
  }
};

/// A pass of the table.
class PythonPass : public OperationPass<ModuleOp> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PythonPass)

  explicit PythonPass(const PassEntry &entry)
      : OperationPass<ModuleOp>(TypeID::get<PythonPass>()), entry(entry) {
    for (const OptionEntry &option : entry.options)
      addOption(option);
  }

  StringRef getName() const override { return entry.name; }
  StringRef getArgument() const override { return entry.name; }
  StringRef getDescription() const override { return entry.summary; }
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<PythonPass>(entry); }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.addExtensions<LoadDialects>();
  }

  void runOnOperation() override {
    llvm::Expected<Frame> answer = ask(Form::Bytecode);
    if (answer && answer->tag == Tag::Unreadable)
      answer = ask(Form::Text);
    if (!answer)
      return fail(llvm::toString(answer.takeError()));
    if (answer->tag == Tag::Failed)
      return signalPassFailure();
    if (answer->tag == Tag::Unreadable)
      return fail("the Python worker cannot read the module: " + answer->bytes);
    if (llvm::Error error = replaceModule(getOperation(), answer->bytes))
      fail(llvm::toString(std::move(error)));
  }

private:
  llvm::Expected<Frame> ask(Form form) {
    std::vector<Frame> request{{Tag::Pass, entry.name}};
    for (const auto &[name, value] : values)
      request.push_back({Tag::Option, name + "=" + value()});
    if (getOperation()->getParentOp())
      request.push_back({Tag::Around, writeModulesAround(getOperation(), form)});
    request.push_back({Tag::Module, writeModule(getOperation(), form)});
    Reporter reporter(getOperation().getLoc());
    return worker().run(request, [&](const Frame &frame) { reporter.handle(frame); });
  }

  void fail(const std::string &why) {
    emitError(getOperation().getLoc()) << entry.name << ": " << why;
    signalPassFailure();
  }

  void addOption(const OptionEntry &option) {
    StringRef initial = option.initial;
    long number = 0;
    switch (option.kind) {
    case OptionKind::Flag:
      return add<bool>(
          option, [](bool value) -> std::string { return value ? "true" : "false"; },
          llvm::cl::init(initial == "true"));
    case OptionKind::Number:
      initial.getAsInteger(10, number);
      return add<long>(
          option, [](long value) { return std::to_string(value); }, llvm::cl::init(number));
    case OptionKind::Text:
      return add<std::string>(
          option, [](std::string value) { return value; }, llvm::cl::init(initial.str()));
    case OptionKind::Choice:
      return add<Choice>(
          option,
          [&option](Choice value) -> std::string {
            return option.choices[static_cast<unsigned>(value)];
          },
          Choices{option});
    }
  }

  template <typename T, typename TextT, typename ModifierT>
  void add(const OptionEntry &option, TextT text, const ModifierT &modifier) {
    auto help = llvm::cl::desc(option.help);
    auto added = std::make_shared<Option<T>>(*this, option.name, help, modifier);
    values.emplace_back(option.name, [added, text] { return text(added->getValue()); });
  }

  const PassEntry &entry;
  std::vector<std::pair<std::string, std::function<std::string()>>> values;
};

} // namespace

static void registerPasses() {
  for (const PassEntry &entry : passTable)
    registerPass([&entry] { return std::unique_ptr<Pass>(std::make_unique<PythonPass>(entry)); });
}

} // namespace mlir_abi

extern "C" LLVM_ATTRIBUTE_WEAK __attribute__((visibility("default"))) PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mlir-abi", mlir_abi::version, mlir_abi::registerPasses};
}
