#include "tui/property/setup/setup_screen.hpp"

#include "tui/menu_picture.hpp"
#include "tui/property/setup/all_settings.hpp"
#include "tui/property/setup/beginning.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/pages.hpp"
#include "tui/property/setup/settings_page.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/setup/board_picture.hpp"
#include "tui/setup/list_page.hpp"
#include "tui/setup/sitter_rows.hpp"

namespace parlor::tui {
namespace {

// The one setting of these pages is the number of deeds.
SetupWish choose_from(SetupUi& ui, const board::Board& board, Key key) {
    const Menu menu = menu_of(ui, board);
    if (const auto turn = turned(menu, ui.place, key)) return turn_deeds(ui, board, turn->by);
    const auto item = choose(menu, ui.place, key);
    if (item and *item != '.') return choose_item(ui, board, *item);
    if (not item and not is_arrow(key)) ui.refusal = no_such_key;
    return GoOn{};
}

// Of modes or boards, from which a game begins as from all settings.
bool is_list(const SetupUi& ui) {
    return ui.step == SetupStep::Mode or ui.step == SetupStep::Board;
}

std::string about_shown(const SetupUi& ui,
                        const board::Board& board,
                        const board::Board& pictured) {
    if (ui.step == SetupStep::All) return about_selected(ui, pictured);
    if (ui.step == SetupStep::Board) return setup::about(pictured);
    const SetupWish shown = choice_shown(ui, board);
    const auto* const read = std::get_if<ReadMode>(&shown);
    return about(mode_named(ui.modes, read == nullptr ? ui.mode : read->id));
}

SetupWish press_players(SetupUi& ui, Key key) {
    switch (setup::press(ui.players, ui, key)) {
        case setup::Passage::Stays: return GoOn{};
        case setup::Passage::Before: return back(ui);
        case setup::Passage::After: return go_on(ui, SetupStep::Funds);
    }
    return GoOn{};
}

}  // namespace

std::optional<Letters> text_field(const SetupUi& ui) {
    if (not ui.notices.empty()) return std::nullopt;
    if (ui.step == SetupStep::HouseRules) return text_field_in_house_rules(ui);
    if (is_typed(ui)) return Letters::Any;
    return ui.typed ? std::optional{Letters::Digits} : std::nullopt;
}

SetupWish press(SetupUi& ui, const board::Board& board, Key key) {
    if (closes_notice(ui)) return GoOn{};
    if (letter_of(key) == U'?') {
        ui.notices.push_back(help_on(ui, board));
        return GoOn{};
    }
    if (key == Key::Begin or (is_list(ui) and letter_of(key) == list_start))
        return begin_at_once(ui, board);
    if (ui.step == SetupStep::All) return press_all_settings(ui, board, key);
    if (ui.step == SetupStep::Players) return press_players(ui, key);
    if (ui.step == SetupStep::HouseRules) return press_house_rules(ui, board, key);
    if (is_typed(ui)) return type_settings(ui, key);
    if (ui.typed) return type_funds(ui, key);
    if (key == Key::Esc) return back(ui);
    return choose_from(ui, board, key);
}

bool shows_board(const SetupUi& ui) { return ui.step == SetupStep::All or is_list(ui); }

std::string board_shown(const SetupUi& ui, const board::Board& board) {
    const SetupWish shown = choice_shown(ui, board);
    const auto* const read = std::get_if<ReadBoard>(&shown);
    return read == nullptr ? ui.board : read->id;
}

void draw_setup(Canvas& canvas,
                const SetupUi& ui,
                const board::Board& board,
                const board::Board& pictured) {
    const bool are_players = ui.step == SetupStep::Players;
    const std::size_t asked = are_players ? setup::asked(ui.players) : 0;
    if (shows_board(ui)) {
        setup::draw_board_picture(canvas, pictured);
        if (ui.refusal.empty()) setup::draw_about(canvas, about_shown(ui, board, pictured));
    }
    setup::draw_sitters(canvas, ui.players, asked, ui.rules.start_money);
    draw_menu(canvas, menu_of(ui, board), are_players ? ui.players.place : ui.place);
    if (is_typed(ui)) point_at(canvas, are_players ? ui.players.field : ui.field);
    setup::draw(canvas, ui);
}

}  // namespace parlor::tui
