// Any bytes as a script of the table language. `.save` and `.screen` have no place here: nothing is
// written, and there is no screen.
//
// usage: fuzz_lines -dict=fuzz/lines.dict CORPUS tests/games
#include <cstddef>
#include <cstdint>
#include <string>

#include "games.hpp"
#include "table/script.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace parlor;
    const std::string text{data, data + size};
    if (text.find(".save") != text.npos) return 0;
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open_table, .screen = {}, .keep_going = true};
    static_cast<void>(table::run_script(lines, "fuzz", needs, answers, complaints));
    return 0;
}
