// The app in a terminal.
#include <cstdio>
#include <utility>

#include "tui/app.hpp"
#include "tui/presenter.hpp"

namespace parlor::tui {

int play(AppNeeds needs) {
    const auto presenter = Presenter::open({});
    if (not presenter) {
        std::fputs("parlor: this terminal cannot show the table; `parlor run` plays without one\n",
                   stderr);
        return 2;
    }
    table::Place place;
    App app{place, std::move(needs)};
    presenter->show(app.canvas());
    while (not app.is_left()) {
        const auto key = presenter->read_key();
        if (not key) break;
        if (*key == Key::Redraw) presenter->forget();
        app.press(*key);
        if (not app.is_left()) presenter->show(app.canvas());
    }
    app.leave_table();
    return 0;
}

}  // namespace parlor::tui
