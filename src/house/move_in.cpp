#include "house/move_in.hpp"

namespace parlor::house {

std::optional<table::MoveLine> move_in(std::string_view text) {
    const auto line = table::split(text.substr(0, text.find('\n')));
    if (not line) return std::nullopt;
    auto move = table::read_move(*line);
    if (not move) return std::nullopt;
    return *move;
}

}  // namespace parlor::house
