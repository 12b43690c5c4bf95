// A journal that the bytes damage: its playable part gives the game as it was at one of its seals,
// and missing parts are reported.
#include <map>

#include "fuzz.hpp"
#include "open_again.hpp"
#include "table/journal/unfinished_game.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::table;

namespace {

struct KeptJournal {
    std::string text = content(PARLOR_FUZZ "/seeds/journal/kept.parlor");
    std::map<std::string, std::uint64_t> states;  // after each text that ends with a seal

    KeptJournal() {
        for (std::size_t end = 0; (end = text.find("\n# kept ", end)) != text.npos;) {
            end = text.find('\n', end + 1);
            const std::string piece = text.substr(0, end + 1);
            states[piece] = (*game_in(sealed_part(piece), "kept", open_again)).table->state();
        }
        require(states.size() > 5 and states.contains(text));
    }
};

// Four bytes each, and so few that they cannot make up a seal.
struct Change {
    std::uint8_t kind, high, low, value;
};
constexpr std::size_t most_changes = 8;

void change(std::string& text, Change change) {
    if (text.empty()) return;
    const std::size_t at = (change.high * 256U + change.low) % text.size();
    const auto place = text.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t other = (at + change.value) % text.size();
    switch (change.kind % 8) {
        case 0: *place = static_cast<char>(change.value); return;
        case 1: *place = static_cast<char>(*place ^ (1 << change.value % 8)); return;
        case 2: text.insert(place, static_cast<char>(change.value)); return;
        case 3: text.erase(at, change.value); return;
        case 4: text.resize(at); return;
        case 5: text.insert(at, text.substr(other, 1 + change.value)); return;
        case 6: std::swap(*place, text[other]); return;
        case 7: text.replace(at, change.value, change.value, '\0'); return;  // a lost block
    }
}

std::string with_lf(std::string text) {
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != text.npos;) text.erase(at, 1);
    return text;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    static const KeptJournal kept;
    std::string text = kept.text;
    for (std::size_t i = 0; i + 4 <= count and i / 4 < most_changes; i += 4)
        change(text, {bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]});
    const Sealed part = sealed_part(text);
    const auto game = game_in(part, "journal", open_again);
    if (not game) require_words(game.error().what);
    if (game and not game->told.empty()) require_words(game->told);
    if (part.is_script) return 0;  // no seal was left
    require(game.ok() == not part.text.empty());
    if (not game) return 0;
    const auto state = kept.states.find(with_lf(std::string{part.text}));
    require(state != kept.states.end());
    require(game->table->state() == state->second);
    require(game->told.empty() == (part.rest == Sealed::Rest::None));
    return 0;
}
