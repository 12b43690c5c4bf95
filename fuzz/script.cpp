// Feeds bytes to the table: lines, moves, directives, a whole game. Whatever they are, a script
// ends with one of its statuses and never falls over.
//
// usage: fuzz_script -dict=fuzz/script.dict CORPUS tests/games
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "games.hpp"
#include "table/script.hpp"

namespace {

using namespace parlor;

const std::string header =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

// The same game for every input, read from its files once.
table::Opened open_again(const table::SetupAsked& asked) {
    static auto first = std::get<std::unique_ptr<table::GameTable>>(open_table(asked));
    return open_property(property_session(*first)->setup(), 1);
}

void run(std::string text, const table::Opener& open) {
    table::LineReader lines{std::move(text)};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open, .keep_going = true};
    if (static_cast<int>(run_script(lines, "fuzz", needs, answers, complaints)) > 2) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string text{reinterpret_cast<const char*>(bytes), count};
    if (text.find("save") != std::string::npos) return 0;  // `.save` writes files
    if (text.starts_with("parlor 1"))
        run(text, open_table);
    else
        run(header + text, open_again);
    return 0;
}
