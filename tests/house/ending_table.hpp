// A shared table whose game ends with one key: Ann has asked to end it, and Bob is to agree.
#pragma once

#include "house/callers.hpp"
#include "house/guests.hpp"
#include "house/table_folder.hpp"

namespace parlor::house {

inline const std::string two_at_classic =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n";

[[nodiscard]] inline library::TableRecord table_of_two(int number) {
    library::TableRecord record = table_of_ann(number, 2);
    record.seats[1] = bob;
    return record;
}

struct EndingTable : Host {
    explicit EndingTable(const library::TableRecord& record = table_of_two(7)) {
        add(record);
        open();
    }
    void add(const library::TableRecord& record) {
        lay(record, two_at_classic);
        TableFolder journal{disk::real_disk(), folder() / "tables" / std::to_string(record.number)};
        journal.begin("20261125-120000");
        const auto game = game_of(two_at_classic + "begin\n0 dice 5 6\n0 dice 1 2\n1 end-game\n");
        REQUIRE_FALSE(journal.keep(*game, 60));
    }
    // Until bob agrees, nobody has won.
    void end_by(Caller& b) {
        passes(60'000);
        b.keys("y");
        passes(60'000);
        REQUIRE(b.says("GAME OVER"));
    }
};

}  // namespace parlor::house
