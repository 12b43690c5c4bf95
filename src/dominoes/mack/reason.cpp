#include "dominoes/mack/reason.hpp"

#include <vector>

#include "base/match.hpp"
#include "base/text.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/mack/worlds.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

constexpr int worlds_tried = 500, likely = worlds_tried * 4 / 5;

// The tile that the opponent holds in most possible worlds, when it is likely and not yet certain.
std::optional<Tile> likely_tile(const View& view, Draw draw) {
    if (view.boneyard_count == 0) return std::nullopt;
    Per<Tile, int, tile_count> times{};
    Worlds worlds{view, draw};
    for (int i = 0; i < worlds_tried; ++i) {
        worlds.wander(draw);
        for (const Tile tile : worlds.world().other_hand) ++times[tile];
    }
    std::optional<Tile> found;
    for (const Tile tile : unseen_by(view))
        if (times[tile] >= likely and (not found or times[tile] > times[*found])) found = tile;
    return found;
}

std::string numbers_text(Suits numbers) {
    std::vector<std::string> words;
    for (const Suit number : numbers) words.push_back(std::to_string(value_of(number)) + "s");
    return listed(words, "and");
}

std::string only_by_level(Level level) {
    switch (level) {
        case Level::Zero: return "looks best at once";
        case Level::One: return "looks best after the likely reply";
        case Level::Two: return "won most often in the possible hands";
    }
    return "";
}

std::string reason_for_play(
    const View& view, const Play& play, Level level, const std::string& opponent, Draw draw) {
    const Ends then = ends_then(view.layout, play);
    std::vector<std::string> reasons;
    if (view.hand.count() == 1) reasons.emplace_back("is the last tile");
    if (view.choices.plays.size() == 1) reasons.emplace_back("is the only play");
    if (const Points points = scored_by(count_of(then)); points != no_points)
        reasons.push_back("scores " + std::to_string(points.count));
    if (level != Level::Zero) {
        const Suits dry = numbers_lacking(view.history, other(view.seat)) & exposed_numbers(then);
        if (not dry.empty())
            reasons.push_back("leaves " + numbers_text(dry) + " open, which " + opponent +
                              " had none of");
    }
    if (level == Level::Two)
        if (const auto tile = likely_tile(view, draw))
            reasons.push_back(opponent + " likely holds " + words_for(*tile));
    if (reasons.empty()) return only_by_level(level);
    std::string text;
    for (const std::string& reason : reasons) text += (text.empty() ? "" : "; ") + reason;
    return text;
}

}  // namespace

std::string reason_for(
    const View& view, const Action& action, Level level, const std::string& opponent, Draw draw) {
    if (view.choices.redeal) return "the hand has too many doubles";
    const auto* const play = std::get_if<Play>(&action);
    if (play == nullptr) return "nothing fits";
    return reason_for_play(view, *play, level, opponent, draw);
}

}  // namespace parlor::dominoes
