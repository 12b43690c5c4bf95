#include "tui/moneyloopy/setup/setup_screen.hpp"

#include <array>
#include <utility>

#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/setup/all_settings.hpp"
#include "tui/moneyloopy/setup/house_rules.hpp"
#include "tui/moneyloopy/setup/steps.hpp"
#include "tui/setup/all_settings.hpp"
#include "tui/setup/board_page.hpp"
#include "tui/setup/board_picture.hpp"
#include "tui/setup/seats.hpp"
#include "tui/setup/sitter_rows.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

constexpr std::array<std::string_view, 1> first_boards{"us"};  // Moneyloopy was made for it
constexpr Binding start{list_start, 1, 19, "START", "begin on it"};
constexpr ListPage board_page{
    .sub = "SET BOARD", .help = "play on it", .back_help = "go back", .start = start};

Boards as_offered(Boards boards) {
    boards.all = setup::with_first(first_boards, std::move(boards.all));
    return boards;
}

Menu menu_of(const SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::All: return all_settings_menu(ui);
        case SetupStep::Board:
            return setup::board_menu(board_page, ui.boards.all, ui.boards.unplayable);
        case SetupStep::Players: return setup::menu_of(ui.players);
        case SetupStep::HouseRules: return house_rules_menu(house_rules_page(), ui.rules, ui.typed);
    }
    return {};
}

Notice help_on(const SetupUi& ui) {
    if (ui.step == SetupStep::Players) return setup::help_on(ui.players);
    if (ui.step == SetupStep::All) return setup::help_on_all_settings(menu_of(ui));
    return tui::help_on(menu_of(ui), ui.place.page);
}

SetupWish choose_board(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    if (key == list_start) return BeginNow{};
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
        case setup::Passage::After: return go_on(ui, SetupStep::HouseRules);
    }
    return GoOn{};
}

// What is typed is taken, unless it is refused.
SetupWish begin_at_once(SetupUi& ui) {
    if (ui.typed or (ui.step == SetupStep::Players and setup::is_typed(ui.players))) {
        (void)press(ui, Key::Enter);
        ui.notices.clear();  // nobody else is called to the keyboard
    }
    if (not ui.refusal.empty()) return GoOn{};
    return BeginNow{};
}

}  // namespace

SetupWish turn_to(SetupUi& ui, SetupStep step) {
    ui.step = step;
    ui.place = {};
    if (step == SetupStep::Board) ui.place = place_in_list(ui.boards.all, ui.board);
    if (step != SetupStep::All) return GoOn{};
    ui.place = place_in_all_settings(ui);
    ui.opened.reset();
    return GoOn{};
}

SetupWish go_on(SetupUi& ui, SetupStep next) {
    return turn_to(ui, ui.opened ? SetupStep::All : next);
}

SetupWish back(SetupUi& ui) {
    if (ui.opened) return turn_to(ui, SetupStep::All);
    switch (ui.step) {
        case SetupStep::All: return GoBack{};
        case SetupStep::Board: return turn_to(ui, SetupStep::All);
        case SetupStep::Players: return turn_to(ui, SetupStep::Board);
        case SetupStep::HouseRules:
            setup::turn_to_last(ui.players);
            return turn_to(ui, SetupStep::Players);
    }
    return GoOn{};
}

SetupUi begin_setup(const Options& options, Boards boards) {
    const Options::Moneyloopy& last = options.moneyloopy;
    SetupUi ui;
    ui.board = last.board;
    ui.players = {.fewest = moneyloopy::fewest_seats,
                  .most = moneyloopy::most_seats,
                  .prompt = options.prompt};
    take_last(ui.players, {last.level, last.computers, last.levels});
    setup::fit_seats(ui.players);
    begin_anew(ui, std::move(boards));
    return ui;
}

void begin_anew(SetupUi& ui, Boards boards) {
    ui.boards = as_offered(std::move(boards));
    turn_to(ui, SetupStep::All);
}

void take_board(SetupUi& ui, std::string id) {
    ui.board = std::move(id);
    setup::turn_to_first(ui.players);
    go_on(ui, SetupStep::Players);
}

std::optional<Letters> text_field(const SetupUi& ui) {
    if (not ui.notices.empty()) return std::nullopt;
    switch (ui.step) {
        case SetupStep::All:
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
    const bool is_start = ui.step == SetupStep::Board and letter_of(key) == list_start;
    if (key == Key::Begin or is_start) return begin_at_once(ui);
    switch (ui.step) {
        case SetupStep::All: return press_all_settings(ui, key);
        case SetupStep::Board: return press_board(ui, key);
        case SetupStep::Players: return press_players(ui, key);
        case SetupStep::HouseRules: return press_house_rules(ui, key);
    }
    return GoOn{};
}

SetupWish choice_shown(const SetupUi& ui) {
    if (ui.step != SetupStep::Board) return GoOn{};
    const auto key = selected_key(menu_of(ui), ui.place);
    const std::size_t item = key ? item_in_list(*key) : most_in_list;
    if (item >= most_in_list) return GoOn{};
    return ReadBoard{ui.boards.all[item]};
}

bool shows_board(const SetupUi& ui) {
    return ui.step == SetupStep::All or ui.step == SetupStep::Board;
}

std::string board_shown(const SetupUi& ui) {
    const SetupWish shown = choice_shown(ui);
    const auto* const read = std::get_if<ReadBoard>(&shown);
    return read == nullptr ? ui.board : read->id;
}

void draw_setup(Canvas& canvas, const SetupUi& ui, const board::Board& pictured) {
    if (shows_board(ui)) {
        const bool is_list = ui.step == SetupStep::Board;
        setup::draw_board_picture(canvas, pictured, moneyloopy::property_price);
        if (ui.refusal.empty())
            setup::draw_about(canvas,
                              is_list ? setup::about(pictured) : about_selected(ui, pictured));
    }
    const bool are_players = ui.step == SetupStep::Players;
    const std::size_t asked = are_players ? setup::asked(ui.players) : 0;
    setup::draw_sitters(canvas, ui.players, asked, ui.rules.start_money);
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
    return {.edition = std::move(edition),
            .rules = ui.rules,
            .sitters = setup::told_apart(ui.players.sitters)};
}

}  // namespace parlor::tui::moneyloopy_table
