// The pages of a player's own turn: rolling and ending it, in Gaol, and at a deed for sale.
#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::DecisionKind;
using rules::View;

constexpr std::array turn_keys{
    Binding{'r', 1, 10, "ROLL", "throw the dice"},
    Binding{'n', 1, 12, "NEXT TURN", "end your turn"},
    common::manage(1, 14),
    common::trade(1, 16),
    common::overview(1, 18),
    common::statistics(2, 10),
    Binding{'a', 2, 12, "AUTOPAY", "raise the money"},
    Binding{'o', 2, 14, "GAME OPTIONS", "wait, jump"},
    common::take_back(2, 16),
    common::end_game(2, 17),
    common::quit(2, 18),
};

constexpr std::array gaoled_keys{
    Binding{'n', 1, 12, "NEXT TURN", "end your turn"},
    common::manage(1, 14),
    common::overview(1, 16),
    common::take_back(1, 18),
    common::quit(1, 20),
};

constexpr std::array gaol_keys{
    Binding{'r', 1, 10, "ROLL", "try for a double"},
    Binding{'n', 1, 12, "NEXT TURN", "end your turn"},
    Binding{'p', 1, 14, "POST BAIL", "pay $50, be free"},
    Binding{'f', 1, 16, "GET OUT FREE", "use your card"},
    common::manage(2, 10),
    common::trade(2, 12),
    common::overview(2, 14),
    common::statistics(2, 16),
    common::take_back(2, 17),
    common::end_game(2, 18),
    common::quit(2, 19),
};

constexpr std::array deed_keys{
    Binding{'b', 1, 10, "BUY", "pay its price"},
    Binding{'p', 1, 12, "PASS", "have it auctioned"},
    common::manage(1, 14),
    common::trade(1, 16),
    common::overview(1, 18),
    common::statistics(2, 10),
    common::take_back(2, 12),
    common::quit(2, 14),
};

bool is_open(const View& view, const Ui& ui, char key) {
    const rules::Choices& may = view.choices;
    switch (key) {
        case 'r': return may.roll;
        case 'n': return may.end;
        case 'p': return view.decision.kind == DecisionKind::Gaol ? may.bail : may.pass;
        case 'f': return may.card;
        case 'b': return may.buy;
        case 'a': return may.recover;
        default: return is_common_open(view, ui, key);
    }
}

Menu menu_of(const View& view,
             const Ui& ui,
             std::string header,
             std::string sub,
             std::span<const Binding> keys) {
    Menu menu{.header = std::move(header), .sub = std::move(sub)};
    menu.items = items_of(keys, [&](char key) { return is_open(view, ui, key); });
    return menu;
}

Menu with_why(Menu menu, const Ui& ui, int page, int row) {
    add_why(menu, ui, page, row);
    return menu;
}

Menu turn_menu(const View& view, const Ui& ui) {
    const bool in_debt = view.decision.kind == DecisionKind::Debt;
    const bool again = view.decision.kind == DecisionKind::Roll and view.doubles > 0;
    const char* const sub = in_debt ? "IN DEBT" : again ? "DOUBLES" : "";
    Menu menu = with_why(menu_of(view, ui, "PLAYER'S TURN", sub, turn_keys), ui, 2, 15);
    menu.has_quadrants = ui.below.place.page == 1;
    return menu;
}

Menu gaoled_menu(const View& view, const Ui& ui) {
    const bool thrice = view.doubles >= rules::doubles_to_gaol;
    Menu menu = menu_of(view, ui, "GONE TO GAOL", thrice ? "THREE DOUBLES" : "", gaoled_keys);
    menu.has_quadrants = false;
    return menu;
}

Menu gaol_menu(const View& view, const Ui& ui) {
    return with_why(menu_of(view, ui, "IN GAOL", "", gaol_keys), ui, 1, 18);
}

Menu deed_menu(const View& view, const Ui& ui) {
    Menu menu = with_why(menu_of(view, ui, "UNOWNED DEED", "", deed_keys), ui, 2, 16);
    if (view.for_sale)
        menu.words = {{9, whole_words(upper(view.board().name_of(*view.for_sale)), 16)}};
    return menu;
}

Wish chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'r': return Move{rules::Roll{}};
        case 'n': return Move{rules::End{}};
        case 'f': return Move{rules::UseCard{}};
        case 'b': return Move{rules::Buy{}};
        case 'a': return Move{rules::Recover{}};
        case 'p':
            if (view.decision.kind == DecisionKind::Gaol) return Move{rules::Bail{}};
            return Move{rules::Pass{}};
        default: return open_common(view, ui, key);
    }
}

}  // namespace

const PageKind turn_page{turn_menu, chosen};
const PageKind gaoled_page{gaoled_menu, chosen};
const PageKind gaol_page{gaol_menu, chosen};
const PageKind deed_page{deed_menu, chosen};

}  // namespace parlor::tui
