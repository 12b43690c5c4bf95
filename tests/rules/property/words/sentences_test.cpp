// Sentences: events as text, where the plain wording would read badly.
#include "rules/property/table.hpp"

namespace parlor::property {
namespace {

std::string in_words(const Table& table, const Event& event) {
    const Sentence sentence = Property::sentence(table.setup, table.game, event);
    return sentence.does.empty() ? "" : sentence.who + " " + sentence.does;
}

std::string built(const Table& table, int houses) {
    return in_words(table, told::Built{Seat{1}, Square{39}, houses, 200_cash});
}

}  // namespace

TEST_CASE("a token goes to a square, but lands on Go To Gaol, and visits the Gaol") {
    const Table table{"Ann", "Bob"};
    const auto moved_to = [&](int to) {
        return in_words(table, told::Moved{Seat{1}, Square{0}, Square(to)});
    };
    CHECK(moved_to(39) == "Ann goes to Mayfair");
    CHECK(moved_to(30) == "Ann lands on Go To Gaol");
    CHECK(moved_to(10) == "Ann visits the Gaol");
}

TEST_CASE("whoever must go to Gaol is sent there, and leaves it in one of three ways") {
    const Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::Gaoled{Seat{1}, GaoledWhy::Card}) == "Ann is sent to Gaol");
    CHECK(in_words(table, told::Gaoled{Seat{1}, GaoledWhy::Doubles}) ==
          "Ann is sent to Gaol for three doubles");
    CHECK(in_words(table, told::Freed{Seat{1}, FreedHow::Bail}) == "Ann leaves Gaol");
    CHECK(in_words(table, told::Freed{Seat{1}, FreedHow::Card}) == "Ann leaves Gaol with a card");
    CHECK(in_words(table, told::Freed{Seat{1}, FreedHow::Double}) ==
          "Ann leaves Gaol with a double");
}

TEST_CASE("M-2.3: without auctions, whoever passes does not buy it") {
    Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::Passed{Seat{1}}) == "Ann passes");
    table.setup.rules.auctions = Auctions::None;
    CHECK(in_words(table, told::Passed{Seat{1}}) == "Ann does not buy it");
}

TEST_CASE("a rent is told once: when it is paid") {
    const Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::RentDue{Seat{1}, Seat{2}, Square{39}, 50_cash}).empty());
    CHECK(in_words(table, told::Paid{Seat{1}, Seat{2}, 50_cash, Why::Rent}) ==
          "Ann pays Bob $50 rent");
}

TEST_CASE("houses are counted in words, one and several houses in their own") {
    const Table table{"Ann", "Bob"};
    CHECK(built(table, 1) == "Ann builds the first house on Mayfair for $200");
    CHECK(built(table, 4) == "Ann builds the fourth house on Mayfair for $200");
    CHECK(built(table, 5) == "Ann builds a hotel on Mayfair for $200");
    CHECK(in_words(table, told::Phantom{Seat{1}, 1}) == "Ann has to give back 1 house");
    CHECK(in_words(table, told::Phantom{Seat{1}, 3}) == "Ann has to give back 3 houses");
}

TEST_CASE("an offer of nothing asks, and both cards are two") {
    const Table table{"Ann", "Bob"};
    Goods mayfair;
    mayfair.deeds.insert(Square{39});
    const Goods cards{.money = {}, .deeds = {}, .free_cards = 2};
    CHECK(in_words(table, told::Proposed{Seat{1}, Seat{2}, {}, mayfair}) ==
          "Ann asks Bob for Mayfair");
    CHECK(in_words(table, told::Proposed{Seat{1}, Seat{2}, cards, mayfair}) ==
          "Ann offers Bob two Get Out Of Gaol Free cards for Mayfair");
}

TEST_CASE("M-3.4: where all others are ruined nobody wins by wealth") {
    Table table{"Ann", "Bob", "Cid"};
    table.game.rules.clocks = Clocks::Each;
    table.setup.rules.clocks = Clocks::Each;
    table.game.players[Seat{2}].left = Departure::Bankrupt;
    const told::GameOver over{{Seat{1}}, OverHow::Last};
    CHECK(in_words(table, over) == "Ann is the last one in and wins");
    table.game.players[Seat{3}].left = Departure::Flagged;
    CHECK(in_words(table, over) == "Ann wins by wealth");
    CHECK(in_words(table, told::GameOver{{Seat{1}}, OverHow::Clock}) == "Ann wins by wealth");
}

TEST_CASE("C-9.7, C-9.8: the end says who wins, by what, and who share it") {
    Table table{"Ann", "Bob", "Cid"};
    table.game.rules.wealth_wins = table.setup.rules.wealth_wins = 5000_cash;
    const Seats one{Seat{1}}, two{Seat{1}, Seat{3}};
    CHECK(in_words(table, told::GameOver{one, OverHow::Round}) == "Ann wins by wealth");
    CHECK(in_words(table, told::GameOver{two, OverHow::Round}) == "Ann and Cid share the win");
    CHECK(in_words(table, told::GameOver{one, OverHow::Wealth}) ==
          "Ann has $5000 or more and wins");
}

}  // namespace parlor::property
