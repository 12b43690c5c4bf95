#include "dominoes/words/words.hpp"

namespace parlor::dominoes {

std::string to_text(Laid laid) {
    return std::to_string(value_of(laid.inner)) + std::to_string(value_of(laid.outer));
}

std::string to_text(Tile tile) { return to_text(halves_of(tile)); }

std::vector<std::string> to_lines(const Game& game, const Choices& open) {
    if (std::holds_alternative<ToDrawForDown>(game.phase)) return {"down"};
    if (std::holds_alternative<ToDeal>(game.phase)) return {"tiles"};
    std::vector<std::string> lines;
    for (const Play& play : open.plays) lines.push_back(to_line(play));
    if (open.draw) lines.emplace_back("draw");
    if (open.pass) lines.emplace_back("pass");
    if (open.redeal) lines.emplace_back("redeal");
    return lines;
}

}  // namespace parlor::dominoes
