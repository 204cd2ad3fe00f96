namespace mlir_abi {

template <class Memref, class = void> struct rank_of {
  static constexpr size_t value = 0;
};
template <class Memref>
struct rank_of<Memref, decltype(void(sizeof(Memref::sizes)))> {
  static constexpr size_t value =
      sizeof(Memref::sizes) / sizeof(Memref::offset);
};

template <class Memref, class = void> struct is_unranked {
  static constexpr bool value = false;
};
template <class Memref>
struct is_unranked<Memref, decltype(void(sizeof(Memref::descriptor)))> {
  static constexpr bool value = true;
};

/* What was allocated for the elements, as its address. */
template <class Memref> uintptr_t allocated(const Memref &memref) {
  if constexpr (is_unranked<Memref>::value) {
    void *pointer;
    memcpy(&pointer, memref.descriptor, sizeof pointer);
    return reinterpret_cast<uintptr_t>(pointer);
  } else {
    return reinterpret_cast<uintptr_t>(memref.allocated);
  }
}

/* The array in row-major order of the elements of `values`, which stay where
 * they are: of anything with data() and size(). `sizes` are those of the
 * dimensions; their product must be size(). One dimension needs none. */
template <class Memref, class Values, class... Sizes>
Memref of(Values &values, Sizes... sizes) {
  constexpr size_t rank = rank_of<Memref>::value;
  using Number = decltype(Memref::offset);
  Memref memref{};
  memref.allocated = memref.aligned = values.data();
  auto count = static_cast<Number>(1);
  if constexpr (sizeof...(sizes) == 0 && rank == 1) {
    count = memref.sizes[0] = static_cast<Number>(values.size());
    memref.strides[0] = 1;
  } else if constexpr (rank > 0) {
    static_assert(sizeof...(sizes) == rank, "a size for each dimension");
    const Number numbers[] = {static_cast<Number>(sizes)...};
    for (size_t i = rank; i-- > 0; count *= numbers[i]) {
      memref.sizes[i] = numbers[i];
      memref.strides[i] = count;
    }
  }
  assert(count == static_cast<Number>(values.size()));
  static_cast<void>(count);
  return memref;
}

/* A result, of which it frees what is the caller's: the elements, unless they
 * are those of a global of the module or of one of `others`, the arguments and
 * results that the comment of the function says to compare; and the descriptor
 * of a result of any rank. */
template <class Memref> class owner {
public:
  template <class... Others>
  explicit owner(const Memref &result, const Others &...others)
      : memref_(result), has_result_(true),
        has_elements_(
            allocated(result) != 0xdeadbeefu &&
            (true && ... && (allocated(result) != allocated(others)))) {}
  owner(const owner &) = delete;
  owner &operator=(const owner &) = delete;
  owner(owner &&other) noexcept
      : memref_(other.memref_), has_result_(other.has_result_),
        has_elements_(other.has_elements_) {
    other.has_result_ = other.has_elements_ = false;
  }
  owner &operator=(owner &&other) noexcept {
    if (this != &other) {
      reset();
      memref_ = other.memref_;
      has_result_ = other.has_result_;
      has_elements_ = other.has_elements_;
      other.has_result_ = other.has_elements_ = false;
    }
    return *this;
  }
  ~owner() { reset(); }

  const Memref &operator*() const { return memref_; }
  const Memref *operator->() const { return &memref_; }
  const Memref *get() const { return &memref_; }

  /* The memref, whose elements and descriptor are the caller's to free from now
   * on. */
  Memref release() {
    has_result_ = has_elements_ = false;
    return memref_;
  }
  void reset() {
    if (has_elements_)
      free(reinterpret_cast<void *>(allocated(memref_)));
    if constexpr (is_unranked<Memref>::value) {
      if (has_result_)
        free(memref_.descriptor);
    }
    has_result_ = has_elements_ = false;
  }

private:
  Memref memref_;
  bool has_result_, has_elements_;
};

} // namespace mlir_abi
