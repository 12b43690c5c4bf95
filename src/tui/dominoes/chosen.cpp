#include "tui/dominoes/chosen.hpp"

#include <algorithm>

namespace parlor::tui::domino {
namespace {

using dominoes::DownRule;
using dominoes::Level;
using dominoes::Redeal;
using Answer = Options::Answer;
using Rival = Options::Rival;

std::optional<Level> mack_of(Rival rival) {
    switch (rival) {
        case Rival::Mack0: return Level::Zero;
        case Rival::Mack1: return Level::One;
        case Rival::Person: return std::nullopt;
    }
    return std::nullopt;
}

Rival rival_of(std::optional<Level> mack) {
    if (not mack) return Rival::Person;
    switch (*mack) {
        case Level::Zero: return Rival::Mack0;
        case Level::One: return Rival::Mack1;
    }
    return Rival::Mack1;
}

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
            .felt = options.felt};
}

Options::Dominoes options_of(const Chosen& chosen) {
    return {.rival = rival_of(chosen.mack),
            .hand = hand_of(chosen.rules.hand),
            .redeal = answer(chosen.rules.redeal == Redeal::ForDoubles),
            .highest_double = answer(chosen.rules.down == DownRule::HighestDouble),
            .points = chosen.rules.target.count,
            .felt = chosen.felt};
}

}  // namespace parlor::tui::domino
