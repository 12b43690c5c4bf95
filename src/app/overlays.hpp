// Overlays: windows over all other screens: the question whether to leave the parlor, and the
// window for saving a game. The game pauses while they are open.
//
// Source:  docs/playing.md, "Keys" (Ctrl-C).
// Choices: the answer Yes leaves like Q, with exit status 0. A second interrupt leaves too, so that
//          a person who cannot read the question can get out; its status is 130, as in shells. In
//          both cases the game is saved. While a computer thinks, the interrupt waits in the
//          keyboard buffer. The parlor asks before leaving a game that cannot be saved.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cabinet.hpp"
#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"
#include "tui/question.hpp"
#include "tui/save_window.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

class Overlays {
public:
    // All arguments must outlive the object.
    Overlays(const table::Place& place, Cabinet& cabinet, SoundQueue& sounds)
        : place_{&place}, cabinet_{&cabinet}, sounds_{&sounds} {}

    // False when the key is for the screen below.
    [[nodiscard]] bool press(Key key);
    void draw(Canvas& canvas) const;

    // Adds a notice that must be read first.
    void tell(Notice notice) { notices_.push_back(std::move(notice)); }

    // Whether the running game cannot be saved; the question whether to leave and lose the game;
    // and the answer, returned once.
    [[nodiscard]] bool is_game_unkept() const;
    void ask_to_lose_game();
    [[nodiscard]] std::optional<bool> take_losing() { return std::exchange(losing_, std::nullopt); }

    // The question whether to leave, in a sentence for windows that are too small for frames, with
    // the keys that answer it there: Y, N and Esc. Empty while it is not asked.
    [[nodiscard]] std::string question_in_words() const;
    void answer_in_words(Key key);

    [[nodiscard]] std::optional<Letters> text_field() const;
    [[nodiscard]] bool is_open() const { return leaving_ or saving_ or not notices_.empty(); }
    [[nodiscard]] bool leaves() const { return leaves_; }
    [[nodiscard]] int exit_status() const { return exit_status_; }

private:
    struct Leaving {
        enum class What : std::uint8_t { Parlor, Game };
        What what;
        Question question;
    };

    void interrupt();
    void read_notice();
    void press_leaving(Key key);
    void end_question(bool leaves);
    void press_saving(Key key);
    void save_game();

    const table::Place* place_;
    Cabinet* cabinet_;
    SoundQueue* sounds_;
    std::optional<SaveUi> saving_;
    std::optional<Leaving> leaving_;  // the question whether to leave; over saving_
    std::optional<bool> losing_;      // whether to lose the game
    std::vector<Notice> notices_;     // oldest first; over all others
    bool leaves_ = false;
    int exit_status_ = 0;
};

}  // namespace parlor::tui
