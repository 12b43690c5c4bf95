// Evidence: what the other's plays, draws and passes tell of the tiles they have had in this hand.
//
// Source:  D-7.2.
// Units:   times are places in the history of the hand.
// Choices: who draws or passes has nothing that fits: that is certain. Who plays shows what they
//          could not play, or did not care to: that is likely, and no more.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "dominoes/mack/clue.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

// A tile that the other has, or has had.
struct Holding {
    static constexpr int dealt = -1, to_this_day = 3 * tile_count;
    Tile tile{};
    int since = dealt;        // when they got it
    int until = to_this_day;  // when they played it
};

class Evidence {
public:
    explicit Evidence(const View& view);

    // When they got tiles, from the deal on; one time for each tile.
    [[nodiscard]] const std::vector<int>& gains() const { return gains_; }

    // What they have played, since an unknown time.
    [[nodiscard]] const std::vector<Holding>& played() const { return played_; }

    // Whether what they have done allows it.
    [[nodiscard]] bool allows(const Holding& holding) const;

    // How likely they would have played as they have, with all these, in each manner.
    [[nodiscard]] ByManner likelihood(std::span<const Holding> holdings);

private:
    struct Moment;
    struct Blank {  // a time when they had nothing for these
        int when = 0;
        Tiles fitting;
    };
    void note(const Seen& seen, const Moment& before);

    std::vector<int> gains_;
    std::vector<Holding> played_;
    std::vector<Blank> blanks_;
    std::vector<Clue> clues_;
    // What each clue was found to say of a hand: worlds next to each other have most in common.
    std::vector<std::unordered_map<std::uint64_t, ByManner>> said_;
};

}  // namespace parlor::dominoes
