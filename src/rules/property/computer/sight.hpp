// Sight: the open game as the player to move sees it, with its patience and its random draws.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/estate/worth.hpp"

namespace parlor::rules::computer {

struct Sight {
    const OpenGame& game;
    Seat me;
    Patience patience;
    Draw draw;

    [[nodiscard]] const Board& board() const { return game.board(); }
    [[nodiscard]] const Spot& at(Square square) const { return game.board().at(square); }
    [[nodiscard]] Money money() const { return game.players[me].money; }
    [[nodiscard]] Squares deeds() const { return game.deeds[me]; }
    [[nodiscard]] Squares group(Group group) const { return game.board().groups[group]; }
    [[nodiscard]] Squares group_of(Square square) const { return group(at(square).group); }
    [[nodiscard]] bool has_whole(Squares group) const {
        return not group.empty() and deeds().contains_all(group);
    }
    [[nodiscard]] bool is_street(Squares group) const {
        return not group.empty() and at(group.first()).kind == Kind::Street;
    }
    [[nodiscard]] const Proposals& proposals_to(Seat other) const {
        return game.proposals[me][other];
    }
};

// Every group, in the order of `Group`.
inline constexpr std::array<Group, group_count> all_groups{Group::Brown,
                                                           Group::LightBlue,
                                                           Group::Pink,
                                                           Group::Orange,
                                                           Group::Red,
                                                           Group::Yellow,
                                                           Group::Green,
                                                           Group::DarkBlue,
                                                           Group::Stations,
                                                           Group::Utilities};

}  // namespace parlor::rules::computer
