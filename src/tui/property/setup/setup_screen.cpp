#include "tui/property/setup/setup_screen.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/pages.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/property/setup/taking.hpp"
#include "tui/property/setup/typing.hpp"

namespace parlor::tui {
namespace {

using rules::Sitter;

// U-3.7.
std::string_view why_not(const SetupUi& ui, Key key) {
    const char32_t letter = letter_of(key);
    const bool is_taken = ui.step == SetupStep::Colours and letter >= U'0' and letter <= U'9';
    return is_taken ? "Somebody has this colour" : no_such_key;
}

SetupWish choose_from(SetupUi& ui, const rules::Board& board, Key key) {
    const Menu menu = menu_of(ui, board);
    const auto item = choose(menu, ui.place, key);
    if (item and *item != '.') return choose_item(ui, board, *item);
    if (not item and not is_arrow(key)) ui.refusal = why_not(ui, key);
    return GoOn{};
}

std::vector<rules::Level> levels_in(std::string_view digits) {
    std::vector<rules::Level> levels;
    for (const char digit : digits)
        if (digit >= '0' and digit < '0' + rules::level_count)
            levels.push_back(rules::Level(digit - '0'));
    return levels;
}

bool asks_each(SetupStep step) {
    return step == SetupStep::OwnLevel or step == SetupStep::Colours or step == SetupStep::Names or
           step == SetupStep::Tokens;
}

// Six players have a row each, with their money. More stand in two columns, for the rows above the
// window are no more (U-7.1).
void draw_sitters(Canvas& canvas, const SetupUi& ui) {
    constexpr std::size_t most_rows = 6;
    const std::size_t asked = asks_each(ui.step) ? ui.who : 0;
    const std::size_t seats = ui.sitters.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const Sitter& sitter = ui.sitters[seat];
        if (seats <= most_rows) {
            draw_player(canvas,
                        static_cast<int>(seat),
                        {.name = sitter.name,
                         .ink = ink_of(sitter.colour),
                         .money = ui.rules.start_money,
                         .active = seat == asked});
            continue;
        }
        const At at{static_cast<int>(seat / 2), seat % 2 == 0 ? 0 : 9};
        if (seat == asked) canvas.put(at, U'>', {Ink::White, Ink::Black});
        canvas.write(
            {at.row, at.col + 1}, cut(upper(sitter.name), 8), {ink_of(sitter.colour), Ink::Black});
    }
    if (seats > most_rows)
        canvas.write({5, 1}, "EACH $" + std::to_string(ui.rules.start_money.amount), on_black);
}

}  // namespace

SetupUi begin_setup(const Options& options,
                    const rules::Mode& mode,
                    std::vector<ModeName> modes,
                    std::vector<std::string> boards,
                    std::vector<std::string> saved) {
    const Options::Property& last = options.property;
    SetupUi ui;
    ui.prompt = options.prompt;
    ui.modes = as_offered(std::move(modes));
    ui.boards = as_offered(std::move(boards));
    ui.board = last.board.empty() ? mode.board : last.board;
    ui.computers = last.computers;
    ui.level = rules::Level(last.level);
    ui.levels = levels_in(last.levels);
    ui.saved.names = std::move(saved);
    take_rules(ui, mode);
    turn_to(ui, first_step(ui));
    return ui;
}

std::vector<rules::Level> levels_chosen(const SetupUi& ui, std::size_t computers) {
    std::vector<rules::Level> levels = ui.levels;
    levels.resize(computers, ui.level);
    return levels;
}

bool is_typed(const SetupUi& ui) {
    return ui.step == SetupStep::Names or ui.step == SetupStep::Tokens or
           ui.step == SetupStep::SaveAs or ui.step == SetupStep::Rename;
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
    if (ui.step == SetupStep::Names) return type_name(ui, key);
    if (ui.step == SetupStep::Tokens) return type_token(ui, key);
    if (is_typed(ui)) return type_settings(ui, key);
    if (key == Key::Esc) return back(ui);
    return choose_from(ui, board, key);
}

void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board) {
    draw_sitters(canvas, ui);
    draw_menu(canvas, menu_of(ui, board), ui.place);
    if (is_typed(ui)) canvas.point_at({12, 1 + width(ui.typed)});
    draw_remark(canvas, ui.refusal);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui
