// A game of ours that is begun in the table language, as a conversation in tests.
#pragma once

#include <string>

#include "app/game_box.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "plain/talk.hpp"
#include "table/language/script.hpp"

namespace parlor::plain {

inline Talk talk_of(const std::string& game, Letters letters = Letters::All) {
    table::LineReader lines{game};
    table::Output complaints;
    auto loaded = table::load_script(lines, "transcript", open_table, complaints);
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    const tui::GameBox& box = *tui::game_on(all_games(), *loaded.table);
    return Talk{std::move(loaded.table), box.words, box.rulebook->text, false, letters};
}

}  // namespace parlor::plain
