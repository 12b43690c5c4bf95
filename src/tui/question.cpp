#include "tui/question.hpp"

#include <array>

#include "tui/choosing.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui {
namespace {

constexpr int first_line = 10, no_row = 14, yes_row = 16;

Menu menu_of(const Question& question) {
    Menu menu{.header = question.header, .sub = question.sub, .has_quadrants = false};
    const std::array keys{Binding{'n', 1, no_row, "NO", question.no},
                          Binding{'y', 1, yes_row, "YES", question.yes}};
    menu.items = items_of(keys, [](char) { return true; });
    int row = first_line;
    for (const std::string& line : question.lines) menu.words.push_back({row++, line});
    return menu;
}

}  // namespace

std::optional<bool> answer(Question& question, Key key, SoundQueue& sounds) {
    if (question.help) {
        question.help.reset();
        sounds.add(SoundEffect::Dong);
        return std::nullopt;
    }
    if (key == Key::Esc or letter_of(key) == U'q') return false;
    const Menu menu = menu_of(question);
    if (letter_of(key) == U'?') question.help = help_on(menu);
    const auto item = choose(menu, question.place, key, sounds);
    return item ? std::optional{item == 'y'} : std::nullopt;
}

void draw_question(Canvas& canvas, const Question& question) {
    draw_menu(canvas, menu_of(question), question.place);
    if (question.help) draw_notice(canvas, *question.help);
}

}  // namespace parlor::tui
