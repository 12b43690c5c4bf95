// Sentences: events in words, where the plain wording would read badly.
#include "rules/moneyloopy/table.hpp"
#include "rules/moneyloopy/view.hpp"

namespace parlor::moneyloopy {
namespace {

std::string in_words(const Table& table, const Event& event) {
    const Sentence sentence = Moneyloopy::sentence(table.setup, table.game, event);
    const Sentence on_screen = sentence_for(view_for(table.setup, table.game, bank), event);
    CHECK(on_screen.who == sentence.who);
    CHECK(on_screen.does == sentence.does);
    return sentence.does.empty() ? "" : sentence.who + " " + sentence.does;
}

}  // namespace

TEST_CASE("L-2.2: a token goes to a tollbooth, which is no jail here, and loops back to GO") {
    const Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::Moved{Seat{1}, Square{0}, Square{10}}) ==
          "Ann goes to the $100 tollbooth");
    CHECK(in_words(table, told::Moved{Seat{1}, Square{0}, Square{39}}) == "Ann goes to Boardwalk");
    CHECK(in_words(table, told::TollPaid{Seat{1}, Square{30}, 300_cash}) ==
          "Ann pays the $300 toll");
    CHECK(in_words(table, told::Looped{Seat{1}, Square{30}}) == "Ann loops back to GO");
}

TEST_CASE(
    "L-3.3: a rent is told once, when it is due; who is ruined pays the rest of their money") {
    Table table{"Ann", "Bob"};
    const auto due = [&](Money sum) {
        return in_words(table, told::RentDue{Seat{1}, Seat{2}, Square{39}, sum});
    };
    const told::Paid paid{Seat{1}, Seat{2}, 50_cash, Why::Rent};
    CHECK(due(50_cash) == "Ann owes Bob $50 rent");
    CHECK(due(0_cash) == "Ann owes Bob no rent");
    CHECK(in_words(table, paid) == "Ann pays it");
    table.game.players[Seat{1}].out = true;
    CHECK(in_words(table, paid) == "Ann pays Bob $50");
}

TEST_CASE("L-4.1: safe cards are counted, and none is none") {
    const Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::SafeCards{Seat{1}, 0}) == "Ann has no safe card left");
    CHECK(in_words(table, told::SafeCards{Seat{1}, 1}) == "Ann now has 1 safe card");
    CHECK(in_words(table, told::SafeCards{Seat{1}, 2}) == "Ann now has 2 safe cards");
}

TEST_CASE("L-2.6: an offer that is left is not told as passing, which is for auctions") {
    const Table table{"Ann", "Bob"};
    CHECK(in_words(table, told::OfferLeft{Seat{1}}).empty());
    CHECK(in_words(table, told::Passed{Seat{1}}) == "Ann passes");
    CHECK(Moneyloopy::event_line(table.setup, told::OfferLeft{Seat{1}}) == "passed seat=1");
}

}  // namespace parlor::moneyloopy
