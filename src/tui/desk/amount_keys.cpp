#include "tui/desk/amount_keys.hpp"

namespace parlor::tui {

std::optional<Money> typed(Money amount, Typing typing, Key key) {
    constexpr int most = 99'999;
    if (key == Key::Backspace) return Money{amount.amount / 10};
    const char32_t letter = letter_of(key);
    if (letter < U'0' or letter > U'9') return std::nullopt;
    const int digit = static_cast<int>(letter - U'0');
    const int sum = typing == Typing::GoesOn ? amount.amount * 10 + digit : digit;
    return sum > most ? amount : Money{sum};
}

}  // namespace parlor::tui
