// Evidence: what the opponent's plays, draws and passes reveal about their tiles in this hand.
//
// Source:  D-7.2.
// Units:   times are indices in the history of the hand.
// Choices: a player who draws or passes has no tile that fits: that is certain. A play shows that
//          the player could not, or did not want to, make another: that is only likely.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "dominoes/mack/clue.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

// A tile that the opponent has, or has had.
struct Holding {
    static constexpr int dealt = -1, to_this_day = 3 * tile_count;
    Tile tile{};
    int since = dealt;        // when the opponent got it
    int until = to_this_day;  // when the opponent played it
};

class Evidence {
public:
    explicit Evidence(const View& view);

    // When the opponent got tiles, from the deal on; one time for each tile.
    [[nodiscard]] const std::vector<int>& gains() const { return gains_; }

    // The tiles that the opponent has played, held since an unknown time.
    [[nodiscard]] const std::vector<Holding>& played() const { return played_; }

    // Whether the opponent's draws and passes allow this holding.
    [[nodiscard]] bool allows(const Holding& holding) const;

    // The prior probability of each manner, times the likelihood of the opponent's plays in it,
    // with these holdings.
    [[nodiscard]] ByManner likelihood(std::span<const Holding> holdings);

private:
    struct Moment;
    struct Blank {  // a time when the opponent had none of these tiles
        int when = 0;
        Tiles fitting;
    };
    void note(const Noted& seen, const Moment& before);

    std::vector<int> gains_;
    std::vector<Holding> played_;
    std::vector<Blank> blanks_;
    std::vector<Clue> clues_;
    // A cache of likelihoods, by clue and hand: neighbouring worlds have most hands in common.
    std::vector<std::unordered_map<std::uint64_t, ByManner>> said_;
};

}  // namespace parlor::dominoes
