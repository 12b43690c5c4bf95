#include "rules/property/figures/visits.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <utility>

#include "base/match.hpp"
#include "rules/board/walk.hpp"

namespace parlor::property {
namespace {

// A visitor that names the alternatives that it ignores needs no catch-all, so a new alternative
// stops the build.
template <class T, class... Named>
concept OneOf = (std::same_as<T, Named> or ...);

constexpr int most_rounds = 100;  // rolls; the shares stop changing before

// The shares of the tokens that go clockwise, and of those that go back.
using Shares = std::array<Visits, 2>;

class Walk {
public:
    Walk(const board::Board& board, const Decks& decks, ChestSquares chest_squares)
        : board_{board}, decks_{decks}, chest_squares_{chest_squares} {}

    Visits after_many_throws() {
        Shares now;
        now[0][board::go] = 1;
        for (int i = 0; i < most_rounds; ++i)
            if (const Shares before = std::exchange(now, after_a_throw(now)); now == before) break;
        for (int at = 0; at < board_.size; ++at) now[0][Square(at)] += now[1][Square(at)];
        return now[0];
    }

private:
    static std::size_t index(board::Direction way) {
        return way == board::Direction::Clockwise ? 0 : 1;
    }

    Shares after_a_throw(const Shares& before) {
        after_ = {};
        for (const board::Direction way : {board::Direction::Clockwise, board::Direction::Back}) {
            const Visits thrown = thrown_from(before[index(way)], way);
            for (int at = 0; at < board_.size; ++at)
                if (thrown[Square(at)] > 0) land(Square(at), way, thrown[Square(at)]);
        }
        return after_;
    }

    // The shares after the dice alone, before squares and cards act.
    [[nodiscard]] Visits thrown_from(const Visits& before, board::Direction way) const {
        Visits thrown{};
        for (int at = 0; at < board_.size; ++at) {
            if (before[Square(at)] == 0) continue;
            for (int total = 2; total <= 12; ++total)
                thrown[walk(board_, Square(at), {total}, way).to] +=
                    before[Square(at)] * ways_to_throw(total) / 36;
        }
        return thrown;
    }
    static int ways_to_throw(int total) { return std::min(total - 1, 13 - total); }

    void land(Square square, board::Direction way, double share) {
        switch (board_.at(square).kind) {
            case board::Kind::GoToGaol: stay(board_.gaol, way, share); return;
            case board::Kind::Chest: land_on_chest(square, way, share); return;
            case board::Kind::Chance: draw(board::Deck::Chance, square, way, share); return;
            case board::Kind::Go:
            case board::Kind::Street:
            case board::Kind::Station:
            case board::Kind::Utility:
            case board::Kind::Tax:
            case board::Kind::Gaol:
            case board::Kind::FreeParking: stay(square, way, share); return;
        }
    }

    void stay(Square square, board::Direction way, double share) {
        after_[index(way)][square] += share;
    }

    // Chest squares draw a card or turn the direction (M-4.1).
    void land_on_chest(Square square, board::Direction way, double share) {
        if (chest_squares_ == ChestSquares::Reverse)
            stay(square, opposite(way), share);
        else
            draw(board::Deck::Chest, square, way, share);
    }

    void draw(board::Deck deck, Square at, board::Direction way, double share) {
        const auto& cards = decks_.cards[deck];
        for (const Card& card : cards)
            obey(card, at, way, share / static_cast<double>(cards.size()));
    }

    void obey(const Card& card, Square at, board::Direction way, double share) {
        match(
            card.effect,
            [&](const AdvanceTo& e) { stay(e.square, way, share); },
            [&](const AdvanceToNearest& e) { stay(nearest(board_, at, e.kind, way), way, share); },
            [&](const GoBack& e) {
                land(walk(board_, at, e.steps, board::Direction::Back).to, way, share);
            },
            [&](const ToGaol&) { stay(board_.gaol, way, share); },
            [&](const OneOf<BankPays, PayBank, CollectFromEach, PayEach, Repairs, GaolFree> auto&) {
                stay(at, way, share);
            });
    }

    const board::Board& board_;
    const Decks& decks_;
    ChestSquares chest_squares_;
    Shares after_;
};

}  // namespace

Visits visits_on(const board::Board& board, const Decks& decks, ChestSquares chest_squares) {
    return Walk{board, decks, chest_squares}.after_many_throws();
}

}  // namespace parlor::property
