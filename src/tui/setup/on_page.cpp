#include "tui/setup/on_page.hpp"

#include <utility>

namespace parlor::tui::setup {
namespace {

constexpr int most_letters = 6;

std::optional<int> refuse(OnPage& ui, const Numbers& numbers, NumberRange range) {
    ui.refusal =
        "It must be " + numbers.words(range.lowest) + " to " + numbers.words(range.highest);
    return std::nullopt;
}

}  // namespace

std::optional<int> type_number(OnPage& ui, Key key, const Numbers& numbers, NumberRange range) {
    std::string& text = ui.typed->text;
    const bool is_suggested = std::exchange(ui.typed->untouched, false);
    if (is_suggested and takes(numbers.letters, letter_of(key))) text.clear();
    const std::string before = text;
    std::optional<int> number;
    switch (type(text, key, numbers.letters, most_letters)) {
        case Typed::More:
            if (text != before or key == Key::Backspace) return std::nullopt;
            return refuse(ui, numbers, range);
        case Typed::Done:
            number = numbers.read(text, range);
            if (not number) return refuse(ui, numbers, range);
            break;
        case Typed::Dropped: break;
    }
    ui.typed.reset();
    return number;
}

}  // namespace parlor::tui::setup
