#include "where.hpp"

namespace parlor {

const char* const tests_folder = PARLOR_TESTS;
const char* const data_folder = PARLOR_DATA;
const char* const program_file = PARLOR_PROGRAM;

}  // namespace parlor
