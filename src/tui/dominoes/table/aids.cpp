#include "tui/dominoes/table/aids.hpp"

#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Laid;
using dominoes::Play;
using dominoes::Points;

constexpr int line_width = 19;

dominoes::Spots count_after(const Picture& picture, const Play& play) {
    return count_of(ends_then(picture.view.layout, play));
}

std::string gain_of(dominoes::Spots count) { return "+" + std::to_string(scored_by(count).count); }

}  // namespace

std::string words_about_lacking(const Picture& picture) {
    const Seat rival = dominoes::other(picture.view.seat);
    std::vector<std::string> numbers;
    for (const dominoes::Suit number : numbers_lacking(picture.view.history, rival))
        numbers.push_back(std::to_string(value_of(number)));
    const std::string lacks = numbers.empty() ? "no number for sure" : listed(numbers, "and");
    return upper(picture.name(rival) + " lacks " + lacks);
}

Notice aids_notice(const Picture& picture) {
    const dominoes::Tiles unseen = unseen_by(picture.view);
    Notice notice{.title = "NOT SEEN",
                  .sub = std::to_string(unseen.count()) + " TILES",
                  .lines = wrapped(words_for_all(unseen), line_width),
                  .tall = true};
    notice.lines.emplace_back();
    for (std::string& line : wrapped(words_about_lacking(picture), line_width))
        notice.lines.push_back(std::move(line));
    return notice;
}

std::string count_before(const Picture& picture, Laid laid) {
    const auto& layout = picture.view.layout;
    if (not picture.view.hand.contains(tile_of(laid))) return "";
    if (layout.middle and different_places(layout, laid.inner).count() != 1) return "";
    return count_of_play(picture, Play{laid});
}

std::string count_of_play(const Picture& picture, const Play& play) {
    const dominoes::Spots count = count_after(picture, play);
    return "COUNT " + std::to_string(count.count) + ": " + gain_of(count);
}

std::string gain_at(const Picture& picture, Laid laid, dominoes::End end) {
    return " (" + gain_of(count_after(picture, Play{laid, end})) + ")";
}

}  // namespace parlor::tui::domino_table
