// The room of Moneyloopy at the table: what it shows, and what its keys do.
#include "app/moneyloopy/room.hpp"
#include "app/table/recall.hpp"
#include "base/match.hpp"
#include "sessions/moneyloopy/history.hpp"
#include "tui/moneyloopy/move_words.hpp"
#include "tui/moneyloopy/pages.hpp"
#include "tui/moneyloopy/picture_page.hpp"
#include "tui/moneyloopy/table_screen.hpp"

namespace parlor::tui {

namespace ml = rules::moneyloopy;

template class TableRoom<LoopyTable>;

std::uint64_t LoopyTable::turn_number(const ml::Game& game) {
    return static_cast<std::uint64_t>(game.rounds) * (max_seats + 1) +
           static_cast<std::uint64_t>(game.turn);
}

bool LoopyTable::explains_itself(const ml::Action& action) {
    return std::holds_alternative<ml::Roll>(action) or std::holds_alternative<ml::End>(action);
}

bool LoopyTable::reads_first(const ml::View& view) {
    return view.decision.kind == ml::DecisionKind::Deal;
}

const ml::Sitter& LoopyRoom::sitter(Seat player) const {
    return ml::sitter_at(session()->setup(), player);
}

std::optional<Seat> LoopyRoom::player_asked() const {
    const Seat seat = view_.decision.seat;
    return seat == bank ? std::nullopt : std::optional{seat};
}

std::string LoopyRoom::name_of(Seat player) const { return sitter(player).name; }
bool LoopyRoom::is_computer(Seat player) const { return sitter(player).computer.has_value(); }

std::vector<std::string> LoopyRoom::others() const {
    std::vector<std::string> names;
    for (const ml::SeatView& seat : view_.seats)
        if (not seat.computer and not seat.out and seat.seat != at_keyboard_)
            names.push_back(seat.name);
    return names;
}

void LoopyRoom::sit_down() {
    names_ = {};
    TableRoom::sit_down();
}

// The view of the person who has to decide, or of an onlooker.
ml::View LoopyRoom::seen(const Session& game) {
    const Seat decider = game.decider().value_or(bank);
    const bool is_person = decider != bank and not ml::sitter_at(game.setup(), decider).computer;
    ml::View view = ml::view_for(game.setup(), game.position(), is_person ? decider : bank);
    names_.put_into(view, needs_.terms.glyphs);
    return view;
}

ml::View LoopyRoom::picture(const Session& game, const ml::Game& position) {
    ml::View view = ml::view_for(game.setup(), position, bank);
    names_.put_into(view, needs_.terms.glyphs);
    return view;
}

void LoopyRoom::recall(const Session& game, std::uint64_t events) {
    tui::recall(game, seen(game), events, ui_.recent);
}

std::string LoopyRoom::words_for(const View& view, const ml::Action& move) const {
    return loopy::words_for(view, move);
}

Story LoopyRoom::story(std::optional<Seat> reader) {
    return history_of(*session(), names_.told(session()->setup(), needs_.terms.glyphs), reader);
}

void LoopyRoom::hear(std::span<const ml::Event> news) {
    for (const ml::Event& event : news)
        if (std::holds_alternative<ml::told::Declined>(event)) declined_ = view_.proposal;
}

// After a person's deal was declined: opens the deal again for changes (U-5.2).
void LoopyRoom::end_news() {
    const auto declined = std::exchange(declined_, std::nullopt);
    if (not declined or view_.decision.seat != declined->from) return;
    if (is_computer(declined->from) or not view_.choices.deal.contains(declined->to)) return;
    ui_.open(loopy::counter_page({declined->to, declined->from, declined->terms}));
}

bool LoopyRoom::is_money_hidden() const {
    return view_.rules.purses == ml::Purses::Hidden and view_.over == ml::OverHow::NotOver;
}

// With hidden money everybody is called, even the first player.
bool LoopyRoom::is_called(std::optional<Seat> before) const {
    const bool has_others = not others().empty();
    return has_others and (is_money_hidden() or TableRoom::is_called(before));
}

// Hides the player's money until the player has come to the keyboard.
ml::View LoopyRoom::shown_view() const {
    View view = TableRoom::shown_view();
    if (ui_.hands_over() or consent_) loopy::hide_from_onlookers(view);
    return view;
}

Canvas LoopyRoom::draw_table(const View& view) const { return loopy::draw(view, ui_); }

Canvas LoopyRoom::draw_ring(const View& view, std::optional<Square> here, Size size) const {
    return loopy::draw_ring(view, here, ui_.recent, size);
}

void LoopyRoom::look_back() {
    if (is_money_hidden()) {
        ui_.prompts.refusal = "Money is hidden until the end";
        return;
    }
    ui_.open(loopy::picture_page({wealth_by_round(*session())}));
}

void LoopyRoom::obey(const Command& command) {
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
        [&](LookBack) { look_back(); },
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
        [](Own) {});
}

}  // namespace parlor::tui
