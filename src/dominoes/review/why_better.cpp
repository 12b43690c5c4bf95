#include "dominoes/review/why_better.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/review/review_words.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

std::vector<std::string> names_of(Suits numbers) {
    std::vector<std::string> names;
    for (const Suit number : numbers) names.push_back(std::to_string(value_of(number)));
    return names;
}

std::vector<std::string> names_of(Tiles tiles) {
    std::vector<std::string> names;
    for (const Tile tile : tiles) names.push_back(words_for(tile));
    return names;
}

bool scores_on(const Ends& ends, Tile tile) {
    const Counting counting{ends};
    const Laid halves = halves_of(tile);
    return std::ranges::any_of(all_ends, [&](End end) {
        return std::ranges::any_of(std::array{halves, halves.flipped()}, [&](Laid laid) {
            return ends_with(ends, laid.inner).contains(end) and
                   scored_by(counting.after(laid, end)) != no_points;
        });
    });
}

// The tiles of these with which the next player would score.
int scoring_on(const Ends& ends, Tiles tiles) {
    int count = 0;
    for (const Tile tile : tiles) count += scores_on(ends, tile) ? 1 : 0;
    return count;
}

// What a play leaves.
struct Outlook {
    std::string name;
    Laid laid;
    Points now;
    Suits open;
    Suits dry;        // open, and the opponent had none of them
    Tiles fitting;    // of the hand
    int answers = 0;  // unseen tiles with which the opponent would score
};

Outlook outlook(const View& view, const Play& play, std::string name) {
    const Ends then = ends_then(view.layout, play);
    const Suits open = exposed_numbers(then);
    const Suits lacking = numbers_lacking(view.history, other(view.seat));
    Tiles hand = view.hand;
    hand.erase(tile_of(play.laid));
    const Tiles possible = unseen_by(view) - tiles_with_any(lacking);
    return {.name = std::move(name),
            .laid = play.laid,
            .now = scored_by(count_of(then)),
            .open = open,
            .dry = lacking & open,
            .fitting = hand & tiles_with_any(open),
            .answers = scoring_on(then, possible)};
}

std::string points_text(Points points) {
    return points == no_points ? "nothing" : std::to_string(points.count);
}

// `5-5 keeps 1 and 2 open for 1-5 and 0-2; after 3-4 only 0-2 fits`
std::string about_fitting(const Outlook& better, const Outlook& made) {
    const std::string left = made.fitting.empty() ? "nothing fits"
                                                  : "only " + listed(names_of(made.fitting)) +
                                                        (made.fitting.has_one() ? " fits" : " fit");
    return better.name + " keeps " + listed(names_of(better.open)) + " open for " +
           listed(names_of(better.fitting)) + "; after " + made.name + " " + left;
}

std::string about_answers(const Outlook& better, const Outlook& made, const std::string& opponent) {
    return "After " + made.name + " " + opponent + " scores with " + std::to_string(made.answers) +
           (made.answers == 1 ? " unseen tile" : " unseen tiles") + ", after " + better.name +
           " with " + (better.answers == 0 ? "none" : std::to_string(better.answers));
}

std::vector<std::string> all_reasons(const Outlook& better,
                                     const Outlook& made,
                                     const std::string& opponent) {
    std::vector<std::string> reasons;
    if (better.now > made.now)
        reasons.push_back(better.name + " scores " + points_text(better.now) + ", " + made.name +
                          " " + points_text(made.now));
    if (not made.dry.contains_all(better.dry))
        reasons.push_back(better.name + " leaves " + listed(names_of(better.dry)) + " open, and " +
                          opponent + " had none");
    if (better.fitting.count() > made.fitting.count())
        reasons.push_back(about_fitting(better, made));
    if (better.answers < made.answers) reasons.push_back(about_answers(better, made, opponent));
    if (better.laid.is_double() and not made.laid.is_double())
        reasons.push_back("A double fits less often later than " + made.name);
    const int spots = spots_of(tile_of(better.laid)).count - spots_of(tile_of(made.laid)).count;
    if (spots > 0)
        reasons.push_back(better.name + " leaves " + std::to_string(spots) +
                          (spots == 1 ? " spot" : " spots") + " fewer in the hand");
    return reasons;
}

}  // namespace

// A tile that was only played to the wrong end is named with the end.
std::vector<std::string> why_better(const View& view,
                                    const Play& better,
                                    const Play& made,
                                    const std::string& opponent) {
    const bool is_same_tile = tile_of(better.laid) == tile_of(made.laid);
    const auto name = [&](const Play& play) {
        return is_same_tile ? words_for(view, play) : words_for(play.laid);
    };
    auto reasons =
        all_reasons(outlook(view, better, name(better)), outlook(view, made, name(made)), opponent);
    if (reasons.empty())
        reasons.push_back(name(better) + " won more often in the hands that Mack 2 tried");
    return reasons;
}

}  // namespace parlor::dominoes
