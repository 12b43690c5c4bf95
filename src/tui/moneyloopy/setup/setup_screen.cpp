#include "tui/moneyloopy/setup/setup_screen.hpp"

#include <array>
#include <utility>

#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/setup/house_rules.hpp"
#include "tui/setup/board_page.hpp"
#include "tui/setup/sitter_rows.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

constexpr std::array<std::string_view, 1> first_boards{"us"};  // Moneyloopy was made for it
constexpr ListPage board_page{"SET BOARD", "play on it", "to the launcher"};

Boards as_offered(Boards boards) {
    boards.all = setup::with_first(first_boards, std::move(boards.all));
    return boards;
}

SetupWish turn_to(SetupUi& ui, SetupStep step) {
    ui.step = step;
    ui.place = {};
    if (step == SetupStep::Board) ui.place = place_in_list(ui.boards.all, ui.board);
    return GoOn{};
}

SetupWish back(SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::Board: return GoBack{};
        case SetupStep::Players: return turn_to(ui, SetupStep::Board);
        case SetupStep::HouseRules:
            setup::turn_to_last(ui.players);
            return turn_to(ui, SetupStep::Players);
    }
    return GoOn{};
}

Menu menu_of(const SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::Board:
            return setup::board_menu(board_page, ui.boards.all, ui.boards.unplayable);
        case SetupStep::Players: return setup::menu_of(ui.players);
        case SetupStep::HouseRules: return house_rules_menu(house_rules_page(), ui.rules, ui.typed);
    }
    return {};
}

Notice help_on(const SetupUi& ui) {
    if (ui.step == SetupStep::Players) return setup::help_on(ui.players);
    return tui::help_on(menu_of(ui), ui.place.page);
}

SetupWish choose_board(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    return ReadBoard{ui.boards.all[item_in_list(key)]};
}

SetupWish press_board(SetupUi& ui, Key key) {
    if (key == Key::Esc) return back(ui);
    const auto item = choose(menu_of(ui), ui.place, key);
    if (not item and not is_arrow(key)) ui.refusal = no_such_key;
    if (not item or *item == '.') return GoOn{};
    return choose_board(ui, *item);
}

SetupWish press_house_rules(SetupUi& ui, Key key) {
    switch (setup::press_house_rules(house_rules_page(), ui.rules, ui, key)) {
        case setup::Passage::Stays: return GoOn{};
        case setup::Passage::Before: return back(ui);
        case setup::Passage::After: return BeginNow{};
    }
    return GoOn{};
}

SetupWish press_players(SetupUi& ui, Key key) {
    switch (setup::press(ui.players, ui, key)) {
        case setup::Passage::Stays: return GoOn{};
        case setup::Passage::Before: return back(ui);
        case setup::Passage::After: return turn_to(ui, SetupStep::HouseRules);
    }
    return GoOn{};
}

}  // namespace

SetupUi begin_setup(const Options& options, Boards boards) {
    const Options::Moneyloopy& last = options.moneyloopy;
    SetupUi ui;
    ui.board = last.board;
    ui.players = {.fewest = moneyloopy::fewest_seats,
                  .most = moneyloopy::most_seats,
                  .prompt = options.prompt};
    take_last(ui.players, {last.level, last.computers, last.levels});
    begin_anew(ui, std::move(boards));
    return ui;
}

void begin_anew(SetupUi& ui, Boards boards) {
    ui.boards = as_offered(std::move(boards));
    turn_to(ui, SetupStep::Board);
}

void take_board(SetupUi& ui, std::string id) {
    ui.board = std::move(id);
    setup::turn_to_first(ui.players);
    turn_to(ui, SetupStep::Players);
}

std::optional<Letters> text_field(const SetupUi& ui) {
    if (not ui.notices.empty()) return std::nullopt;
    switch (ui.step) {
        case SetupStep::Board: break;
        case SetupStep::Players:
            if (setup::is_typed(ui.players)) return Letters::Any;
            break;
        case SetupStep::HouseRules:
            return setup::text_field(house_rules_page(), ui.rules, ui.place);
    }
    return std::nullopt;
}

SetupWish press(SetupUi& ui, Key key) {
    if (closes_notice(ui)) return GoOn{};
    if (letter_of(key) == U'?') {
        ui.notices.push_back(help_on(ui));
        return GoOn{};
    }
    switch (ui.step) {
        case SetupStep::Board: return press_board(ui, key);
        case SetupStep::Players: return press_players(ui, key);
        case SetupStep::HouseRules: return press_house_rules(ui, key);
    }
    return GoOn{};
}

void draw_setup(Canvas& canvas, const SetupUi& ui) {
    const bool are_players = ui.step == SetupStep::Players;
    const std::size_t asked = are_players ? setup::asked(ui.players) : 0;
    setup::draw_sitters(canvas, ui.players.sitters, asked, ui.rules.start_money);
    draw_menu(canvas, menu_of(ui), are_players ? ui.players.place : ui.place);
    if (are_players and setup::is_typed(ui.players)) point_at(canvas, ui.players.field);
    setup::draw(canvas, ui);
}

Options::Moneyloopy to_remember(const SetupUi& ui) {
    const setup::LastComputers last = last_computers(ui.players);
    return {
        .board = ui.board, .level = last.level, .levels = last.levels, .computers = last.computers};
}

moneyloopy::Moneyloopy::Setup chosen(const SetupUi& ui,
                                     std::shared_ptr<const moneyloopy::Edition> edition) {
    return {.edition = std::move(edition), .rules = ui.rules, .sitters = ui.players.sitters};
}

}  // namespace parlor::tui::moneyloopy_table
