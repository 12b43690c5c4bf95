// The company of a shared table whose game has begun: who sits there, and what they say to each
// other. The house opens it over the game.
//
// Source:  T-2.5, T-2.6, T-2.10, T-2.11, T-3.6, T-3.10.
// Choices: after Enter the line stays open, so that people can go on talking; Enter on an empty line
//          closes it, as Esc does. While somebody reads what was said before, new lines do not move
//          it. The keys of a seat and of the opener's rights have bars for those who have them.
// Not here: what the wishes do, and who may have them granted. Why one was not is put into
//          `refusal`; a line that was not said may be put back into `typed`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "rules/board/colour.hpp"
#include "tui/question.hpp"
#include "tui/setup/said.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

struct CompanySeat {
    enum class Is : std::uint8_t {
        Mine,
        Taken,     // by another, who may be away
        PutOut,    // a computer's, since its user was put out
        Computer,  // from the beginning, or since its user gave it up
    };
    Is is = Is::Computer;
    std::string name = {}, token = {};
    std::optional<board::Colour> colour = {};  // nothing in dominoes
    std::string who = {};                      // the user
    std::string state = {};                    // `here`, `away 3 min`, `computer 1`
    bool can_be_asked = false;                 // whether a computer may sit in
    bool is_muted = false;                     // by whoever sees the page
};

struct TalkLine {
    std::uint64_t number;  // each is higher than the one before
    std::string words;     // `Ann: hello`
};

// clang-format off
struct SayLine      { std::string text; };  // 1 to 200 letters
struct GiveUp       {};                     // all one's own seats, for good
struct LetSit       { std::size_t seat; int level; };
struct Mute         { std::size_t seat; };  // or no longer
struct KeepTable    {};  // closed, to be opened again
struct EndTable     {};  // closed for good
struct KeepCopy     {};  // of the game
struct PutOut       { std::size_t seat; };
struct LetBack      { std::size_t seat; };
struct MuteWatchers { bool muted; };
struct PauseForAll  {};
// clang-format on
// GoBack leads back to the game.
using CompanyWish = std::variant<GoOn,
                                 GoBack,
                                 SayLine,
                                 GiveUp,
                                 LetSit,
                                 Mute,
                                 KeepTable,
                                 EndTable,
                                 KeepCopy,
                                 PutOut,
                                 LetBack,
                                 MuteWatchers,
                                 PauseForAll>;

struct CompanyUi : setup::Said {
    std::string table;
    std::vector<CompanySeat> seats = {};  // 1 to 8
    std::vector<TalkLine> talk = {};      // the newest last
    std::size_t watchers = 0;
    bool are_watchers_muted = false;
    bool can_talk = true;     // a muted watcher cannot
    bool has_rights = false;  // the opener's
    bool has_clocks = false;  // players have
    bool is_over = false;     // the game
    bool can_copy = false;    // it is over, and who sees the page had a seat

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

// The seats and the talk as they are now, always as many seats.
void refill(CompanyUi& ui, std::vector<CompanySeat> seats, std::vector<TalkLine> talk);

// Opens a line to the table, as T does; a muted watcher gets a refusal.
void open_line(CompanyUi& ui);

// What may be pasted now: the line.
[[nodiscard]] std::optional<Letters> text_field(const CompanyUi& ui);

[[nodiscard]] CompanyWish press(CompanyUi& ui, Key key, SoundQueue& sounds);
void draw_company(Canvas& canvas, const CompanyUi& ui);

}  // namespace parlor::tui
