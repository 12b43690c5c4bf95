#include "tui/dominoes/arranging_keys.hpp"

#include <algorithm>

namespace parlor::tui::domino {
namespace {

// A third tile cannot be selected.
Command select(Arranging& arranging) {
    auto& selected = arranging.selected;
    const auto found = std::ranges::find(selected, arranging.mark);
    if (found != selected.end()) {
        selected.erase(found);
        return Stay{};
    }
    if (selected.size() == 2) return Say{"TWO ARE SELECTED; ENTER SWAPS THEM"};
    selected.push_back(arranging.mark);
    return Stay{};
}

// Swaps two selected tiles, or flips one; without a selection, ends arranging.
void enter(Ui& ui, Hand& hand) {
    auto& selected = ui.arranging->selected;
    if (selected.empty()) return ui.arranging.reset();
    if (selected.size() == 2)
        hand.swap(selected[0], selected[1]);
    else
        hand.flip(selected[0]);
    selected.clear();
}

}  // namespace

Command press_arranging(Ui& ui, Hand& hand, Key key) {
    if (is_arrow(key)) ui.arranging->mark = place_after(ui.arranging->mark, hand.size(), key);
    if (key == Key::Insert or key == key_of(U' ')) return select(*ui.arranging);
    if (key == Key::Enter) enter(ui, hand);
    if (key == Key::Esc) ui.arranging.reset();
    return Stay{};
}

}  // namespace parlor::tui::domino
