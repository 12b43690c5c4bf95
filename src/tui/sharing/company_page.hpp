// The company of a shared table whose game has begun: who sits there, and what they say to each
// other. The house opens it over the game.
//
// Source:  T-2.5, T-2.6, T-2.10, T-2.11, T-3.6, T-3.10.
// Choices: after Enter the line stays open, so that people can go on talking; Enter on an empty line
//          closes it, as Esc does. While somebody reads what was said before, new lines do not move
//          it. The keys of a seat and of the opener's rights have bars for those who have them.
// Not here: what the wishes do, and who may have them (company.hpp). Why one was refused is put into
//          `refusal`; a line that was not said may be put back into `typed`.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "canvas/sound_queue.hpp"
#include "tui/question.hpp"
#include "tui/setup/said.hpp"
#include "tui/sharing/company.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

struct CompanyUi : setup::Said, CompanyNow {
    std::string table;

    std::size_t chosen = 0;                  // the seat
    int rows_back = 0;                       // of the talk, from the newest
    std::optional<std::string> typed = {};   // the line, while one is typed
    std::optional<MenuCursor> level = {};    // while the level is chosen of a computer that sits in
    std::optional<MenuCursor> closing = {};  // while it is chosen how to close the table

    struct Asked {
        Question question;
        CompanyWish if_yes;
    };
    std::optional<Asked> asked = {};
};
inline constexpr int longest_said = 200;

// As the company is now, always with as many seats.
void refill(CompanyUi& ui, CompanyNow now);

// Opens a line to the table, as T does; a muted watcher gets a refusal.
void open_line(CompanyUi& ui);

// What may be pasted now: the line.
[[nodiscard]] std::optional<Letters> text_field(const CompanyUi& ui);

[[nodiscard]] CompanyWish press(CompanyUi& ui, Key key, SoundQueue& sounds);
void draw_company(Canvas& canvas, const CompanyUi& ui);

}  // namespace parlor::tui
