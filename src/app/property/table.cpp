// The property room at the table: what it shows, and what its keys do.
#include <utility>

#include "app/property/room.hpp"
#include "app/table/recall.hpp"
#include "base/match.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/history.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/ring.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

template class TableRoom<PropertyTable>;

void PropertyRoom::sit_down() {
    names_ = {};
    is_undealt_ = false;
    TableRoom::sit_down();
}

void PropertyRoom::recall(const Session& game, std::uint64_t events) {
    tui::recall(game, seen(game), events, ui_.recent);
}

rules::View PropertyRoom::seen(const Session& game) {
    rules::View view = rules::view_for(game.setup(), game.position());
    names_.put_into(view, needs_.terms.glyphs);
    return view;
}

rules::View PropertyRoom::picture(const Session& game, const rules::Game& position) {
    rules::View view = rules::picture_of(game.setup(), position);
    names_.put_into(view, needs_.terms.glyphs);
    return view;
}

rules::Property::Setup PropertyRoom::told_setup() {
    return names_.told(session()->setup(), needs_.terms.glyphs);
}

Story PropertyRoom::story(std::optional<rules::Entrant> reader) {
    return history_of(*session(), told_setup(), reader);
}

void PropertyRoom::hear(std::span<const rules::Event> news) {
    if (auto* const first = ui_.shown<FirstRolls>()) note_first_rolls(news, *first);
}

void PropertyRoom::end_news() {
    if (const auto declined = teller_.takes_declined()) return_to_offer(view_, *declined, ui_);
    if (has_places(view_)) see_leaderboard();
}

void PropertyRoom::see_leaderboard() {
    ui_.open(leaderboard_page(chronicle_of(*session()).departures));
}

void PropertyRoom::obey(const Command& command) {
    match(
        command,
        [](Stay) {},
        [&](const Play& wish) {
            if (play(wish.move)) go_on();
        },
        [&](const PlayAll& wish) { play_all(wish.moves); },
        [&](const Say& say) { ui_.prompts.refusal = say.words; },
        [&](const Sound& sound) { needs_.sounds.add(sound.effect); },
        [&](SeeOptions) { see_options(); },
        [&](const Prefer& wish) { prefer(wish.chosen); },
        [&](LookBack) { ui_.open(charts_page(chronicle_of(*session()))); },
        [&](TellStory) { tell_story(); },
        [](ReadRules) {},  // a page that the desk opens
        [&](SkipToDecision) { skip_to_decision(); },
        [&](EndTurnAndSkip) { end_turn_and_skip(); },
        [&](FinishGame) { finish_game(); },
        [&](TakeBack) { ask_to_take_back(); },
        [&](Why) { tell_why(); },
        [&](SaveGame) { wants_to_save_ = true; },
        [&](AskToLeave) { ask_to_leave(); },
        [&](LeaveTable) { leave(); },
        [&](PlayAgain) { play_again(); },
        [&](Own own) { grant(PropertyWish(own.wish)); });
}

void PropertyRoom::grant(PropertyWish wish) {
    switch (wish) {
        case PropertyWish::SeeRoll: return see_roll();
        case PropertyWish::BeginTurns: return begin_turns();
        case PropertyWish::SeeLeaderboard: return see_leaderboard();
    }
}

rules::View PropertyRoom::shown_view() const {
    if (show_.goes_on()) return show_.view();
    if (is_undealt_) return undealt();
    rules::View view = view_;
    if (clock_runs())
        view.seats[static_cast<std::size_t>(number(view.decision.seat)) - 1].clock = time_left();
    return view;
}

// While the first rolls are shown one by one, the table does not show who has the first turn.
rules::View PropertyRoom::asked_view() const {
    rules::View view = shown_view();
    if (ui_.shown<FirstRolls>()) view.decision.seat = asked();
    return view;
}

Canvas PropertyRoom::draw_table(const rules::View& view) const { return draw(view, ui_); }

Canvas PropertyRoom::draw_ring(const rules::View& view,
                               std::optional<Square> here,
                               Size size) const {
    return tui::draw_ring(view, here, ui_.recent, size);
}

}  // namespace parlor::tui
