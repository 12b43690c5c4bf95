#include "rules/property/ruleset.hpp"

#include <algorithm>
#include <array>

namespace parlor::rules {
namespace {

constexpr std::array<std::string_view, 3> free_parking_ids{"nothing", "taxes", "taxes-and-cards"};

}  // namespace

std::string_view id_of(FreeParking free_parking) {
    return free_parking_ids[static_cast<std::size_t>(free_parking)];
}

std::optional<FreeParking> find_free_parking(std::string_view id) {
    for (std::size_t i = 0; i < free_parking_ids.size(); ++i)
        if (free_parking_ids[i] == id) return FreeParking(i);
    return std::nullopt;
}

int most_deeds_dealt(const Board& board, Money start_money, int seats) {
    std::vector<Money> prices;
    for (const Square square : board.deeds) prices.push_back(board.at(square).price);
    std::ranges::sort(prices, std::greater{});
    Money dearest;
    int most = 0;
    for (const Money price : prices) {
        dearest += price;
        const bool enough_deeds = (most + 1) * seats <= board.deeds.count();
        if (most == most_start_deeds or not enough_deeds or dearest > start_money) break;
        ++most;
    }
    return most;
}

}  // namespace parlor::rules
