// The Python process that runs the passes, and the frames that go to it and come back.

#ifndef MLIR_ABI_WORKER_H
#define MLIR_ABI_WORKER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <mutex>
#include <string>
#include <sys/types.h>

namespace mlir_abi {

/// What the bytes of a frame are; mlir_abi/processes/frames.py describes the protocol.
enum class Tag : char {
  Pass = 'P',
  Option = 'O',
  Around = 'A',
  Module = 'M',
  Location = 'L',
  Error = 'E',
  Warning = 'W',
  Remark = 'R',
  Note = 'N',
  Failed = 'F',
  Unreadable = 'U',
};

struct Frame {
  Tag tag;
  std::string bytes;
};

/// One process for the run, started at first use and again after it has died. It ends when this
/// object is destroyed, or when the process of the tool ends.
class Worker {
public:
  /// `version` is that of the package that the process must have.
  Worker(std::string python, std::string version);
  ~Worker();

  /// Send `request`, call `handle` with each frame of the answer but the last, and return the last:
  /// `Module`, `Failed` or `Unreadable`. An error says why there is no answer.
  llvm::Expected<Frame> run(llvm::ArrayRef<Frame> request,
                            llvm::function_ref<void(const Frame &)> handle);

private:
  using Deadline = std::chrono::steady_clock::time_point;

  llvm::Expected<Frame> exchange(llvm::ArrayRef<Frame> request,
                                 llvm::function_ref<void(const Frame &)> handle);
  llvm::Error start();
  llvm::Error setDeadline();
  llvm::Error send(const Frame &frame);
  llvm::Expected<Frame> receive();
  llvm::Error write(const char *bytes, size_t size);
  llvm::Error read(char *bytes, size_t size);
  llvm::Error waitFor(short event);
  llvm::Error died();
  llvm::Error complaint(const std::string &what) const;
  int end();

  const std::string python;
  const std::string version;
  std::mutex mutex;
  Deadline deadline;
  long timeout = 0; // seconds for one pass
  pid_t process = -1;
  int connection = -1;
};

} // namespace mlir_abi

#endif // MLIR_ABI_WORKER_H
