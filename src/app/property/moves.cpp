// The property room: the players at the table, their moves as words, taking back, leaving.
#include <utility>
#include <variant>

#include "app/property/room.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/move_words.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

bool is_that_offer(const rules::Action& action, const rules::Offer& offer) {
    const auto* made = std::get_if<rules::Propose>(&action);
    return made != nullptr and made->to == offer.to and made->give == offer.give and
           made->want == offer.want;
}

}  // namespace

std::uint64_t PropertyTable::turn_number(const rules::Game& game) {
    return static_cast<std::uint64_t>(game.round) * (max_seats + 1) +
           static_cast<std::uint64_t>(game.turn);
}

bool PropertyTable::explains_itself(const rules::Action& action) {
    return std::holds_alternative<rules::Roll>(action) or
           std::holds_alternative<rules::End>(action);
}

bool PropertyTable::reads_first(const rules::View& view) {
    return view.decision.kind == rules::DecisionKind::Trade;
}

const rules::Sitter& PropertyRoom::sitter(rules::Entrant player) const {
    return session()->setup().sitters[static_cast<std::size_t>(player)];
}

std::string PropertyRoom::name_of(rules::Entrant player) const { return sitter(player).name; }

bool PropertyRoom::is_computer(rules::Entrant player) const {
    return sitter(player).computer.has_value();
}

std::vector<std::string> PropertyRoom::others() const {
    std::vector<std::string> names;
    for (const rules::SeatView& seat : view_.seats)
        if (not seat.computer and not seat.out and seat.entrant != at_keyboard_)
            names.push_back(seat.name);
    return names;
}

std::string PropertyRoom::words_for(const rules::View& view, const rules::Action& move) const {
    return tui::words_for(view, move);
}

// An offer names everything that it gives and wants.
std::string PropertyRoom::words_for_choice(const Session& game, const rules::Action& chosen) const {
    const auto* offer = std::get_if<rules::Propose>(&chosen);
    if (offer == nullptr) return tui::words_for(view_, chosen);
    const rules::told::Proposed proposed{*game.decider(), offer->to, offer->give, offer->want};
    return rules::sentence_for(view_, proposed).does;
}

// The reason for the pending offer, if it was made before loading or a take-back. Nothing when the
// computer would not have made this offer, because then a script made it.
std::optional<Notice> PropertyRoom::explain_earlier() const {
    if (not view_.offer) return std::nullopt;
    const Session game = session()->before_last_move_of(view_.offer->from);
    const auto level = table::deciding_level(game);
    if (not level or not is_that_offer(table::chosen(game, *level), *view_.offer))
        return std::nullopt;
    return explain(game, *level);
}

// Where players have clocks, a separate option decides, which is off by default (M-6.4).
Options::TakeBack PropertyRoom::taking_back() const {
    const bool is_timed = view_.rules.clocks == rules::Clocks::Each;
    return is_timed ? needs_.options.take_back_blitz : needs_.options.take_back;
}

void PropertyRoom::leave() {
    if (ui_.shown<FirstRolls>())
        set_up_anew();
    else
        is_left_ = true;
}

// Begins at the first page, with the last choices. If the game would be lost, asks first.
void PropertyRoom::play_again() {
    if (not autosave_.is_kept()) return ui_.open(desk::leave_page(desk::Kept::No));
    set_up_anew();
    (void)turn_to(setup_, SetupStep::Mode);
}

void PropertyRoom::set_up_anew() {
    if (const auto trouble = tui::leave_table(needs_.files, needs_.place))
        setup_.notices.push_back(trouble_notice("NOT ON DISK", trouble->what));
    seen_table_ = nullptr;
    show_ = {};
    at_ = At::SetUp;
}

}  // namespace parlor::tui
