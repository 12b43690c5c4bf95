// TableRoom for people who wait: skips to their next decision, or plays a game without people to
// its end.
#include <algorithm>

#include "app/table/table_room.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/desk/show/pacing.hpp"

namespace parlor::tui {
namespace {

bool only_tells(const Notice& notice) { return not notice.hands_over and not notice.is_trouble; }

}  // namespace

bool TableRoom::is_watched() const {
    return at_ == At::Table and not is_paused() and (is_showing() or computer_is_next());
}

// U-10.8.
bool TableRoom::has_waited_enough() const {
    if (not computer_is_next() or people_here().empty()) return false;
    if (not std::ranges::all_of(now_.desk.notices, only_tells)) return false;
    const int longest = table().moves() == 0 ? longest_wait_at_first : longest_wait;
    return now_.waited >= paced(longest, needs_.options.pace);
}

void TableRoom::skip_to_decision() {
    now_.desk.above.clear();
    if (computer_is_next() and people_in(*now_.view).empty())
        now_.desk.open(now_.game->customs().pause_page());
    else
        go_on_unseen();
}

void TableRoom::go_on_unseen() {
    const int people = people_in(*now_.view).count();
    std::erase_if(now_.desk.notices, only_tells);
    while (is_watched() and now_.desk.notices.empty()) {
        take_next();
        if (people_in(*now_.view).count() < people) return;
        std::erase_if(now_.desk.notices, only_tells);
    }
}

void TableRoom::end_turn_and_skip() {
    if (not play("end")) return;
    go_on();
    if (is_watched()) skip_to_decision();
}

void TableRoom::offer_to_finish() {
    if (now_.is_finish_offered or not computer_is_next() or needs_.here.only_watches()) return;
    if (table().moves() == 0 or not people_in(*now_.view).empty()) return;
    now_.is_finish_offered = true;
    now_.desk.open(now_.game->customs().pause_page());
}

// Computers might play for ever.
void TableRoom::let_play_to_end() {
    constexpr int most_turns = 1000;
    for (int turns = 0; turns < most_turns and table().deciding_level();) {
        const Seat turn = table().on_turn();
        table().let_decide([&] { return needs_.outside.clock(); });
        if (needs_.terms.chance == ChanceBy::Dealer) table().answer_chance();
        if (table().on_turn() != turn) ++turns;
    }
}

// Shows only the end.
void TableRoom::finish_game() {
    if (not needs_.here.leads) {
        now_.desk.prompts.refusal = "The table is led elsewhere";
        return;
    }
    now_.show.finish(outlets());
    now_.desk.above.clear();
    let_play_to_end();
    keep();
    now_.explanation.reset();
    show_news(Showing::AtOnce);
    now_.desk.prompts = {};
    std::erase_if(now_.desk.notices, only_tells);
    if (not computer_is_next()) return;
    now_.desk.notices.push_back(
        {.title = "NO END YET", .sub = "", .lines = {"AFTER 1000 MORE TURNS", "NOBODY HAS WON."}});
    now_.desk.open(now_.game->customs().pause_page());
}

}  // namespace parlor::tui
