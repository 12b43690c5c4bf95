#include "tui/property/setup/typing.hpp"

#include <algorithm>
#include <span>

#include "canvas/letters.hpp"
#include "rules/property/tokens.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {
namespace {

using rules::Sitter;

struct Length {
    int most;
    std::string_view words;
};
constexpr Length of_name{16, "A name has 1 to 16 letters"};
constexpr Length of_settings{12, "A name has 1 to 12 letters"};
constexpr std::string_view kind_of_token = "A token is a letter or a sign";

SetupWish refuse(SetupUi& ui, std::string_view why) {
    ui.refusal = why;
    return GoOn{};
}

bool goes_back(Key key) { return key == Key::ArrowUp or key == Key::Esc; }

SetupWish take_name(SetupUi& ui) {
    const auto is_other = [&](const Sitter& each) { return &each != &ui.sitters[ui.who]; };
    if (ui.typed.find_first_not_of(' ') == std::string::npos) return refuse(ui, of_name.words);
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
    for (Sitter& each : ui.sitters)
        if (each.computer and each.token == ui.typed) each.token.clear();
    ui.sitters[ui.who].token = ui.typed;
    return turn_to_next_player(ui);
}

SetupWish take_settings_name(SetupUi& ui) {
    const std::string name = without_blanks_around(ui.typed);
    if (name.empty()) return refuse(ui, of_settings.words);
    if (ui.step == SetupStep::SaveAs) return SaveSettings{name};
    if (name == ui.saved.name) return back(ui);
    if (std::ranges::find(ui.saved.names, name) != ui.saved.names.end())
        return refuse(ui, "Other settings have this name");
    return RenameSettings{name};
}

SetupWish type_letter(SetupUi& ui, Key key, const Length& length) {
    if (key == Key::Backspace) {
        ui.typed = cut(ui.typed, width(ui.typed) - 1);
    } else if (letter_of(key) != 0) {
        if (ui.untouched) ui.typed.clear();
        if (width(ui.typed) < length.most)
            ui.typed += utf8(letters(utf8(static_cast<char32_t>(key))));
        else
            ui.refusal = length.words;
    } else {
        return refuse(ui, no_such_key);
    }
    ui.untouched = false;
    return GoOn{};
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
    return type_letter(ui, key, of_name);
}

SetupWish type_settings(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_settings_name(ui);
    if (goes_back(key)) return back(ui);
    return type_letter(ui, key, of_settings);
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
