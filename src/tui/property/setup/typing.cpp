#include "tui/property/setup/typing.hpp"

#include <algorithm>
#include <span>

#include "canvas/letters.hpp"
#include "rules/property/tokens.hpp"
#include "tui/property/setup/steps.hpp"

namespace parlor::tui {
namespace {

using rules::Sitter;

constexpr int longest_name = 16;
constexpr std::string_view length_of_name = "A name has 1 to 16 letters";
constexpr std::string_view kind_of_token = "A token is a letter or a sign";

SetupWish refuse(SetupUi& ui, std::string_view why) {
    ui.refusal = why;
    return GoOn{};
}

bool goes_back(Key key) { return key == Key::ArrowUp or key == Key::Esc; }

SetupWish take_name(SetupUi& ui) {
    const auto is_other = [&](const Sitter& each) { return &each != &ui.sitters[ui.who]; };
    if (ui.typed.find_first_not_of(' ') == std::string::npos) return refuse(ui, length_of_name);
    for (const Sitter& each : ui.sitters)
        if (is_other(each) and each.name == ui.typed) return refuse(ui, "Somebody has this name");
    ui.sitters[ui.who].name = ui.typed;
    if (ui.rules.tokens == rules::Tokens::Letters) return turn_to(ui, SetupStep::Tokens, ui.who);
    return turn_to_next_player(ui);
}

// Of the people who chose before.
bool is_taken(const SetupUi& ui, std::size_t who, const std::string& token) {
    const std::span earlier{ui.sitters.data(), who};
    return std::ranges::find(earlier, token, &Sitter::token) != earlier.end();
}

SetupWish take_token(SetupUi& ui) {
    if (is_taken(ui, ui.who, ui.typed)) return refuse(ui, "Somebody has this token");
    ui.sitters[ui.who].token = ui.typed;
    return turn_to_next_player(ui);
}

// As the table language has them.
bool is_token(char32_t letter) {
    return letter > U' ' and letter <= U'~' and (letter < U'0' or letter > U'9');
}

}  // namespace

std::string suggested_token(const SetupUi& ui, std::size_t who) {
    std::vector<Sitter> sitters{ui.sitters.begin(),
                                ui.sitters.begin() + static_cast<std::ptrdiff_t>(who) + 1};
    if (is_taken(ui, who, sitters.back().token)) sitters.back().token.clear();
    rules::give_letters(sitters);
    return sitters.back().token;
}

SetupWish type_name(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_name(ui);
    if (goes_back(key)) return back(ui);
    const auto letter = static_cast<char32_t>(key);
    if (key == Key::Backspace) {
        ui.typed = cut(ui.typed, width(ui.typed) - 1);
    } else if (letter_of(key) != 0) {
        if (ui.untouched) ui.typed.clear();
        if (width(ui.typed) < longest_name)
            ui.typed += utf8(letters(utf8(letter)));
        else
            ui.refusal = length_of_name;
    } else {
        return refuse(ui, no_such_key);
    }
    ui.untouched = false;
    return GoOn{};
}

SetupWish type_token(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_token(ui);
    if (goes_back(key)) return back(ui);
    const char32_t letter = letter_of(key);
    if (not is_token(letter)) return refuse(ui, letter == 0 ? no_such_key : kind_of_token);
    ui.typed = utf8(upper(letter));
    return GoOn{};
}

}  // namespace parlor::tui
