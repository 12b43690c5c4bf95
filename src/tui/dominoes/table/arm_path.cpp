#include "tui/dominoes/table/arm_path.hpp"

#include "base/short_list.hpp"

namespace parlor::tui::domino_table {
namespace {

// The next tile's direction from its neighbour, and the direction in which the arm continues.
struct Turn {
    Way step, way;
};
using Turns = ShortList<Turn, 5>;

class Path {
public:
    Path(Ground& ground, std::span<const Laid> arm, Heading heading, int full)
        : ground_{ground}, arm_{arm}, heading_{heading}, full_{full} {}

    bool lay_after(const Placed& last, std::size_t next) {
        if (next == arm_.size()) return true;
        for (const Turn turn : turns(last, next))
            if (lay(last, turn, next)) return true;
        return false;
    }

private:
    bool lay(const Placed& last, Turn turn, std::size_t next) {
        if (++trials_ > ground_.patience) return false;
        const Placed tile = tile_at(last, turn, next);
        if (not ground_.has_room(tile.box, last.box)) return false;
        const Way before = across_;
        if (is_across(tile.going)) across_ = tile.going;
        ground_.tiles.push_back(tile);
        if (lay_after(tile, next + 1)) return true;
        ground_.tiles.pop_back();
        across_ = before;
        return false;
    }

    [[nodiscard]] TileSize size_of(std::size_t tile) const {
        return static_cast<int>(tile) < full_ ? ground_.size : TileSize::Half;
    }
    [[nodiscard]] bool is_crosswise(std::size_t tile) const {
        return arm_[tile].is_double() and size_of(tile) != TileSize::Half;
    }

    [[nodiscard]] Placed tile_at(const Placed& last, Turn turn, std::size_t next) const {
        const Laid laid = arm_[next];
        Placed tile = is_crosswise(next)
                          ? placed_crosswise(laid, facing(last), turn.step, size_of(next))
                          : placed(laid, facing(last), turn.way, size_of(next));
        tile.arm = heading_.arm;
        return beside(last, tile, turn.step);
    }

    // Candidates, the best-looking first. Only straight steps lead to and from a crosswise double.
    // A path that turned up or down turns back across as soon as possible.
    [[nodiscard]] Turns turns(const Placed& last, std::size_t next) const {
        const Turn straight{last.going, last.going};
        Turns found;
        if (is_crosswise(next)) {
            found.push_back(straight);
            return found;
        }
        const bool across = is_across(last.going);
        const Way first = across ? upright() : opposite(across_);
        if (across) found.push_back(straight);
        add_corners(found, last, first, next);
        if (not across) found.push_back(straight);
        add_corners(found, last, opposite(first), next);
        return found;
    }

    // In full size, doubles need room between the rows of an arm; in half size the rows may be as
    // close as possible.
    void add_corners(Turns& found, const Placed& last, Way to, std::size_t next) const {
        const Turn at_its_side{to, to}, turned_itself{last.going, to};
        const bool is_wide = size_of(next) != TileSize::Half;
        if (is_wide and not last.is_crosswise) found.push_back(at_its_side);
        found.push_back(turned_itself);
        if (not is_wide and not last.is_crosswise) found.push_back(at_its_side);
    }

    [[nodiscard]] Way upright() const {
        return is_across(heading_.out) ? heading_.side : heading_.out;
    }

    Ground& ground_;
    std::span<const Laid> arm_;
    Heading heading_;
    int full_;
    Way across_ = is_across(heading_.out) ? heading_.out : opposite(heading_.side);  // the last one
    int trials_ = 0;
};

}  // namespace

bool lay_arm(
    Ground& ground, const Placed& middle, std::span<const Laid> arm, Heading heading, int full) {
    Placed start = middle;
    start.going = heading.out;
    return Path{ground, arm, heading, full}.lay_after(start, 0);
}

bool lay_arm(Ground& ground, const Placed& middle, std::span<const Laid> arm, Heading heading) {
    const int all = static_cast<int>(arm.size());
    const int least = ground.may_shrink ? 0 : all;
    for (int full = all; full >= least; --full)
        if (lay_arm(ground, middle, arm, heading, full)) return true;
    return false;
}

}  // namespace parlor::tui::domino_table
