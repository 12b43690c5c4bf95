#include "tui/property/deed_walk.hpp"

namespace parlor::tui {
namespace {

using rules::Group;
using rules::Squares;
using rules::View;

constexpr int groups = static_cast<int>(rules::group_count);

bool is_improved(const View& view, Squares group) {
    for (const Square street : group)
        if (view.squares[street].houses > 0) return true;
    return false;
}

// From a square that is no deed it leads to the first group.
Square first_of_next_group(const View& view, Squares deeds, Square from) {
    const rules::Spot& spot = view.board().at(from);
    const int before = rules::is_deed(spot.kind) ? static_cast<int>(spot.group) : groups - 1;
    for (int step = 1; step < groups; ++step) {
        const Squares next = deeds & view.board().groups[Group((before + step) % groups)];
        if (not next.empty()) return next.first();
    }
    return (deeds & view.board().groups[Group(before)]).first();
}

Square last_of(Squares deeds) {
    Square last{};
    for (const Square deed : deeds) last = deed;
    return last;
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

std::vector<Square> by_group(const View& view, Squares deeds) {
    std::vector<Square> ordered;
    for (int group = 0; group < groups; ++group)
        for (const Square deed : deeds& view.board().groups[Group(group)]) ordered.push_back(deed);
    return ordered;
}

std::optional<Square> walked(const View& view, Squares deeds, Square from, Key key) {
    if (deeds.empty()) return std::nullopt;
    if (key == Key::Tab) return first_of_next_group(view, deeds, from);
    if (key == Key::Home) return deeds.first();
    if (key == Key::End) return last_of(deeds);
    return std::nullopt;
}

}  // namespace parlor::tui
