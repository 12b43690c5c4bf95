#include "rules/property/visits.hpp"

#include "base/match.hpp"
#include "base/one_of.hpp"
#include "rules/board/walk.hpp"

namespace parlor::rules {
namespace {

constexpr int rounds = 100;  // throws; the shares stop changing long before

class Walk {
public:
    Walk(const Board& board, const Decks& decks) : board_{board}, decks_{decks} {}

    Visits after_many_throws() {
        Visits now;
        now[go] = 1;
        for (int i = 0; i < rounds; ++i) now = after_a_throw(now);
        return now;
    }

private:
    Visits after_a_throw(const Visits& before) {
        after_ = {};
        for (int at = 0; at < board_.size; ++at)
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second)
                    land((at + first + second) % board_.size, before[Square(at)] / 36);
        return after_;
    }

    void land(int at, double share) {
        const auto square = Square(at % board_.size);
        switch (board_.at(square).kind) {
            case Kind::GoToGaol: after_[board_.gaol] += share; return;
            case Kind::Chest: draw(Deck::Chest, square, share); return;
            case Kind::Chance: draw(Deck::Chance, square, share); return;
            case Kind::Go:
            case Kind::Street:
            case Kind::Station:
            case Kind::Utility:
            case Kind::Tax:
            case Kind::Gaol:
            case Kind::FreeParking: after_[square] += share; return;
        }
    }

    void draw(Deck deck, Square at, double share) {
        const auto& cards = decks_.cards[deck];
        for (const Card& card : cards) obey(card, at, share / static_cast<double>(cards.size()));
    }

    void obey(const Card& card, Square at, double share) {
        match(
            card.effect,
            [&](const AdvanceTo& e) { after_[e.square] += share; },
            [&](const AdvanceToNearest& e) {
                after_[nearest(board_, at, e.kind, Direction::Clockwise)] += share;
            },
            [&](const GoBack& e) { land(number(at) + board_.size - e.steps.count, share); },
            [&](const ToGaol&) { after_[board_.gaol] += share; },
            [&](const OneOf<BankPays, PayBank, CollectFromEach, PayEach, Repairs, GaolFree> auto&) {
                after_[at] += share;
            });
    }

    const Board& board_;
    const Decks& decks_;
    Visits after_;
};

}  // namespace

Visits visits_on(const Board& board, const Decks& decks) {
    return Walk{board, decks}.after_many_throws();
}

}  // namespace parlor::rules
