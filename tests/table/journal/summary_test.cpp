// What a list shows about a game: how many moves, and whose turn it is or who has won.
#include "table/journal/summary.hpp"

#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/journal/journal.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

using Names = std::vector<std::string>;

// The game after these lines.
std::unique_ptr<GameTable> played(const std::string& lines) {
    auto game = game_in(sealed_part(toy::pig_header + lines), "test", toy::open_pig);
    REQUIRE(game);
    REQUIRE(game->is_sound);
    return std::move(game->table);
}

const std::string to_the_end =
    "1 roll\n0 die 6\n1 roll\n0 die 6\n1 roll\n0 die 6\n1 roll\n0 die 6\n1 hold\n";

}  // namespace

TEST_CASE("before the end it is said whose turn it is, and how many moves were played") {
    CHECK(summary_of(*played("")) == Summary{0, false, {"Ann"}});
    CHECK(summary_of(*played("1 roll\n0 die 4\n1 hold\n")) == Summary{2, false, {"Bob B"}});
    CHECK(summary_of(*played("1 roll\n0 die 4\n.undo 1\n")) == Summary{0, false, {"Ann"}});
}

TEST_CASE("while chance has to answer it is the turn of whoever rolled") {
    CHECK(summary_of(*played("1 roll\n")) == Summary{1, false, {"Ann"}});
}

TEST_CASE("at the end it is said who has won, and of a position that was set by hand nobody") {
    CHECK(summary_of(*played(to_the_end)) == Summary{5, true, {"Ann"}});
    CHECK(summary_of(*played(".set pot 25\n1 hold\n")) == Summary{1, true, {}});
}

TEST_CASE("a summary is a comment, and is read back as it was written") {
    for (const Summary& summary : {Summary{0, false, {}},
                                   Summary{212, false, {"Ann"}},
                                   Summary{340, true, {"Bob B", "# \"Max\""}},
                                   Summary{1, true, {}}}) {
        const std::string text = to_text(summary);
        CHECK(text.ends_with('\n'));
        CHECK(split(text.substr(0, text.size() - 1))->empty());
        CHECK(summary_in(text.substr(0, text.size() - 1)) == summary);
    }
    CHECK(to_text({340, true, {"Ann", "Bob B"}}) == "# left 340 won Ann \"Bob B\"\n");
    CHECK(to_text({212, false, {"Ann"}}) == "# left 212 turn Ann\n");
}

TEST_CASE("what only looks like a summary is none") {
    for (const char* const line : {"",
                                   "left 3 turn Ann",
                                   "# left",
                                   "# left 3",
                                   "# left 3 Ann",
                                   "# left -3 turn Ann",
                                   "# left 99999999999 turn Ann",
                                   "# left 3 lost Ann",
                                   "# left 3 turn \"Ann",
                                   "# left 3 turn \x1b[2J",
                                   "# left 3 turn \"\"",
                                   "# left 3 won \"a name of more than sixteen\""}) {
        INFO(line);
        CHECK_FALSE(summary_in(line));
    }
}

TEST_CASE("a game that was left has its summary right above the last seal, until it goes on") {
    const Folder folder;
    TextTable<Pig> table{{{"Ann", "Bob"}}, 5};
    Journal journal{disk::real_disk(), folder.path, "now"};
    REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
    REQUIRE_FALSE(journal.follow(table, 60));
    CHECK_FALSE(summary_at_end(content(journal.path())));
    REQUIRE_FALSE(journal.leave(table, 60));
    const std::string left = content(journal.path());
    CHECK(summary_at_end(left) == summary_of(table));
    CHECK_FALSE(summary_at_end(left + "1 roll\n"));
    CHECK_FALSE(summary_at_end(left.substr(0, left.size() - 1)));
    CHECK_FALSE(summary_at_end(left.substr(0, left.rfind("# kept"))));
    CHECK_FALSE(summary_at_end(left.substr(left.rfind("# kept"))));
    CHECK(sealed_part(left).rest == Sealed::Rest::None);
    REQUIRE(table.undo(1));
    REQUIRE_FALSE(journal.follow(table, 70));
    CHECK_FALSE(summary_at_end(content(journal.path())));
}
