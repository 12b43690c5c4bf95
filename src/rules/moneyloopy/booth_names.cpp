#include "rules/moneyloopy/booth_names.hpp"

#include <string_view>

namespace parlor::moneyloopy {

void name_squares(board::Board& board, const Ruleset& /*rules*/) {
    constexpr std::string_view between = " / ";
    board::Title& title = board.titles[static_cast<std::size_t>(board.gaol)];
    const auto end = title.name.find(between);
    if (end == std::string::npos) return;
    title.name.erase(0, end + between.size());
    title.short_name = {};
}

}  // namespace parlor::moneyloopy
