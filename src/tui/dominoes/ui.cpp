#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

std::optional<dominoes::Laid> entered_tile(const Ui& ui) {
    constexpr std::size_t digits_of_tile = 2;
    if (ui.entry.size() < digits_of_tile) return std::nullopt;
    return dominoes::Laid{dominoes::Number(ui.entry[0] - '0'), dominoes::Number(ui.entry[1] - '0')};
}

}  // namespace parlor::tui::domino
