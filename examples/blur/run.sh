cmake -S . -B build -Dmlir_abi_DIR="$(abi-build --cmake-dir)" > cmake.txt
cmake --build build > cmake.txt
build/main
