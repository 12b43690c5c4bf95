// Paths that only the build knows: the folder of the tests, the data folder, and the program.
#pragma once

namespace parlor {

extern const char* const tests_folder;
extern const char* const data_folder;
extern const char* const program_file;

}  // namespace parlor
