#include "tui/dominoes/hint.hpp"

#include <cmath>

#include "base/tenths.hpp"
#include "canvas/letters.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Valued;

constexpr std::size_t room_for_points = 5;

std::string with_width(std::string words, std::size_t wide) {
    if (words.size() < wide) words.insert(0, wide - words.size(), ' ');
    return words;
}

// `+12.3`, or `+100` when there is no room for tenths.
std::string signed_text(double points) {
    const std::string text = tenths_with_sign(points);
    return text.size() > room_for_points ? text.substr(0, text.find('.')) : text;
}

std::string line_for(const Valued& valued) {
    std::string play = words_for(valued.play.laid);
    if (valued.play.end) play += " " + std::to_string(number(*valued.play.end));
    play.resize(5, ' ');
    return play + figures_of(valued);
}

}  // namespace

std::string figures_of(const Valued& valued) {
    const auto win = std::lround(100 * valued.chance);
    return with_width(std::to_string(valued.now.count), 3) +
           with_width(signed_text(valued.difference), 6) + with_width(std::to_string(win) + "%", 5);
}

Notice hint_notice(const std::vector<Valued>& values) {
    Notice notice{.title = "HINT",
                  .sub = "MACK 2",
                  .lines = {"TILE " + std::string{heads_of_figures}},
                  .tall = true};
    for (const Valued& valued : values)
        if (notice.lines.size() < most_lines_of_panel) notice.lines.push_back(line_for(valued));
    return notice;
}

std::string words_for_hint(const dominoes::Play& play) {
    const std::string where = play.end ? " AT " + std::to_string(number(*play.end)) : "";
    return "HINT: " + words_for(play.laid) + where;
}

}  // namespace parlor::tui::domino_table
