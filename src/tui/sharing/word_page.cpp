#include "tui/sharing/word_page.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/sharing/typed_line.hpp"

namespace parlor::tui {
namespace {

constexpr setup::Length of_word{longest_word, "A word has up to 64 letters"};

WordWish press_page(WordUi& ui, Key key) {
    if (key == Key::Esc) {
        ui.typed.clear();
        return GoBack{};
    }
    if (key != Key::Enter) {
        ui.refusal = type_on_line(ui.typed, key, of_word);
        return GoOn{};
    }
    if (not ui.typed.empty()) return GiveWord{std::exchange(ui.typed, {})};
    ui.refusal = "First type the word";
    return GoOn{};
}

}  // namespace

WordWish press(WordUi& ui, Key key, SoundQueue& sounds) {
    ui.refusal.clear();
    WordWish wish = press_page(ui, key);
    if (not ui.refusal.empty()) sounds.add(SoundEffect::Buzz);
    return wish;
}

void draw_word_page(Canvas& canvas, const WordUi& ui) {
    const auto letters = static_cast<std::size_t>(width(ui.typed));
    TypedLine line{.title = "TABLE " + ui.table,
                   .sub = "ITS WORD",
                   .about = {"WHOEVER KNOWS THE WORD OF THIS TABLE", "MAY COME IN."},
                   .text = std::string(letters, '*'),
                   .refusal = ui.refusal};
    if (ui.is_opener) line.about = {"CHOOSE A WORD, AND TELL IT TO THOSE", "WHO MAY COME IN."};
    draw_typed_line(canvas, line);
}

}  // namespace parlor::tui
