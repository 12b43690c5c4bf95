# Writes a C++ source with the data files that are compiled in.
# usage: cmake -D "FILES=boards/uk.toml;..." -D DATA=data -D OUTPUT=built_in_files.cpp -P BuiltInFiles.cmake
#
# A file is far shorter than the 65,536 characters that every compiler accepts in a literal.

set(rows)
foreach(file ${FILES})
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET file STEM id)
  file(READ "${DATA}/${file}" text)
  string(APPEND rows "    BuiltInFile{\"${folder}\", \"${id}\", R\"text(${text})text\"},\n")
endforeach()
if(rows)
  set(all "constexpr BuiltInFile files[] = {\n${rows}};\n\n")
  set(answer "files")
else()
  set(answer "{}")
endif()

file(WRITE "${OUTPUT}" "#include \"library/built_in.hpp\"

namespace parlor::library {

${all}std::span<const BuiltInFile> built_in_files() { return ${answer}; }

}  // namespace parlor::library
")
