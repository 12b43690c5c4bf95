// Sentences: events in words, where the plain wording would read badly.
#include "base/dollars.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
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

std::string story_of(const Table& table, const std::vector<Event>& events) {
    std::vector<Sentence> story(events.size());
    std::ranges::transform(events, story.begin(), [&](const Event& event) {
        return Moneyloopy::sentence(table.setup, table.game, event);
    });
    std::erase_if(story, [](const Sentence& each) { return each.does.empty(); });
    return told_together(story);
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

TEST_CASE("L-8.1: what is carried out at once is told once, and so is its deal") {
    Table table{"Ann", "Bob"};
    const auto told = [&](const std::string& terms) {
        table.plays({"1 deal 2 " + terms, "2 accept"});
        return story_of(table, table.events);
    };
    CHECK(told("get $50; give $20") ==
          "Bob accepts deal 1 with Ann and pays Ann $30 by their deal.");
    CHECK(
        told("promise \"no houses\"; give $5") ==
        "Bob accepts deal 2 with Ann. Ann agrees to keep a promise: \"no houses\" and pays Bob $5 "
        "by their deal.");
    CHECK(told("end-deal 2") == "Bob accepts deal 3 with Ann. Deal 2 is over.");
    table.plays({".set seat.2.safe-cards 3", ".set square.boardwalk.owner 2"});
    CHECK(told("get safe-card safe-card boardwalk") ==
          "Bob accepts deal 4 with Ann, gives Ann 2 safe cards, gives Ann Boardwalk and now has 1 "
          "safe card. Ann now has 2 safe cards.");
}

TEST_CASE("L-8.1: a proposal is told as a whole, also after its answer") {
    Table table{"Ann", "Bob"};
    table.plays({"1 deal 2 get $50; pay $20 at states-avenue"});
    auto told = table.events;
    table.plays({"2 decline"});
    told.insert(told.end(), table.events.begin(), table.events.end());
    CHECK(story_of(table, told) ==
          "Ann offers Bob a deal: Bob would give Ann $50; Ann would pay Bob $20 when the turn "
          "marker is at States Avenue. Bob declines.");
}

TEST_CASE("L-8.3: of squares with one name, the round says which is meant") {
    const board::Board& board = edition_on("us")->board;
    CHECK(name_for_marker(board, Square{39}) == "Boardwalk");
    CHECK(name_for_marker(board, Square{22}) == "Chance in round 23");
}

TEST_CASE("L-8.5: what comes due, and a rent that a deal changes, are told as such") {
    Table table{"Ann", "Bob"};
    const auto due = [&](const told::TermDue& it) {
        const Sentence said = in_words(view_for(table.setup, table.game, bank), it);
        return said.who + " " + said.does;
    };
    CHECK(due(told::TermDue{3, Seat{1}, Seat{2}, PayAt{150_cash, Square{9}}}) ==
          "Ann is to pay Bob $150 by deal 3");
    CHECK(due(told::TermDue{3, Seat{1}, Seat{2}, PayAt{150_cash, Square{9}, Square{39}}}) ==
          "Ann is to pay Bob $150 for the rent of Boardwalk by deal 3");
    CHECK(due(told::TermDue{3, Seat{1}, Seat{2}, BuyCards{}}) ==
          "Ann is to give Bob a safe card by deal 3");
    table.plays({".set square.boardwalk.owner 2"});
    const Money rent = rent_of(table.game, Square{39});
    const told::RentDue halved{Seat{1}, Seat{2}, Square{39}, 25_cash};
    CHECK(in_words(table, halved) ==
          "Ann owes Bob $25 rent instead of " + dollars(rent) + ", by a deal");
    CHECK(in_words(table, told::RentDue{Seat{1}, Seat{2}, Square{39}, rent}) ==
          "Ann owes Bob " + dollars(rent) + " rent");
}

}  // namespace parlor::moneyloopy
