// Whatever happens to a journal's file, replaying it gives the original game up to the damage.
#include <map>
#include <set>
#include <tuple>

#include "catch.hpp"
#include "games/games.hpp"
#include "random_table.hpp"
#include "table/folder.hpp"
#include "table/journal/journal.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/unfinished_game.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

// A position, and the known acts of chance to come: foreseen, or taken back.
struct Stand {
    std::uint64_t state = 0;
    std::string header;
    friend bool operator==(const Stand&, const Stand&) = default;
};

Stand stand_of(const GameTable& table) { return {table.state(), table.header()}; }

struct PlayedGame {
    std::string header;                   // at the start
    std::string text;                     // of its journal
    std::map<std::size_t, Stand> stands;  // after this many bytes of it
};

// This many moves, including those that were taken back.
PlayedGame play_game(const std::string& header, int moves) {
    const Folder folder;
    Journal journal{disk::real_disk(), folder.path, "now"};
    RandomTable game{begun(header)};
    PlayedGame played{.header = game.table->header(), .text = {}, .stands = {}};
    game.table->answer_chance();
    REQUIRE_FALSE(journal.follow(*game.table, 0));
    played.stands[static_cast<std::size_t>(journal.size())] = stand_of(*game.table);
    for (int move = 0; move < moves; ++move) {
        game.move();
        REQUIRE_FALSE(journal.follow(*game.table, move));
        played.stands[static_cast<std::size_t>(journal.size())] = stand_of(*game.table);
    }
    REQUIRE_FALSE(journal.leave(*game.table, moves));
    played.stands[static_cast<std::size_t>(journal.size())] = stand_of(*game.table);
    played.text = content(journal.path());
    REQUIRE(played.text.size() == played.stands.rbegin()->first);
    REQUIRE(played.text.find("\n.undo 1\n") != std::string::npos);
    return played;
}

PlayedGame play_game() { return play_game(classic_of_four, 200); }

// With deals of the saved game that are still to come.
PlayedGame play_repeated_game() {
    PlayedGame played = play_game(repeated_dominoes, 60);
    REQUIRE(played.header.find("\n# foreseen 0 tiles 44 55 ") != std::string::npos);
    REQUIRE(played.text.find("\n0 tiles 16 26 ") != std::string::npos);
    REQUIRE(played.text.find("\n0 tiles 44 55 ") == std::string::npos);
    return played;
}

// The playable part is exactly the original game, and missing parts are reported.
void check(const PlayedGame& played, const Sealed& part) {
    const auto game = game_in(part, "journal", open_table);
    if (not game) {
        REQUIRE(part.text.size() < played.stands.begin()->first);
        REQUIRE_FALSE(game.error().what.empty());
        return;
    }
    if (part.is_script) {  // even the first piece is incomplete
        REQUIRE(game->table->header() == played.header);
        return;
    }
    REQUIRE(part.rest != Sealed::Rest::None);
    REQUIRE_FALSE(game->told.empty());
    const auto stand = played.stands.find(part.text.size());
    REQUIRE(stand != played.stands.end());
    REQUIRE(stand_of(*game->table) == stand->second);
}

// The playable part of a damaged file depends only on its sealed part, so each sealed part is
// played once, however many damages lead to it.
class Damages {
public:
    explicit Damages(const PlayedGame& played) : played_{played} {}

    void check(const std::string& damaged) {
        const Sealed part = sealed_part(damaged);
        const bool is_as_written = played_.text.starts_with(part.text);
        const bool is_new = checked_.insert({part.text.size(), part.is_script, part.rest}).second;
        if (is_new or not is_as_written) ::check(played_, part);
    }
    [[nodiscard]] std::size_t parts() const { return checked_.size(); }

private:
    const PlayedGame& played_;
    std::set<std::tuple<std::size_t, bool, Sealed::Rest>> checked_;
};

}  // namespace

TEST_CASE("a journal plays again to the state it was left in, with all that was taken back") {
    const PlayedGame played = play_game();
    const auto game = game_in(sealed_part(played.text), "journal", open_table);
    REQUIRE(game);
    CHECK(stand_of(*game->table) == played.stands.rbegin()->second);
    CHECK(game->told.empty());
    CHECK(game->seconds == 200);
}

TEST_CASE("so does a journal of Moneyloopy, with its deals") {
    const PlayedGame played = play_game(moneyloopy_of_three, 80);
    CHECK(played.text.find("\n2 deal ") != std::string::npos);
    const auto game = game_in(sealed_part(played.text), "journal", open_table);
    REQUIRE(game);
    CHECK(stand_of(*game->table) == played.stands.rbegin()->second);
}

TEST_CASE("each byte of a journal of 200 moves changed: it tells so, and is never a wrong game") {
    const bool is_repeated = GENERATE(false, true);
    const PlayedGame played = is_repeated ? play_repeated_game() : play_game();
    Damages damages{played};
    for (std::size_t at = 0; at < played.text.size(); ++at) {
        std::string damaged = played.text;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
        INFO(at);
        damages.check(damaged);
    }
    CHECK(damages.parts() >= played.stands.size());
}

TEST_CASE("a journal of 200 moves cut at each length: it tells so, and is never a wrong game") {
    const bool is_repeated = GENERATE(false, true);
    const PlayedGame played = is_repeated ? play_repeated_game() : play_game();
    Damages damages{played};
    for (std::size_t size = 0; size < played.text.size(); ++size) {
        INFO(size);
        const bool is_whole = played.stands.contains(size);
        if (not is_whole) damages.check(played.text.substr(0, size));
    }
    CHECK(damages.parts() >= played.stands.size());
}
