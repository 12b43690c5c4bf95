#include "dominoes/mack/worlds.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {
namespace {

constexpr int changes_at_first = 200;
constexpr int changes_to_the_next = 4;

// A random number from 0 up to, but not including, 1.
double fraction(Draw draw) {
    constexpr int fine = 1 << 20;
    return static_cast<double>(draw(fine)) / fine;
}

TileList shuffled(Tiles tiles, Draw draw) {
    TileList list;
    for (const Tile tile : tiles) list.push_back(tile);
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(draw(static_cast<int>(i)))]);
    return list;
}

// Assigns tiles to the times at which the opponent got tiles, as the evidence allows. When all
// times of a tile are taken, another tile moves to a new time (an augmenting path; H. W. Kuhn, "The
// Hungarian Method", 1955).
class Giving {
public:
    explicit Giving(const Evidence& evidence) : evidence_{evidence} {
        for (const int gain : evidence.gains()) places_.push_back({.since = gain});
    }

    [[nodiscard]] bool give(Tile tile, int until) {
        std::vector<bool> tried(places_.size());
        return give(tile, until, tried);
    }

    [[nodiscard]] std::vector<Holding> given() const {
        std::vector<Holding> holdings;
        for (const Place& place : places_)
            holdings.push_back({place.taken->tile, place.since, place.taken->until});
        return holdings;
    }

private:
    struct Place {
        int since = 0;
        std::optional<Holding> taken;
    };

    bool give(Tile tile, int until, std::vector<bool>& tried) {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            Place& place = places_[i];
            if (tried[i] or not evidence_.allows({tile, place.since, until})) continue;
            tried[i] = true;
            if (place.taken and not give(place.taken->tile, place.taken->until, tried)) continue;
            place.taken = Holding{tile, place.since, until};
            return true;
        }
        return false;
    }

    const Evidence& evidence_;
    std::vector<Place> places_;
};

}  // namespace

Worlds::Worlds(const View& view, Draw draw, Likely likely) : evidence_{view}, likely_{likely} {
    Giving giving{evidence_};
    for (const Holding& played : evidence_.played())
        (void)giving.give(played.tile, played.until);  // succeeds: the play did happen
    for (const Tile tile : shuffled(unseen_by(view), draw))
        if (not giving.give(tile, Holding::to_this_day)) boneyard_.push_back(tile);
    holdings_ = giving.given();
    likelihood_ = evidence_.likelihood(holdings_);
    for (int i = 0; i < changes_at_first; ++i) change_any_two(draw);
}

void Worlds::wander(Draw draw) {
    for (int i = 0; i < changes_to_the_next; ++i) change_any_two(draw);
}

World Worlds::world() const {
    World world{.boneyard = boneyard_};
    for (const Holding& holding : holdings_)
        if (holding.until == Holding::to_this_day) world.other_hand.insert(holding.tile);
    return world;
}

Manner Worlds::manner(Draw draw) const {
    double left = fraction(draw) * total(likelihood_);
    for (const Manner manner : all_manners) {
        left -= likelihood_[manner];
        if (left < 0) return manner;
    }
    return all_manners.back();
}

void Worlds::change_any_two(Draw draw) {
    const std::size_t held = holdings_.size(), all = held + boneyard_.size();
    const auto any = [&] { return static_cast<std::size_t>(draw(static_cast<int>(all))); };
    const auto [one, another] = std::minmax({any(), any()});
    if (one >= held)
        std::swap(boneyard_[one - held], boneyard_[another - held]);
    else if (another >= held)
        change_with_boneyard(holdings_[one], boneyard_[another - held], draw);
    else
        change(holdings_[one], holdings_[another], draw);
}

void Worlds::change_with_boneyard(Holding& held, Tile& hidden, Draw draw) {
    if (held.until != Holding::to_this_day) return;
    if (not evidence_.allows({hidden, held.since, held.until})) return;
    std::swap(held.tile, hidden);
    if (not goes_on(draw)) std::swap(held.tile, hidden);
}

void Worlds::change(Holding& one, Holding& another, Draw draw) {
    if (not evidence_.allows({another.tile, one.since, another.until})) return;
    if (not evidence_.allows({one.tile, another.since, one.until})) return;
    const auto change_places = [&] {
        std::swap(one.tile, another.tile);
        std::swap(one.until, another.until);
    };
    change_places();
    if (not goes_on(draw)) change_places();
}

// Metropolis: always accepts a likelier world, and a world half as likely half the time.
bool Worlds::goes_on(Draw draw) {
    if (likely_ == Likely::Equally) return true;
    const ByManner likelihood = evidence_.likelihood(holdings_);
    if (fraction(draw) * total(likelihood_) >= total(likelihood)) return false;
    likelihood_ = likelihood;
    return true;
}

}  // namespace parlor::dominoes
