// The loop that lets chance and computer players move until a person has to decide.
//
// The draws for a computer's move depend on the seed and the number of moves before it only, so a
// game continues in the same way after loading or taking back.
//
// Source: table-language.md, "Chance" and "Answers".
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <string>

#include "table/game/computers.hpp"
#include "table/game/session.hpp"
#include "table/language/effort.hpp"

namespace parlor::table {

// The limit of consecutive moves of computers: more than in any game that ends.
inline constexpr int most_moves_in_a_row = 100'000;

// The random generator for the computer that has to decide now.
template <ComputerGame G>
[[nodiscard]] Act draws_of_choice(const Session<G>& session) {
    return Dealer{session.seed()}.choice(static_cast<std::uint64_t>(session.moves()));
}

// The move that a computer of this level would make for the seat that has to decide. Its work is
// part of the effort, if there is one.
template <ComputerGame G>
[[nodiscard]] typename G::Action chosen(const Session<G>& session,
                                        int level,
                                        Effort* effort = nullptr) {
    Act act = draws_of_choice(session);
    if (effort == nullptr) return G::choose(session.position(), level, Draw{act});
    effort->spend(Effort::decision_pieces);
    auto counted = [&](int count) {
        effort->spend(1);
        return act(count);
    };
    return G::choose(session.position(), level, Draw{counted});
}

// The reason for that move.
template <ExplainingGame G>
[[nodiscard]] std::string explained(const Session<G>& session, int level) {
    Act act = draws_of_choice(session);
    return G::why(session.setup(), session.position(), level, Draw{act});
}

// What each move of the seat that has to decide is worth.
template <ValuingGame G>
[[nodiscard]] std::vector<std::string> valued(const Session<G>& session) {
    Act act = draws_of_choice(session);
    return G::values(session.setup(), session.position(), Draw{act});
}

// The level of the computer that has to decide; nothing when a person or chance has to, or the game
// is over.
template <TurnGame G>
[[nodiscard]] std::optional<int> deciding_level(const Session<G>& session) {
    const auto seat = session.decider();
    if (not seat) return std::nullopt;
    return computer_level<G>(session.setup(), session.position(), *seat);
}

// The time that each decision of a computer counts at least, where time counts; exactly this time
// where no clock runs, as in scripts (M-6.2).
inline constexpr Milliseconds least_time_of_computer{500};

[[nodiscard]] inline Milliseconds no_clock() { return {}; }

// Plays the computer's move. Requires that a computer of this level has to decide.
template <TurnGame G>
void make_choice(Session<G>& session,
                 int level,
                 const Clock& clock = no_clock,
                 Effort* effort = nullptr) {
    if constexpr (ComputerGame<G>) {
        const Milliseconds start = clock();
        const auto move = chosen(session, level, effort);
        const Milliseconds passed{clock().count - start.count};
        const Took took{std::max(passed, least_time_of_computer), Took::Told::ByScreen};
        const auto refusal = session.play(*session.decider(), move, took);
        assert(not refusal);
    }
}

// The dealer and the computers decide until `awaited` has to decide, or a person has to, or the
// game is over. False when the computers reached most_moves_in_a_row.
template <TurnGame G>
bool play_on(Session<G>& session,
             std::optional<Seat> awaited = std::nullopt,
             Effort* effort = nullptr) {
    int moves = 0;
    while (session.decider() != awaited) {
        const auto level = deciding_level(session);
        if (session.chance_decides())
            session.answer_chance();
        else if (not level)
            return true;
        else if (++moves > most_moves_in_a_row)
            return false;
        else
            make_choice(session, *level, no_clock, effort);
    }
    return true;
}

}  // namespace parlor::table
