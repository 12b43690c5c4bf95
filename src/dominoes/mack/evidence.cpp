#include "dominoes/mack/evidence.hpp"

#include <algorithm>

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// The state of the hand between two entries of the history.
struct Evidence::Moment {
    Seat reader{};              // the seat whose view it is
    std::size_t own_count = 0;  // tiles in that seat's hand
    bool is_down_due = false;   // the rules say what the down is (D-6.2)
    History history{};
    Ends ends{};
    Tiles unplayed = all_tiles();

    void go_on(const Noted& seen) {
        history.push_back(seen);
        if (seen.seat == reader and seen.what == Doing::Drew) ++own_count;
        if (seen.what != Doing::Played) return;
        if (seen.seat == reader) --own_count;
        ends = ends_after(ends, seen);
        unplayed.erase(tile_of(seen.laid));
        is_down_due = false;
    }
};

Evidence::Evidence(const View& view)
    : gains_(static_cast<std::size_t>(view.rules.hand), Holding::dealt) {
    Moment moment{.reader = view.seat,
                  .own_count = gains_.size(),
                  .is_down_due = view.down_tile == DownTile::HighestDouble};
    for (const Noted& seen : view.history) {
        if (seen.seat != view.seat) note(seen, moment);
        moment.go_on(seen);
    }
    said_.resize(clues_.size());
}

void Evidence::note(const Noted& seen, const Moment& before) {
    const int when = static_cast<int>(before.history.size());
    if (seen.what != Doing::Played) {
        blanks_.push_back({when, tiles_with_any(exposed_numbers(before.ends))});
        if (seen.what == Doing::Drew) gains_.push_back(when);
        return;
    }
    const Tile tile = tile_of(seen.laid);
    played_.push_back({.tile = tile, .until = when});
    if (before.is_down_due) return;
    const Suits lacking = numbers_lacking(before.history, before.reader);
    clues_.push_back({.when = when,
                      .played = seen.laid,
                      .before = before.ends,
                      .then = ends_after(before.ends, seen),
                      .own_count = before.own_count,
                      .might_meet = before.unplayed - tiles_with_any(lacking)});
}

// A drawn tile that fitted was played at once (D-2.5, D-2.6).
bool Evidence::allows(const Holding& holding) const {
    if (holding.since >= holding.until) return false;
    return std::ranges::none_of(blanks_, [&](const Blank& blank) {
        const bool is_held = holding.since <= blank.when and blank.when < holding.until;
        const bool is_drawn_to_play =
            holding.since == blank.when and holding.until == blank.when + 1;
        return is_held and not is_drawn_to_play and blank.fitting.contains(holding.tile);
    });
}

ByManner Evidence::likelihood(std::span<const Holding> holdings) {
    ByManner product = likelihood_beforehand;
    for (std::size_t i = 0; i < clues_.size(); ++i) {
        Tiles hand;
        for (const Holding& holding : holdings)
            if (holding.since < clues_[i].when and clues_[i].when <= holding.until)
                hand.insert(holding.tile);
        const auto [said, is_new] = said_[i].try_emplace(hand.bits());
        if (is_new) said->second = clues_[i].likelihood(hand);
        for (const Manner manner : all_manners) product[manner] *= said->second[manner];
    }
    return product;
}

}  // namespace parlor::dominoes
