// Any bytes as a saved game of dominoes: it may be refused, in words that can be shown; what is
// accepted is written and read again as the same, and can be dealt.
//
// usage: fuzz_saved_game CORPUS
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/text.hpp"
#include "dominoes/play.hpp"
#include "dominoes/repeat.hpp"

namespace {

using namespace parlor;
using namespace parlor::dominoes;

void require(bool fine) {
    if (not fine) std::abort();
}

void deal(const Repeat& repeat, Sides sides) {
    Game game = begin(repeat.rules);
    for (const Action& answer : answers_again(repeat, repeat.rules, sides)) {
        if (decider(game) != chance) return;
        require(not play(game, answer, Tell{}));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = read_repeat({reinterpret_cast<const char*>(data), size});
    if (not read) {
        require(is_utf8(read.error().what) and not has_control(read.error().what));
        return 0;
    }
    require(*read_repeat(to_text(*read)) == *read);
    deal(*read, Sides::AsTheyWere);
    deal(*read, Sides::Switched);
    return 0;
}
