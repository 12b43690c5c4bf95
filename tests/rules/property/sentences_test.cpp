// Sentences: events as text, where the plain wording would read badly.
#include "table.hpp"

namespace parlor::rules {

TEST_CASE("a token goes to a square, but lands on Go To Gaol") {
    const Table table{"Ann", "Bob"};
    const auto moved_to = [&](int to) {
        const told::Moved event{Seat{1}, Square{0}, Square(to)};
        const Sentence sentence = Property::sentence(table.setup, table.game, event);
        return sentence.who + " " + sentence.does;
    };
    CHECK(moved_to(39) == "Ann goes to Mayfair");
    CHECK(moved_to(30) == "Ann lands on Go To Gaol");
}

}  // namespace parlor::rules
