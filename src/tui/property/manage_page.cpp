#include "canvas/letters.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array keys{
    Binding{'f', 1, 10, "MOVE FWRD", "the next square"},
    Binding{'b', 1, 12, "MOVE BACK", "the square before"},
    Binding{'m', 1, 14, "UN/MORTGAGE", "mortgage or repay"},
    Binding{'c', 1, 16, "CONSTRUCT", "build one here"},
    Binding{'g', 1, 16, "GROUP", "build on them all", 16},
    Binding{'s', 1, 18, "SELL", "sell one here"},
    Binding{'i', 1, 20, "INFO", "price and rents"},
    Binding{'d', 1, 22, "DONE", "back to your turn"},
};

bool is_group_open(const View& view, Square square) {
    const rules::Spot& spot = view.board().at(square);
    return rules::is_deed(spot.kind) and view.choices.build_groups.contains(spot.group);
}

bool is_open(const View& view, Square square, char key) {
    const rules::Choices& may = view.choices;
    switch (key) {
        case 'm': return may.mortgage.contains(square) or may.repay.contains(square);
        case 'c': return may.build.contains(square) or is_group_open(view, square);
        case 'g': return is_group_open(view, square);
        case 's': return may.sell.contains(square);
        default: return true;
    }
}

Menu menu_of(const View& view, const Ui& ui) {
    Menu menu{.header = "MANAGE OPTIONS",
              .sub = whole_words(upper(view.board().name_of(ui.cursor)), 17)};
    menu.has_squares = true;
    menu.has_quadrants = false;
    menu.items = items_of(keys, [&](char key) { return is_open(view, ui.cursor, key); });
    return menu;
}

Wish move_cursor(const View& view, Ui& ui, bool forward) {
    const int size = view.board().size;
    ui.cursor = Square((number(ui.cursor) + (forward ? 1 : size - 1)) % size);
    ui.looked_at.reset();
    return Stay{};
}

Wish build_group(const View& view, Ui& ui) {
    const rules::Spot& spot = view.board().at(ui.cursor);
    if (spot.kind != rules::Kind::Street) return Move{rules::Build{ui.cursor}};
    ui.ask({"CONSTRUCT IMPRV",
            "CONFIRM GROUP",
            "BUILD ON EACH",
            "OF ITS STREETS?",
            Move{rules::BuildGroup{spot.group}}});
    return Stay{};
}

// On the most built street of an uneven group, BUILD raises the other streets.
Wish build(const View& view, Ui& ui) {
    if (not view.choices.build.contains(ui.cursor) and is_group_open(view, ui.cursor))
        return build_group(view, ui);
    return Move{rules::Build{ui.cursor}};
}

Wish chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'f': return move_cursor(view, ui, true);
        case 'b': return move_cursor(view, ui, false);
        case 'm':
            if (view.squares[ui.cursor].mortgaged) return Move{rules::Repay{ui.cursor}};
            return Move{rules::Mortgage{ui.cursor}};
        case 'c': return build(view, ui);
        case 'g': return build_group(view, ui);
        case 's': return Move{rules::Sell{ui.cursor}};
        case 'i': ui.notices.push_back(info_card(view, ui.cursor)); break;
        default: ui.close(); break;
    }
    return Stay{};
}

}  // namespace

const PageKind manage_page{menu_of, chosen};

}  // namespace parlor::tui
