// Sentences: the events of the property game as text for people.
#include <array>

#include "base/match.hpp"
#include "base/text.hpp"
#include "rules/board/sentences.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/figures/standings.hpp"
#include "rules/property/property.hpp"
#include "rules/property/reverse_squares.hpp"
#include "rules/property/view.hpp"

namespace parlor::property {
namespace {

std::string text_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& line : words) text.append(text.empty() ? "" : " ").append(line);
    return text;
}

// The players: their names, as entered and by seat, and whether anybody's time ran out.
class Players {
public:
    Players(const Setup& setup, const OpenGame& game) {
        for (const board::Sitter& sitter : setup.sitters) entered_[count_++] = &sitter.name;
        for (std::size_t i = 1; i <= count_; ++i) {
            at_[Seat(i)] = entered(game.seating[Seat(i)]);
            note(game.players[Seat(i)].left);
        }
    }
    explicit Players(const View& view) : count_{view.seats.size()} {
        for (const SeatView& seat : view.seats) {
            at_[seat.seat] = &seat.name;
            entered_[static_cast<std::size_t>(seat.entrant)] = &seat.name;
            note(seat.left);
        }
    }

    [[nodiscard]] const std::string& at(Seat seat) const {
        static const std::string the_bank = "the bank";
        return seat == bank ? the_bank : *at_[seat];
    }
    [[nodiscard]] const std::string* entered(Entrant entrant) const {
        return entered_[static_cast<std::size_t>(entrant)];
    }
    [[nodiscard]] std::vector<std::string> all() const {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < count_; ++i) names.push_back(*entered_[i]);
        return names;
    }
    [[nodiscard]] std::string listed(Seats seats) const {
        std::vector<std::string> names;
        for (const Seat seat : seats) names.push_back(at(seat));
        return parlor::listed(names);
    }
    [[nodiscard]] bool are_out_of_time() const { return out_of_time_; }

private:
    void note(Departure left) { out_of_time_ = out_of_time_ or left == Departure::Flagged; }

    std::array<const std::string*, max_seats> entered_{};
    Per<Seat, const std::string*, max_seats + 1> at_{};
    std::size_t count_ = 0;
    bool out_of_time_ = false;
};

class Teller {
public:
    Teller(const Edition& edition, const Ruleset& rules, Players players)
        : edition_{edition}, rules_{rules}, players_{players} {}

