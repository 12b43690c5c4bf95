// The property room at the table: shows events step by step, and calls the next player.
#include <algorithm>
#include <utility>

#include "app/property/recall.hpp"
#include "app/property/room.hpp"
#include "base/match.hpp"
#include "sessions/property/chronicle.hpp"
#include "tui/hand_over.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/pacing.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/ring.hpp"
#include "tui/property/scene.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

PropertySession* PropertyRoom::session() const {
    return needs_.place.table ? property_session(*needs_.place.table) : nullptr;
}

void PropertyRoom::sync() {
    const PropertySession* game = session();
    if (game == nullptr) return;
    const bool is_new = needs_.place.table.get() != seen_table_;
    if (is_new) sit_down();
    if (needs_.place.table->state() == seen_state_ and game->told_count() == seen_events_) return;
    const bool has_moved = game->moves() > seen_moves_;
    show_news(not is_new and has_moved ? catch_up() : view_);
}

void PropertyRoom::sit_down() {
    seen_table_ = needs_.place.table.get();
    seen_events_ =
        session()->told_count() - session()->told().size();  // earlier events are not new
    seen_state_ = 0;
    seen_moves_ = 0;
    ui_ = {};
    consent_.reset();
    explanation_.reset();
    is_finish_offered_ = false;
    guard_.end();
    view_ = {};
    names_ = {};
    recall(*session(), seen(*session()), seen_events_, ui_.recent);
    show_ = {};
    put_off_.clear();
    at_keyboard_.reset();
    autosave_ = {};
    options_ = needs_.options;
    at_ = At::Table;
}

// A script may have made several moves: shows the earlier ones at once, and returns the view before
// the last one, which is shown step by step. Moves of computers are shown at once too.
rules::View PropertyRoom::catch_up() {
    const PropertySession& game = *session();
    const auto last_move =
        std::ranges::find_if(game.log().rbegin(), game.log().rend(), [](const auto& each) {
            return each.kind == table::MoverKind::Person or each.kind == table::MoverKind::Computer;
        });
    if (last_move != game.log().rend() and last_move->kind == table::MoverKind::Computer) return {};
    const auto events = game.told_since(seen_events_);
    const auto last = std::min(game.told().size(), events.size());
    const auto earlier = events.first(events.size() - last);
    if (show_.goes_on()) show_.finish(pages());
    show_.begin(view_, {earlier.begin(), earlier.end()}, options_, pages());
    show_.finish(pages());
    seen_events_ = game.told_count() - last;
    PropertySession before = game;
    before.undo();
    return seen(before);
}

rules::View PropertyRoom::seen(const PropertySession& game) {
    rules::View view = rules::view_for(game.setup(), game.position());
    names_.put_into(view, needs_.terms.glyphs);
    return view;
}

rules::Property::Setup PropertyRoom::told_setup() {
    return names_.put_into(session()->setup(), needs_.terms.glyphs);
}

// `before` is the view before the last move; without seats the events are shown at once.
void PropertyRoom::show_news(rules::View before) {
    const PropertySession& game = *session();
    const auto decided = player_asked();
    if (show_.goes_on()) show_.finish(pages());
    if (game.moves() < seen_moves_) ui_.prompts = {};
    clock_.begin();
    const auto told = game.told_since(seen_events_);
    std::vector<rules::Event> events{told.begin(), told.end()};
    if (auto* first = ui_.shown<FirstRolls>()) put_off(events, *first);
    hear(told_setup(), game.position(), events, ui_.bargain, ui_.notices);
    view_ = seen(game);
    const bool at_once = before.seats.empty();
    const int pause = pause_after(events);
    show_.begin(at_once ? view_ : std::move(before), std::move(events), options_, pages());
    if (at_once) show_.finish(pages());
    if (show_.goes_on() or (decided and player_asked() != decided)) guard_.begin();
    pause_ = show_.goes_on() ? time_to_think : pause;
    seen_for_ = 0;
    ui_.can_take_back = can_take_back();
    ui_.can_explain = needs_.options.explain == Options::Answer::Yes and has_computers();
    meet(view_, ui_);
    return_to_offer(view_, ui_);
    if (has_places(view_)) see_leaderboard();
    remember_seen();
    call_next();
}

void PropertyRoom::see_leaderboard() {
    ui_.open(leaderboard_page(chronicle_of(*session()).departures));
}

void PropertyRoom::remember_seen() {
    seen_events_ = session()->told_count();
    seen_moves_ = session()->moves();
    seen_state_ = needs_.place.table->state();
}

