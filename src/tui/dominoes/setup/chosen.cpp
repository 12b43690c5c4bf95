#include "tui/dominoes/setup/chosen.hpp"

#include <algorithm>

namespace parlor::tui::domino_table {
namespace {

using dominoes::DownRule;
using dominoes::Level;
using dominoes::Redeal;
using Answer = Options::Answer;
using Opponent = Options::Opponent;

std::optional<Level> mack_of(Opponent rival) {
    if (rival == Opponent::Person) return std::nullopt;
    return Level(rival);
}

Opponent rival_of(std::optional<Level> mack) { return mack ? Opponent(*mack) : Opponent::Person; }

Options::Hand hand_of(int size) {
    const auto found = std::ranges::find(dominoes::hand_sizes, size);
    return Options::Hand(found - dominoes::hand_sizes.begin());
}

Answer answer(bool is_so) { return is_so ? Answer::Yes : Answer::No; }

}  // namespace

Chosen chosen_in(const Options::Dominoes& options) {
    const bool redeals = options.redeal == Answer::Yes;
    const bool highest = options.highest_double == Answer::Yes;
    return {.mack = mack_of(options.rival),
            .rules = {.hand = dominoes::hand_sizes[static_cast<std::size_t>(options.hand)],
                      .target = {options.points},
                      .redeal = redeals ? Redeal::ForDoubles : Redeal::Never,
                      .down = highest ? DownRule::HighestDouble : DownRule::Alternating},
            .felt = options.felt,
            .seen_tiles = options.seen_tiles,
            .hints = options.hints,
            .aids = options.aids};
}

Options::Dominoes options_of(const Chosen& chosen) {
    return {.rival = rival_of(chosen.mack),
            .hand = hand_of(chosen.rules.hand),
            .redeal = answer(chosen.rules.redeal == Redeal::ForDoubles),
            .highest_double = answer(chosen.rules.down == DownRule::HighestDouble),
            .points = chosen.rules.target.count,
            .felt = chosen.felt,
            .seen_tiles = chosen.seen_tiles,
            .hints = chosen.hints,
            .aids = chosen.aids};
}

}  // namespace parlor::tui::domino_table
