// The page that people watch while computers decide, and the pause menu.
//
// Source:  docs/layout.md, 1: while a computer is active the body is blank; section 7; U-5.1,
//          U-5.5, U-7.5.
// Choices: a game of computers can always be paused. A key of the pause page also pauses the game,
//          and then takes effect at once.
#pragma once

#include <string>

#include "tui/books/about.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/desk.hpp"

namespace parlor::tui::desk {

// The effect of a key while computers decide: it pauses them, and may then do what it does on the
// pause page.
enum class Pausing : std::uint8_t { No, Pause, PauseAndDo };
[[nodiscard]] Pausing pausing(MakePage pause_page, const View& view, const Desk& desk, Key key);

// Whether the key skips to the next decision of a person.
[[nodiscard]] bool skips(Key key);

[[nodiscard]] bool computer_decides(const View& view);

// The menu window while computers play: what happens, as sentences, and the keys. An offer stays
// until it has been answered and carried out. Where computers play at a host (T-3.4), keys skip only
// what is shown of it.
enum class ToSkip : std::uint8_t { Nothing, Something };
[[nodiscard]] Menu watching_menu(std::string header,
                                 std::string sub,
                                 const Look& look,
                                 ToSkip to_skip);

// The page for all decisions of computers, for a game with these pages.
[[nodiscard]] PagePtr watch_page(MakePage (*page_of_decision)(const View& view));

// The window and entries of the pause page, in addition to each game's own. While computers play,
// these keys work only after a pause has begun.
[[nodiscard]] Menu pause_window(const Look& look);

// T-5.3: where a game without a pause page has lost its last person.
[[nodiscard]] PagePtr nobody_left_page();

inline constexpr Binding my_turn(int row) { return {'>', 1, row, "MY TURN", "skip to your move"}; }

struct PauseKeys {
    static std::string label_of_play_on(const View& view, int /*number*/);
    static ItemIs if_person_waits(const Look& look);
    static ItemIs if_nobody_left(const Look& look);
    static Reply see_seats();
    static Reply read_credits();

    static constexpr AnyEntry play_on{
        {'c', 1, 9, "CONTINUE", "keep playing"}, close, always, label_of_play_on};
    static constexpr AnyEntry to_my_turn{my_turn(11), wishes<SkipToDecision>, if_person_waits};
    static constexpr AnyEntry finish{
        {'f', 1, 11, "FINISH", "play to the end"}, wishes<FinishGame>, if_nobody_left};
    static constexpr AnyEntry hand_over{{'n', 1, 10, "HAND OVER", "who plays a seat"}, see_seats};
    static constexpr AnyEntry save_a_copy{
        {'k', 1, 15, "KEEP A COPY", "save the game"}, wishes<SaveGame>, CommonKeys::if_kept_here};
    static constexpr Binding guide{'g', 1, 17, "HOW TO PLAY", "learn the game"};
    static constexpr AnyEntry credits{{'a', 1, 21, "ABOUT", "thanks, licence"}, read_credits};
};

}  // namespace parlor::tui::desk
