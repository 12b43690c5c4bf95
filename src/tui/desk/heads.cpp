#include "tui/desk/heads.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::desk {

std::string named_header(const std::string& name, std::string_view words) {
    return shortened(upper(name), width_of_header - width(words)).append(words);
}

std::string named_sub(const std::string& name, std::string_view words) {
    const std::string capitals = upper(name);
    if (width(capitals) + width(words) <= sub_beside_page) return capitals + std::string{words};
    return shortened(capitals, sub_beside_page);
}

std::string whose_turn(const board::View& view) {
    if (view.turn == bank) return "PLAYER'S TURN";
    return named_header(view.seat(view.turn).name, "'S TURN");
}

std::string who_decides(const GameView& view) {
    return named_sub(view.sitting(view.decider()).name, " DECIDES");
}

std::string round_words(const board::View& view) {
    const std::string words = "ROUND " + std::to_string(view.round);
    const auto last = view.last_round();
    return last ? words + "/" + std::to_string(*last) : words;
}

}  // namespace parlor::tui::desk
