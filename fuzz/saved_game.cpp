// Any bytes as a saved domino game. The reader may refuse it, with printable errors. An accepted
// game is the same after writing and reading it, and can be dealt.
#include "dominoes/play.hpp"
#include "dominoes/review/repeat.hpp"
#include "fuzz.hpp"

using namespace parlor;
using namespace parlor::dominoes;
using namespace parlor::fuzz;

namespace {

void deal(const Repeat& repeat, Sides sides) {
    Game game = begin(repeat.rules);
    for (const Action& answer : answers_again(repeat, repeat.rules, sides)) {
        if (decider(game) != chance) return;
        require(not play(game, answer, Tell{}));
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const auto read = read_repeat(text_of(bytes, count));
    if (not read) {
        require_words(printable(read.error().what, 400));  // as the page does: it may quote a line
        return 0;
    }
    require(*read_repeat(to_text(*read)) == *read);
    deal(*read, Sides::AsTheyWere);
    deal(*read, Sides::Switched);
    return 0;
}
