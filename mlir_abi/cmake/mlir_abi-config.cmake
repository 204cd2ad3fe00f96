# find_package(mlir_abi), given -Dmlir_abi_DIR=$(abi-build --cmake-dir), defines
#
#   mlir_abi_add_library(name model.mlir [SHARED | STATIC] [OPTIONS option...])
#
# which adds a library target of the functions in model.mlir. Targets that link with it can include
# name.h, their header. The options are those of abi-build: -O3, --prefix, --rename, --pipeline, ...
#
#   mlir_abi_add_wheel(target model.mlir name-1.0-py3-none-linux_x86_64.whl [OPTIONS option...])
#
# which adds a target, built with all, that writes the wheel to the current binary directory.

find_program(MLIR_ABI_BUILD abi-build HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin")
if(NOT MLIR_ABI_BUILD)
  set(mlir_abi_FOUND FALSE)
  set(mlir_abi_NOT_FOUND_MESSAGE "the program abi-build is not on the PATH")
  return()
endif()

# Sets `option` and `depfile`, by which the build tool knows each file that abi-build reads.
macro(_mlir_abi_track output)
  set(option "")
  set(depfile "")
  if(CMAKE_GENERATOR MATCHES "Makefiles|Ninja" AND NOT CMAKE_VERSION VERSION_LESS 3.20
     AND NOT "${arg_OPTIONS}" MATCHES "--depfile")
    set(option "--depfile=${output}.d")
    set(depfile DEPFILE "${output}.d")
  endif()
endmacro()

if(POLICY CMP0116)
  cmake_policy(SET CMP0116 NEW)  # Ninja knows the files by their paths from its own directory
endif()

function(mlir_abi_add_wheel target source wheel)
  cmake_parse_arguments(PARSE_ARGV 3 arg "" "" "OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "mlir_abi_add_wheel(${target}): unknown: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  get_filename_component(source "${source}" ABSOLUTE)
  set(output "${CMAKE_CURRENT_BINARY_DIR}/${wheel}")
  if(CMAKE_CROSSCOMPILING)
    list(PREPEND arg_OPTIONS "--target-triple=${CMAKE_SYSTEM_PROCESSOR}-linux-gnu")
  endif()
  _mlir_abi_track("${output}")
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${MLIR_ABI_BUILD}" "${source}" -o "${output}" ${option} ${arg_OPTIONS}
    DEPENDS "${source}" "${MLIR_ABI_BUILD}"
    ${depfile}
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS "${output}")
endfunction()

function(mlir_abi_add_library name source)
  cmake_parse_arguments(PARSE_ARGV 2 arg "SHARED;STATIC" "" "OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "mlir_abi_add_library(${name}): unknown: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  foreach(each IN LISTS arg_OPTIONS)
    if(each MATCHES "^(-o|--emit|--header|--link)")
      message(FATAL_ERROR "mlir_abi_add_library(${name}): ${each} must not be among the OPTIONS")
    endif()
  endforeach()
  set(kind "")  # what BUILD_SHARED_LIBS says
  foreach(each SHARED STATIC)
    if(arg_${each})
      set(kind ${each})
    endif()
  endforeach()
  if(CMAKE_CROSSCOMPILING)
    list(PREPEND arg_OPTIONS "--target-triple=${CMAKE_SYSTEM_PROCESSOR}-linux-gnu")
  endif()
  get_filename_component(source "${source}" ABSOLUTE)
  set(object "${CMAKE_CURRENT_BINARY_DIR}/${name}.o")
  set(header "${CMAKE_CURRENT_BINARY_DIR}/${name}.h")
  _mlir_abi_track("${object}")
  add_custom_command(
    OUTPUT "${object}" "${header}"
    COMMAND
      "${MLIR_ABI_BUILD}" "${source}" -o "${object}" --header "${header}" ${option} ${arg_OPTIONS}
    DEPENDS "${source}" "${MLIR_ABI_BUILD}"
    ${depfile}
    VERBATIM)
  set_source_files_properties("${object}" PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  add_library(${name} ${kind} "${object}" "${header}")
  set(language C)
  if(NOT CMAKE_C_COMPILER)  # a project in C++ alone
    set(language CXX)
  endif()
  set_target_properties(
    ${name} PROPERTIES LINKER_LANGUAGE ${language} PUBLIC_HEADER "${header}")
  target_include_directories(
    ${name} PUBLIC "$<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}>" $<INSTALL_INTERFACE:include>)
  target_link_options(${name} PRIVATE LINKER:-Bsymbolic)  # its own functions before others'
  target_link_libraries(${name} PUBLIC -lm)
endfunction()
