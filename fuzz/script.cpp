// Feeds bytes to the table: lines, moves, directives, a whole game. Whatever they are, a script
// ends with one of its statuses and never crashes.
#include <string>

#include "fuzz.hpp"
#include "open_again.hpp"
#include "table/language/script.hpp"
#include "unicode/utf8.hpp"

using namespace parlor;
using namespace parlor::fuzz;

namespace {

const std::string header =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string text{text_of(bytes, count)};
    table::LineReader lines{text.starts_with("parlor 1") ? text : header + text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open_again, .keep_going = true};
    const auto status = run_script(lines, "fuzz", needs, answers, complaints);
    require(status <= table::Status::Wrong);
    if (status != table::Status::Fine) require(is_utf8(complaints.waiting()));
    return 0;
}
