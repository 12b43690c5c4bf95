// P-1.1: a game goes on in sentences as on the screens, whichever of the two its journal is from.
#include <algorithm>

#include "app/game_box.hpp"
#include "app/screened.hpp"
#include "app/unfinished_games.hpp"
#include "catch.hpp"
#include "plain/talk.hpp"
#include "random_table.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::tui {
namespace {

std::unique_ptr<table::GameTable> table_from(const std::string& journal) {
    table::LineReader lines{journal};
    table::Output complaints;
    auto loaded = table::load_script(lines, "journal", open_table, complaints);
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    return std::move(loaded.table);
}

// The journal once the game is continued on the screens, and the move is played there.
std::string played_on_screens(const std::string& journal, const std::string& move) {
    LeftGames left{table_from(journal)};
    Screened app{{.cabinet = left, .options = {.movement = Options::Movement::Jumping}}};
    app.keys("a c");
    REQUIRE(app.place.table);
    app.play(move);
    app.app().tick(0);
    app.place.table->answer_chance();
    return table::journal_text(*app.place.table);
}

// The same in plain mode.
std::string played_in_sentences(const std::string& journal, const std::string& move) {
    auto table = table_from(journal);
    const GameBox& game = *game_on(all_games(), *table);
    plain::Talk talk{std::move(table), game.words, game.rulebook->text};
    talk.hear("");  // where somebody is called first
    talk.hear(move);
    return table::journal_text(talk.table());
}

// A person's move that is open: of a range the lowest number, and nothing that takes several answers.
std::string open_move(const table::GameTable& table, RandomTable& random) {
    std::vector<std::string> moves;
    for (std::string line : table.choices()) {
        line.resize(std::min(line.size(), line.find("..")));
        const std::string verb = line.substr(0, line.find(' '));
        if (verb != "propose" and verb != "deal" and verb != "end-game") moves.push_back(line);
    }
    REQUIRE_FALSE(moves.empty());
    return moves[static_cast<std::size_t>(random(static_cast<int>(moves.size())))];
}

// At each move the journal is handed over: from the screens to sentences, and back.
void hand_over(const std::string& game, int moves) {
    INFO(game);
    RandomTable random{begun(game)};
    std::string journal = table::journal_text(*random.table);
    for (int i = 0; i < moves; ++i) {
        const auto now = table_from(journal);
        now->answer_chance();
        if (not now->decider()) return;
        const std::string move = open_move(*now, random);
        INFO(journal << move);
        const std::string on_screens = played_on_screens(journal, move);
        const std::string in_sentences = played_in_sentences(journal, move);
        REQUIRE(in_sentences == on_screens);
        REQUIRE(in_sentences != journal);
        journal = in_sentences;
    }
}

TEST_CASE("a journal goes on in sentences and on the screens, at any move (P-1.1)") {
    for (const std::string& game : {classic_of_four, moneyloopy_of_three, repeated_dominoes})
        hand_over(game, 40);
}

}  // namespace
}  // namespace parlor::tui
