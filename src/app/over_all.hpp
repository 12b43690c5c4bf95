// What lies over everything else, at any moment: the question whether to leave the parlor, and the
// window in which a game is saved. The game and its time stand still below.
//
// Source:  README.md, "Keys" (Ctrl-C).
// Choices: Yes is a way out like Q: exit status 0. A second interrupt leaves, so that whoever
//          cannot read the question gets out; its status is 130, as shells tell an interrupt.
//          Either way the game is kept. While a computer thinks, the question waits with the keys.
//          A game that cannot be kept is not left without a question.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "app/needs.hpp"
#include "canvas/key.hpp"
#include "tui/question.hpp"
#include "tui/save_window.hpp"

namespace parlor::tui {

class OverAll {
public:
    // All outlive it.
    OverAll(const table::Place& place, const AppNeeds& needs, Ear& ear)
        : place_{&place}, needs_{&needs}, ear_{&ear} {}

    // False when the key is for what is below.
    [[nodiscard]] bool press(Key key);
    void draw(Canvas& canvas) const;

    // To be read before anything else.
    void tell(Notice notice) { notices_.push_back(std::move(notice)); }

    // Whether the game that is on cannot be kept; the question whether to leave it then, and the
    // answer, once, when there is one.
    [[nodiscard]] bool is_game_unkept() const;
    void ask_to_lose_game();
    [[nodiscard]] std::optional<bool> take_losing() { return std::exchange(losing_, std::nullopt); }

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
    void press_saving(Key key);
    void save_game();

    const table::Place* place_;
    const AppNeeds* needs_;
    Ear* ear_;
    std::optional<SaveUi> saving_;
    std::optional<Leaving> leaving_;  // whether to; over that
    std::optional<bool> losing_;      // the game
    std::vector<Notice> notices_;     // the first one first; over all of it
    bool leaves_ = false;
    int exit_status_ = 0;
};

}  // namespace parlor::tui
