#include "tui/dominoes/table/arranging_keys.hpp"

#include <algorithm>

namespace parlor::tui::domino_table {
namespace {

// A third tile cannot be selected.
desk::Reply select(Arranging& arranging) {
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
void enter(Hand& hand, Turn& turn) {
    auto& selected = turn.arranging->selected;
    if (selected.empty()) return turn.arranging.reset();
    if (selected.size() == 2)
        hand.swap(selected[0], selected[1]);
    else
        hand.flip(selected[0]);
    selected.clear();
}

}  // namespace

desk::Reply press_arranging(Hand& hand, Turn& turn, Key key) {
    if (is_arrow(key)) turn.arranging->mark = place_after(turn.arranging->mark, hand.size(), key);
    if (key == Key::Insert or key == key_of(U' ')) return select(*turn.arranging);
    if (key == Key::Enter) enter(hand, turn);
    if (key == Key::Esc) turn.arranging.reset();
    if (letter_of(key) > U' ') return Say{"ENTER OR ESC FIRST ENDS ARRANGING"};
    return Stay{};
}

}  // namespace parlor::tui::domino_table
