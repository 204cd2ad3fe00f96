#include "Worker.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using llvm::Error;
using llvm::Expected;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

extern char **environ;

namespace mlir_abi {

static constexpr long defaultTimeout = 600;
static constexpr long maxTimeout = 1000000;
static constexpr auto timeToDie = seconds(10);
static constexpr size_t headerSize = 9;       // a tag, and 8 bytes of length
static constexpr size_t chunkSize = 16 << 20; // memory is taken as bytes arrive

Worker::Worker(std::string python, std::string version)
    : python(std::move(python)), version(std::move(version)) {}

Worker::~Worker() {
  if (connection >= 0)
    close(connection); // then the worker ends
}

Expected<Frame> Worker::run(llvm::ArrayRef<Frame> request,
                            llvm::function_ref<void(const Frame &)> handle) {
  std::lock_guard<std::mutex> lock(mutex);
  Expected<Frame> answer = exchange(request, handle);
  if (!answer)
    end(); // or the next pass would read the rest of the answer
  return answer;
}

static bool isLast(Tag tag) {
  return tag == Tag::Module || tag == Tag::Failed || tag == Tag::Unreadable;
}

Expected<Frame> Worker::exchange(llvm::ArrayRef<Frame> request,
                                 llvm::function_ref<void(const Frame &)> handle) {
  if (Error error = setDeadline())
    return std::move(error);
  if (process < 0)
    if (Error error = start())
      return std::move(error);
  for (const Frame &frame : request)
    if (Error error = send(frame))
      return std::move(error);
  while (true) {
    Expected<Frame> frame = receive();
    if (!frame || isLast(frame->tag))
      return frame;
    handle(*frame);
  }
}

/// Keeps the working directory out of Python's path: Python 3.13 imports modules before it runs
/// `program`. Python 3.10 does not, and ignores the variable.
static constexpr char safePath[] = "PYTHONSAFEPATH=1";
/// What Python runs. It imports nothing from the working directory, which is '' in its path.
static constexpr char program[] = "import sys; sys.path[:] = filter(None, sys.path); "
                                  "from mlir_abi.processes.server import main; sys.exit(main())";

Error Worker::start() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return complaint(std::string("cannot be reached: ") + std::strerror(errno));
  connection = ends[0];
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID); // Ctrl-C is for the tool
  const char *arguments[] = {python.c_str(), "-c", program, version.c_str(), nullptr};
  std::vector<char *> environment{const_cast<char *>(safePath)};
  for (char **variable = environ; *variable; ++variable)
    environment.push_back(*variable);
  environment.push_back(nullptr);
  int failure = posix_spawnp(&process, python.c_str(), &actions, &attributes,
                             const_cast<char **>(arguments), environment.data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failure == 0)
    return Error::success();
  process = -1;
  return complaint(std::string("cannot be started: ") + std::strerror(failure) +
                   "; MLIR_ABI_PYTHON names the Python to use");
}

Error Worker::setDeadline() {
  timeout = defaultTimeout;
  const char *given = std::getenv("MLIR_ABI_WORKER_TIMEOUT");
  if (given &&
      (llvm::StringRef(given).getAsInteger(10, timeout) || timeout < 1 || timeout > maxTimeout))
    return llvm::createStringError(
        "MLIR_ABI_WORKER_TIMEOUT must be a number of seconds from 1 to " +
        std::to_string(maxTimeout) + " (got '" + given + "')");
  deadline = steady_clock::now() + seconds(timeout);
  return Error::success();
}

Error Worker::send(const Frame &frame) {
  char header[headerSize] = {static_cast<char>(frame.tag)};
  llvm::support::endian::write64le(header + 1, frame.bytes.size());
  if (Error error = write(header, headerSize))
    return error;
  return write(frame.bytes.data(), frame.bytes.size());
}

Expected<Frame> Worker::receive() {
  char header[headerSize];
  if (Error error = read(header, headerSize))
    return std::move(error);
  if (!std::strchr("MLEWRNFU", header[0]) || header[0] == 0)
    return complaint("sent what is no answer");
  uint64_t size = llvm::support::endian::read64le(header + 1);
  Frame frame{static_cast<Tag>(header[0]), {}};
  while (frame.bytes.size() < size) {
    size_t had = frame.bytes.size();
    frame.bytes.resize(had + std::min<uint64_t>(size - had, chunkSize));
    if (Error error = read(&frame.bytes[had], frame.bytes.size() - had))
      return std::move(error);
  }
  return frame;
}

Error Worker::write(const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = ::send(connection, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count >= 0) {
      bytes += count;
      size -= count;
    } else if (errno == EAGAIN) {
      if (Error error = waitFor(POLLOUT))
        return error;
    } else if (errno != EINTR) {
      return died();
    }
  }
  return Error::success();
}

Error Worker::read(char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = recv(connection, bytes, size, MSG_DONTWAIT);
    if (count > 0) {
      bytes += count;
      size -= count;
    } else if (count < 0 && errno == EAGAIN) {
      if (Error error = waitFor(POLLIN))
        return error;
    } else if (count == 0 || errno != EINTR) {
      return died();
    }
  }
  return Error::success();
}

/// Wait until the connection is ready for `event`, or until the deadline has passed.
Error Worker::waitFor(short event) {
  auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
  pollfd descriptor{connection, event, 0};
  if (left.count() > 0 && poll(&descriptor, 1, static_cast<int>(left.count())) != 0)
    return Error::success(); // interruptions come by here again
  return complaint("gave no answer within " + std::to_string(timeout) +
                   " s and was ended; MLIR_ABI_WORKER_TIMEOUT sets the seconds");
}

Error Worker::died() {
  int status = end();
  if (WIFSIGNALED(status))
    return complaint("was killed by signal " + std::to_string(WTERMSIG(status)) + " (" +
                     strsignal(WTERMSIG(status)) + ")");
  return complaint("ended with status " + std::to_string(WEXITSTATUS(status)) +
                   " and without an answer; what it said is above, and MLIR_ABI_PYTHON names the "
                   "Python to use");
}

Error Worker::complaint(const std::string &what) const {
  return llvm::createStringError("the Python worker ('" + python + "') " + what);
}

/// Close the connection and wait for the end of the process, which is killed if it does not end by
/// itself. Returns its wait status.
int Worker::end() {
  if (connection >= 0)
    close(connection);
  connection = -1;
  int status = 0;
  if (process < 0)
    return status;
  auto patience = steady_clock::now() + timeToDie;
  while (waitpid(process, &status, WNOHANG) == 0) {
    if (steady_clock::now() > patience)
      kill(process, SIGKILL);
    std::this_thread::sleep_for(milliseconds(1));
  }
  process = -1;
  return status;
}

} // namespace mlir_abi
