// Sight: the open game as the player to move sees it, with its patience and its random draws.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/estate/worth.hpp"

namespace parlor::property::computer {

struct Sight {
    const OpenGame& game;
    Seat me;
    Patience patience;
    Draw draw;

    [[nodiscard]] const board::Board& board() const { return game.board(); }
    [[nodiscard]] const board::Spot& at(Square square) const { return game.board().at(square); }
    [[nodiscard]] Money money() const { return game.players[me].money; }
    [[nodiscard]] board::Squares deeds() const { return game.deeds[me]; }
    [[nodiscard]] board::Squares group(board::Group group) const {
        return game.board().groups[group];
    }
    [[nodiscard]] board::Squares group_of(Square square) const { return group(at(square).group); }
    [[nodiscard]] bool has_whole(board::Squares group) const {
        return not group.empty() and deeds().contains_all(group);
    }
    [[nodiscard]] bool is_street(board::Squares group) const {
        return not group.empty() and at(group.first()).kind == board::Kind::Street;
    }
    [[nodiscard]] const Proposals& proposals_to(Seat other) const {
        return game.proposals[me][other];
    }
};

// Every group, in the order of `Group`.
inline constexpr std::array<board::Group, board::group_count> all_groups{board::Group::Brown,
                                                                         board::Group::LightBlue,
                                                                         board::Group::Pink,
                                                                         board::Group::Orange,
                                                                         board::Group::Red,
                                                                         board::Group::Yellow,
                                                                         board::Group::Green,
                                                                         board::Group::DarkBlue,
                                                                         board::Group::Stations,
                                                                         board::Group::Utilities};

}  // namespace parlor::property::computer