    [[nodiscard]] Sentence began() const {
        return {listed(players_.all()), "sit down to the property game"};
    }
    [[nodiscard]] Sentence says(Seat who, std::string does) const {
        return {name(who), std::move(does)};
    }
    [[nodiscard]] Sentence changed_hands(const Sat& it) const {
        return {*players_.entered(it.entrant), words_for(it)};
    }
    // The first rolls have the numbers as entered.
    [[nodiscard]] Sentence rolled_first(const told::FirstRoll& it) const {
        return {*players_.entered(Entrant(number(it.seat) - 1)),
                "rolls " + board::dice_words(it.dice) + " for the first turn"};
    }
    [[nodiscard]] Sentence paid(const told::Paid& it) const {
        if (it.why == Why::Bid) return {};  // the event `won` reports it
        if (it.from == bank) return says(it.to, "collects " + dollars(it.sum));
        const std::string whom = it.to == bank ? "" : name(it.to) + " ";
        return says(it.from, "pays " + whom + dollars(it.sum) + what_for(it.why));
    }
    // A visit to Gaol must not read as being sent there, and "goes to Go To Gaol" reads badly.
    [[nodiscard]] Sentence moved(const told::Moved& it) const {
        switch (edition_.board.at(it.to).kind) {
            case board::Kind::Gaol: return says(it.seat, spelled("visits the Gaol"));
            case board::Kind::GoToGaol: return says(it.seat, "lands on " + at(it.to));
            case board::Kind::Go:
            case board::Kind::Street:
            case board::Kind::Station:
            case board::Kind::Utility:
            case board::Kind::Chest:
            case board::Kind::Chance:
            case board::Kind::Tax:
            case board::Kind::FreeParking: return says(it.seat, "goes to " + at(it.to));
        }
        return {};
    }
    [[nodiscard]] Sentence gaoled(const told::Gaoled& it) const {
        const bool is_third = it.why == GaoledWhy::Doubles;
        return says(it.seat,
                    spelled(is_third ? "is sent to Gaol for three doubles" : "is sent to Gaol"));
    }
    [[nodiscard]] Sentence freed(const told::Freed& it) const {
        switch (it.how) {
            case FreedHow::Bail: return says(it.seat, spelled("leaves Gaol"));
            case FreedHow::Card: return says(it.seat, spelled("leaves Gaol with a card"));
            case FreedHow::Double: return says(it.seat, spelled("leaves Gaol with a double"));
        }
        return {};
    }
    // Without auctions there is nothing to pass but a deed that is for sale.
    [[nodiscard]] Sentence passed(const told::Passed& it) const {
        return says(it.seat, rules_.auctions == Auctions::Held ? "passes" : "does not buy it");
    }
    [[nodiscard]] Sentence must_give_back(const told::Phantom& it) const {
        const std::string houses =
            std::to_string(it.houses) + (it.houses == 1 ? " house" : " houses");
        return says(it.seat, "has to give back " + houses);
    }
    [[nodiscard]] Sentence proposed(const told::Proposed& it) const {
        if (it.give.nothing())
            return says(it.from, "asks " + name(it.to) + " for " + goods(it.want));
        return says(it.from,
                    "offers " + name(it.to) + " " + goods(it.give) + " for " + goods(it.want));
    }
    [[nodiscard]] Sentence left(const told::Left& it) const {
        const std::string whom = rules_.auctions == Auctions::Held ? "an auction" : "the bank";
        return says(it.seat, "leaves " + at(it.square) + " to " + whom);
    }
    [[nodiscard]] static Sentence reversed(const told::Reversed& it) {
        const bool is_back = it.direction == board::Direction::Back;
        return {"The direction", is_back ? "turns: all go backwards" : "turns: all go forwards"};
    }
    [[nodiscard]] Sentence flagged(const told::Flagged& it) const {
        return says(
            it.seat,
            "is out of time with " + dollars(it.wealth) + " and gives all deeds back to the bank");
    }
    [[nodiscard]] Sentence over(const told::GameOver& it) const {
        if (it.winners.empty()) return {"Nobody", "wins"};
        if (it.winners.has_several()) return {players_.listed(it.winners), "share the win"};
        const Seat winner = it.winners.first();
        const bool are_others_ruined = it.how == OverHow::Last and not players_.are_out_of_time();
        if (are_others_ruined) return says(winner, "is the last one in and wins");
        if (it.how == OverHow::Wealth)
            return says(winner, "has " + dollars(rules_.wealth_wins) + " or more and wins");
        const bool is_by_wealth = has_leaderboard(rules_) or it.how == OverHow::Round;
        return says(winner, is_by_wealth ? "wins by wealth" : "wins by score");
    }

    [[nodiscard]] const std::string& name(Seat seat) const { return players_.at(seat); }
    [[nodiscard]] const std::string& at(Square square) const {
        return property::name_of(edition_.board, rules_, square);
    }
    [[nodiscard]] std::string words_on(const told::CardDrawn& it) const {
        return text_of(property::words_on(edition_.decks.card(it.deck, it.card), edition_.board));
    }
    // Words that say Gaol, before any name is filled in.
    [[nodiscard]] std::string spelled(std::string words) const {
        return board::spelled(std::move(words), edition_.board);
    }

private:
    static const char* what_for(Why why) {
        switch (why) {
            case Why::Rent: return " rent";
            case Why::Tax: return " tax";
            case Why::Bail: return " bail";
            case Why::Card:
            case Why::Bid:
            case Why::Trade: return "";
        }
        return "";
    }
    [[nodiscard]] std::string goods(const Goods& goods) const {
        if (goods.nothing()) return "nothing";
        std::vector<std::string> things;
        if (goods.money > 0_cash) things.push_back(dollars(goods.money));
        for (const Square square : goods.deeds) things.push_back(at(square));
        if (goods.free_cards == 1) things.push_back(spelled("a Get Out Of Gaol Free card"));
        if (goods.free_cards == 2) things.push_back(spelled("two Get Out Of Gaol Free cards"));
        return listed(things);
    }

