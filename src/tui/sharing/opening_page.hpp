// Opening a table: its opener chooses the game, the table's name, who may come, and what holds for
// all at it, on one page like that of all settings. The game's own set-up follows.
//
// Source:  T-2.2, T-3.11, T-1.7.
// Choices: a user who is named twice counts once.
// Not here: the word of a table (word_page.hpp); whether there are such users.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "tui/setup/on_page.hpp"
#include "tui/sharing/opening_choices.hpp"

namespace parlor::tui {

struct OpeningUi : setup::OnPage {   // what is typed is the name of the table, or of users
    std::vector<std::string> games;  // to choose from, one or more
    OpeningChoices choices;
};
[[nodiscard]] OpeningUi begin_opening(std::vector<std::string> games);

struct OpenTable {
    OpeningChoices choices;
};
using OpeningWish = std::variant<GoOn, GoBack, OpenTable>;

// What may be pasted now: a name or names.
[[nodiscard]] std::optional<Letters> text_field(const OpeningUi& ui);

[[nodiscard]] OpeningWish press(OpeningUi& ui, Key key, SoundQueue& sounds);
void draw_opening(Canvas& canvas, const OpeningUi& ui);

}  // namespace parlor::tui
