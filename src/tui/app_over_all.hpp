// What lies over everything else, at any moment: the question whether to leave the parlor, and the
// window in which a game is saved. The game and its time stand still below.
//
// Source:  issue 5, "SIGINT asks first".
// Choices: Yes is a way out like Q: exit status 0. A second interrupt leaves, so that whoever
// cannot
//          read the question gets out; its status is 130, as shells tell an interrupt. Either way
//          the game is kept. While a computer thinks, the question waits with the keys.
#pragma once

#include <optional>

#include "tui/app_needs.hpp"
#include "tui/key.hpp"
#include "tui/question.hpp"
#include "tui/save_window.hpp"

namespace parlor::tui {

class OverAll {
public:
    // Both outlive it.
    OverAll(const table::Place& place, const AppNeeds& needs) : place_{&place}, needs_{&needs} {}

    // False when the key is for what is below.
    [[nodiscard]] bool press(Key key);
    void draw(Canvas& canvas) const;

    [[nodiscard]] bool is_open() const { return leaving_ or saving_; }
    [[nodiscard]] bool leaves() const { return leaves_; }
    [[nodiscard]] int exit_status() const { return exit_status_; }

private:
    void interrupt();
    void press_leaving(Key key);
    void press_saving(Key key);
    void save_game();

    const table::Place* place_;
    const AppNeeds* needs_;
    std::optional<SaveUi> saving_;
    std::optional<Question> leaving_;  // whether to; over that
    bool leaves_ = false;
    int exit_status_ = 0;
};

}  // namespace parlor::tui
