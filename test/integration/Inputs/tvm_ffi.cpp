// A C++ program that calls the functions of tvm_ffi.mlir; its argument is the library.

#include <tvm/ffi/extra/module.h>
#include <tvm/ffi/tvm_ffi.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace ffi = tvm::ffi;

#define CHECK(condition)                                              \
  if (!(condition)) {                                                 \
    std::fprintf(stderr, "line %d: %s\n", __LINE__, #condition);      \
    std::exit(1);                                                     \
  }

// A float array of rank 1 that TVM FFI borrows; the strides may be null.
struct Line {
  float data[8] = {-1, 0, 1, 2, 3, 4, 5, 6};
  int64_t size = 4;
  int64_t stride = 1;
  DLTensor tensor{data, {kDLCPU, 0}, 1, {kDLFloat, 32, 1}, &size, nullptr, sizeof(float)};
};

static std::string error_of(ffi::Function function, DLTensor* tensor) {
  try {
    function(tensor);
  } catch (const ffi::Error& error) {
    return error.kind() + ": " + error.message();
  }
  return "none";
}

int main(int, char** argv) {
  ffi::Module module = ffi::Module::LoadFromFile(argv[1]);
  auto get = [&](const char* name) { return module->GetFunction(name).value(); };
  ffi::Function fresh = get("fresh"), swap = get("swap"), weights = get("weights");

  // A DLTensor with an offset in bytes, with strides and without.
  Line line;
  for (int64_t* strides : {static_cast<int64_t*>(nullptr), &line.stride}) {
    line.tensor.strides = strides;
    ffi::Tensor result = fresh(&line.tensor).cast<ffi::Tensor>();
    CHECK(result.size(0) == 4 && static_cast<float*>(result.data_ptr())[3] == 3);
  }

  // A borrowed argument that is returned is copied: its owner may free it.
  Line other;
  auto swapped = swap(&line.tensor, &other.tensor).cast<ffi::Array<ffi::Tensor>>();
  CHECK(swapped[0].data_ptr() != other.data + 1);
  other.data[1] = 9;
  CHECK(static_cast<float*>(swapped[0].data_ptr())[0] == 0);

  // A Tensor that is returned is a view of it.
  ffi::Tensor owned = fresh(&line.tensor).cast<ffi::Tensor>();
  auto views = swap(owned, owned).cast<ffi::Array<ffi::Tensor>>();
  CHECK(views[0].data_ptr() == owned.data_ptr() && views[1].data_ptr() == owned.data_ptr());

  // Nests are Arrays and Maps.
  ffi::Map<ffi::String, ffi::Any> arguments{
      {"w", ffi::Array<ffi::Any>{owned, 2.5}}, {"bias", owned}};
  auto nest = weights(arguments).cast<ffi::Map<ffi::String, ffi::Any>>();
  CHECK(nest["scale"].cast<ffi::Array<ffi::Any>>()[1].cast<double>() == 2.5);

  // What is not the CPU's memory, pinned or not, is refused.
  line.tensor.device.device_type = kDLCUDAHost;
  CHECK(error_of(fresh, &line.tensor) == "none");
  line.tensor.device.device_type = kDLCUDA;
  std::string message = error_of(fresh, &line.tensor);
  CHECK(message == "ValueError: fresh(): argument 0: expected f32[d0], got float32[4] on a device of type 2");
  line.tensor.device.device_type = kDLCPU;
  line.tensor.dtype.lanes = 4;
  message = error_of(fresh, &line.tensor);
  CHECK(message == "TypeError: fresh(): argument 0: expected f32[d0], got float32x4[4]");
  return 0;
}
