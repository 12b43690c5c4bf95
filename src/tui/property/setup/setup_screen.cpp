#include "tui/property/setup/setup_screen.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/hand_over.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/computer_seats.hpp"
#include "tui/property/setup/pages.hpp"
#include "tui/property/setup/steps.hpp"

namespace parlor::tui {
namespace {

using rules::Sitter;

constexpr int longest_name = 16;
constexpr std::string_view length_of_name = "A name has 1 to 16 letters";

SetupWish turn_to_next_player(SetupUi& ui) {
    const std::size_t next = ui.who + 1;
    if (next == people_among(ui.sitters)) return turn_to(ui, SetupStep::Funds);
    if (ui.prompt == Options::Prompt::EachPlayer)
        ui.notices.push_back(hand_over_to(ui.sitters[next].name));
    return turn_to(ui, SetupStep::Colours, next);
}

SetupWish take_name(SetupUi& ui) {
    const auto is_other = [&](const Sitter& each) { return &each != &ui.sitters[ui.who]; };
    if (ui.typed.find_first_not_of(' ') == std::string::npos) {
        ui.refusal = length_of_name;
        return GoOn{};
    }
    for (const Sitter& each : ui.sitters)
        if (is_other(each) and each.name == ui.typed) {
            ui.refusal = "Somebody has this name";
            return GoOn{};
        }
    ui.sitters[ui.who].name = ui.typed;
    return turn_to_next_player(ui);
}

SetupWish type(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_name(ui);
    if (key == Key::ArrowUp or key == Key::Esc) return back(ui);
    const auto letter = static_cast<char32_t>(key);
    if (key == Key::Backspace) {
        ui.typed = cut(ui.typed, width(ui.typed) - 1);
    } else if (letter_of(key) != 0) {
        if (ui.untouched) ui.typed.clear();
        if (width(ui.typed) < longest_name)
            ui.typed += utf8(letters(utf8(letter)));
        else
            ui.refusal = length_of_name;
    } else {
        ui.refusal = no_such_key;
        return GoOn{};
    }
    ui.untouched = false;
    return GoOn{};
}

// U-3.7.
std::string_view why_not(const SetupUi& ui, Key key) {
    const char32_t letter = letter_of(key);
    const bool is_taken = ui.step == SetupStep::Colours and letter >= U'0' and letter <= U'9';
    return is_taken ? "Somebody has this colour" : no_such_key;
}

SetupWish choose_from(SetupUi& ui, const Menu& menu, Key key) {
    const auto item = choose(menu, ui.place, key);
    if (item and *item != '.') return choose_item(ui, *item);
    if (not item and not is_arrow(key)) ui.refusal = why_not(ui, key);
    return GoOn{};
}

}  // namespace

SetupUi begin_setup(const Options& options,
                    const rules::Mode& mode,
                    std::vector<std::string> boards) {
    const Options::Property& last = options.property;
    SetupUi ui{.fewest_seats = mode.fewest_seats, .most_seats = mode.most_seats};
    ui.prompt = options.prompt;
    ui.boards = as_offered(std::move(boards));
    ui.board = last.board.empty() ? mode.board : last.board;
    ui.computers = last.computers;
    ui.level = rules::Level(last.level);
    ui.rules = mode.rules;
    turn_to(ui, SetupStep::Board);
    return ui;
}

void take_board(SetupUi& ui, std::string id) {
    ui.board = std::move(id);
    turn_to(ui, SetupStep::Count);
}

SetupWish press(SetupUi& ui, const rules::Board& board, Key key) {
    ui.refusal.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return GoOn{};
    }
    if (letter_of(key) == U'?') {
        ui.notices.push_back(help_on(ui, board));
        return GoOn{};
    }
    if (ui.step == SetupStep::Names) return type(ui, key);
    if (key == Key::Esc) return back(ui);
    return choose_from(ui, menu_of(ui, board), key);
}

void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board) {
    const bool asks_each = ui.step == SetupStep::Names or ui.step == SetupStep::Colours;
    const std::size_t asked = asks_each ? ui.who : 0;
    int row = 0;
    for (const Sitter& sitter : ui.sitters) {
        draw_player(canvas,
                    row,
                    {.name = sitter.name,
                     .ink = ink_of(sitter.colour),
                     .money = ui.rules.start_money,
                     .active = static_cast<std::size_t>(row) == asked});
        ++row;
    }
    draw_menu(canvas, menu_of(ui, board), ui.place);
    if (ui.step == SetupStep::Names) canvas.point_at({12, 1 + width(ui.typed)});
    draw_remark(canvas, ui.refusal);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui
