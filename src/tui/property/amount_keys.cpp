#include "tui/property/amount_keys.hpp"

#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {

void add_amount(Menu& menu, Money amount) {
    menu.words.push_back({10, "AMT    $" + right(amount.amount, 6)});
    menu.words.push_back({11, "+", on_bar});
    menu.words.push_back({12, "-", on_bar});
    constexpr std::array keys{Binding{'u', 1, 11, "", "100 more", 14},
                              Binding{'i', 1, 11, "", "10 more", 15},
                              Binding{'o', 1, 11, "", "1 more", 16},
                              Binding{'j', 1, 12, "", "100 less", 14},
                              Binding{'k', 1, 12, "", "10 less", 15},
                              Binding{'l', 1, 12, "", "1 less", 16}};
    for (Item& item : items_of(keys, [](char) { return true; })) menu.items.push_back(item);
}

std::optional<Money> amount_after(char key, Money amount) {
    switch (key) {
        case 'u': return amount + 100_cash;
        case 'i': return amount + 10_cash;
        case 'o': return amount + 1_cash;
        case 'j': return amount - 100_cash;
        case 'k': return amount - 10_cash;
        case 'l': return amount - 1_cash;
        default: return std::nullopt;
    }
}

}  // namespace parlor::tui
