// The waiting room: a table before its game begins. Everybody who came sees its seats and who has
// them, and takes a seat; its opener begins the game or closes the table.
//
// Source:  T-2.3; T-1.12, T-2.4, T-2.6, T-3.11.
// Choices: users are shown as they log in, names of players in capitals, so that nobody's name
//          looks like another's login. Questions and choices have the seats next to them.
// Not here: who may come; what the wishes do. Why one was not granted is put into `refusal`.
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
#include "tui/sharing/seat_choice.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

struct WaitingSeat {
    enum class Is : std::uint8_t { Free, Mine, Taken, Computer };
    Is is = Is::Free;
    std::string name = {}, token = {};         // of a seat that is not free
    std::optional<board::Colour> colour = {};  // nothing in dominoes
    std::string who = {};  // another user, or the computer as text: `computer 1`
    bool is_away = false;  // the user has no terminal at the table
};

// clang-format off
struct TakeSeat   { std::size_t seat; std::string name, colour, token; };  // or keep it, changed
struct StandUp    {};
struct BeginGame  {};
struct CloseTable {};
// clang-format on
// GoBack leaves the page; the seat stays.
using WaitingWish = std::variant<GoOn, GoBack, TakeSeat, StandUp, BeginGame, CloseTable>;

struct WaitingUi : setup::Said {
    std::string table, game, host;           // who runs the host: they can see all hands
    std::vector<std::string> terms;          // the options of the table, up to most_terms
    std::vector<WaitingSeat> seats = {};     // 1 to 8
    int level = 1;                           // of the computers that take free seats
    std::string own_name;                    // that the page of names proposes
    GlyphSet glyphs = GlyphSet::Unicode;     // of the terminal
    bool has_tokens = true;                  // and colours; not in dominoes
    bool is_opener = false;                  // who begins the game and closes the table
    std::size_t chosen = 0;                  // the seat
    std::optional<SeatChoice> sitting = {};  // while it is chosen how to sit there

    struct Asked {
        Question question;
        WaitingWish if_yes;
    };
    std::optional<Asked> asked = {};
};
inline constexpr std::size_t most_terms = 5;

// The seats as they are now, always as many. What is typed stays. If another has taken the seat
// that somebody is choosing for, the page goes back to the seats and says so.
void refill(WaitingUi& ui, std::vector<WaitingSeat> seats);

// What may be pasted now: a name or a token.
[[nodiscard]] std::optional<Letters> text_field(const WaitingUi& ui);

[[nodiscard]] WaitingWish press(WaitingUi& ui, Key key, SoundQueue& sounds);
void draw_waiting(Canvas& canvas, const WaitingUi& ui);

}  // namespace parlor::tui
