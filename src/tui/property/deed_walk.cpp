#include "tui/property/deed_walk.hpp"

namespace parlor::tui {
namespace {

using board::Squares;
using property::View;

bool is_improved(const View& view, Squares group) {
    for (const Square street : group)
        if (view.squares[street].houses > 0) return true;
    return false;
}

}  // namespace

Squares deeds_of(const View& view, Seat owner) {
    Squares owned;
    for (const Square deed : view.board().deeds)
        if (view.squares[deed].owner == owner) owned.insert(deed);
    return owned;
}

Squares tradable_deeds(const View& view, Seat owner) {
    Squares tradable;
    for (const Square deed : deeds_of(view, owner))
        if (not is_improved(view, group_of(view, deed))) tradable.insert(deed);
    return tradable;
}

Squares group_of(const View& view, Square deed) {
    return view.board().groups[view.board().at(deed).group];
}

int held_in_group(const View& view, Seat owner, Square deed) {
    return (deeds_of(view, owner) & group_of(view, deed)).count();
}

}  // namespace parlor::tui