    const Edition& edition_;
    const Ruleset& rules_;
    Players players_;
};

Sentence sentence_of(const Teller& teller, const Event& event) {
    using namespace told;
    const auto at = [&](Square square) { return teller.at(square); };
    const auto name = [&](Seat seat) { return teller.name(seat); };
    const auto says = [&](Seat who, std::string does) { return teller.says(who, std::move(does)); };
    // clang-format off
    return match(
        event,
        board::SentencesOfAll{teller},
        [&](const Sat& e) { return teller.changed_hands(e); },
        [&](Began) { return teller.began(); },
        [&](FirstRoll e) { return teller.rolled_first(e); },
        [&](Placed e) { return says(e.seat, "takes seat " + std::to_string(number(e.seat))); },
        [&](DealtDeed e) { return says(e.seat, "is dealt " + at(e.square) + " for " + dollars(e.sum)); },
        [&](Rolled e) { return says(e.seat, "rolls " + board::dice_words(e.dice)); },
        [&](Moved e) { return teller.moved(e); },
        [&](Passed e) { return teller.passed(e); },
        [](RentDue) { return Sentence{}; },
        [&](Paid e) { return teller.paid(e); },
        [&](Owes e) { return says(e.from, "is left owing " + name(e.to) + " " + dollars(e.sum)); },
        [&](Settled e) { return says(e.from, "pays " + name(e.to) + " " + dollars(e.sum) + " of the debt"); },
        [&](CardDrawn e) { return says(e.seat, "draws a card: \"" + teller.words_on(e) + "\""); },
        [](PileShuffled) { return Sentence{}; },
        [&](PotTaken e) { return says(e.seat, "takes " + dollars(e.sum) + " from Free Parking"); },
        [&](Gaoled e) { return teller.gaoled(e); },
        [&](Freed e) { return teller.freed(e); },
        [&](Stayed e) { return says(e.seat, teller.spelled("stays in Gaol")); },
        [&](told::Sold e) { return says(e.seat, "sells a building on " + at(e.square) + " for " + dollars(e.sum)); },
        [&](Mortgaged e) { return says(e.seat, "mortgages " + at(e.square) + " for " + dollars(e.sum)); },
        [&](Repaid e) { return says(e.seat, "repays the mortgage on " + at(e.square) + " for " + dollars(e.sum)); },
        [&](Fee e) { return says(e.seat, "pays a mortgage fee of " + dollars(e.sum) + " for " + at(e.square)); },
        [&](Phantom e) { return teller.must_give_back(e); },
        [&](const Proposed& e) { return teller.proposed(e); },
        [&](Accepted e) { return says(e.to, "accepts"); },
        [&](CardGiven e) { return says(e.from, "gives " + name(e.to) + teller.spelled(" a Get Out Of Gaol Free card")); },
        [&](Eliminated e) { return says(e.seat, "is eliminated by " + name(e.by)); },
        [&](Claimed e) { return says(e.seat, "keeps " + at(e.square)); },
        [&](Left e) { return teller.left(e); },
        [&](EndAsked e) { return says(e.seat, "asks to end the game"); },
        [&](Agreed e) { return says(e.seat, "agrees"); },
        [&](Refused e) { return says(e.seat, "plays on"); },
        [&](Reversed e) { return teller.reversed(e); },
        [&](Flagged e) { return teller.flagged(e); },
        [&](GameOver e) { return teller.over(e); });
    // clang-format on
}

}  // namespace

Sentence Property::sentence(const Setup& setup, const Position& position, const Event& event) {
    return sentence_of({*setup.edition, setup.rules, {setup, position}}, event);
}

Sentence sentence_for(const View& view, const Event& event) {
    return sentence_of({*view.edition, view.rules, Players{view}}, event);
}

}  // namespace parlor::property