void PropertyRoom::call_next() {
    if (show_.goes_on()) return;
    offer_to_finish();
    const auto next = player_asked();
    if (not next or next == at_keyboard_ or sitter(*next).computer) return;
    const bool changes = std::exchange(at_keyboard_, next).has_value();
    if (not changes or options_.prompt == Options::Prompt::Never) return;
    auto& notices = ui_.notices;
    const bool reads_first = view_.decision.kind == rules::DecisionKind::Trade;
    const auto where = reads_first and not notices.empty() ? notices.end() - 1 : notices.end();
    notices.insert(where, hand_over_to(sitter(*next).name));
}

void PropertyRoom::press_table(Key key) {
    seen_for_ = 0;
    if (consent_) return press_consent(key);
    if (key == Key::Pause and ui_.notices.empty()) return press_page(key);
    if (skips(key) and is_watched()) return skip_to_decision();
    if (computer_is_next() and ui_.above.empty()) return press_watching(key);
    if (show_.goes_on() and not is_paused()) return press_show();
    if (keys_ignored_for() > 0) return press_too_early(key);
    press_page(key);
}

void PropertyRoom::press_page(Key key) {
    match(
        tui::press(show_.goes_on() ? show_.view() : view_, ui_, key),
        [](Stay) {},
        [&](const Move& move) {
            if (play(move.action)) go_on();
        },
        [&](const Sequence& moves) { play(moves.actions); },
        [&](const Say& say) { refuse(ui_, say.words); },
        [&](const Sound& sound) { sounds_.add(sound.effect); },
        [&](const Prefer& wish) { prefer(wish); },
        [&](SeeRoll) { see_roll(); },
        [&](BeginTurns) { begin_turns(); },
        [&](LookBack) { ui_.open(charts_page(chronicle_of(*session()))); },
        [&](SeeLeaderboard) { see_leaderboard(); },
        [&](TellStory) { tell_story(); },
        [&](SkipToDecision) { skip_to_decision(); },
        [&](EndTurnAndSkip) { end_turn_and_skip(); },
        [&](FinishGame) { finish_game(); },
        [&](TakeBack) { ask_to_take_back(); },
        [&](Why) { tell_why(); },
        [&](SaveGame) { wants_to_save_ = true; },
        [&](AskToLeave) {
            ui_.open(desk::leave_page<PropertyDesk>(autosave_.is_kept() ? Kept::Yes : Kept::No));
        },
        [&](LeaveTable) { leave(); },
        [&](PlayAgain) { play_again(); });
    if (at_ != At::Table or is_left_) return;
    call_next();
}

rules::View PropertyRoom::shown_view() const {
    if (show_.goes_on()) return show_.view();
    if (not put_off_.empty()) return undealt();
    rules::View view = view_;
    if (clock_runs())
        view.seats[static_cast<std::size_t>(number(view.decision.seat)) - 1].clock = time_left();
    return view;
}

std::optional<Canvas> PropertyRoom::right_half(Size size) const {
    if (at_ != At::Table) return std::nullopt;
    const rules::View view = shown_view();
    if (is_hidden(view, ui_)) return Canvas{size};
    return draw_ring(view, show_.goes_on() ? show_.here() : deed_decided(view), ui_.recent, size);
}

// While the first rolls are shown one by one, the table does not show who begins.
Canvas PropertyRoom::table_canvas() const {
    if (show_.goes_on() and not is_paused()) return draw_show(show_, ui_);
    rules::View view = shown_view();
    if (ui_.shown<FirstRolls>()) view.decision.seat = asked();
    Canvas canvas = hands_over(ui_) ? draw_hand_over(view, ui_) : draw(view, ui_);
    if (not is_hidden(view, ui_)) draw_thinking(canvas);
    if (consent_) draw_question(canvas, consent_->question);
    return canvas;
}

// Draws in the line above, as on the C64, when that line is free.
void PropertyRoom::draw_thinking(Canvas& canvas) const {
    const Prompts& told = ui_.prompts;
    const bool is_free = not told.rolled and told.above.words.empty() and told.refusal.empty();
    if (not computer_is_next() or not is_free or not ui_.notices.empty()) return;
    Prompts prompts;
    prompts.above = {view_.decision.seat, "THINKING...", std::nullopt};
    draw_prompts(canvas, view_, prompts);
}

// Dismisses a notice; without one, skips the animation up to the next notice.
void PropertyRoom::press_show() {
    if (ui_.notices.empty())
        show_.hurry(pages());
    else
        ui_.notices.erase(ui_.notices.begin());
    show_.pass(0, pages());
    call_next();
}

}  // namespace parlor::tui
