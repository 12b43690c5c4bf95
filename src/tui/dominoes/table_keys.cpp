#include "tui/dominoes/table_keys.hpp"

#include "tui/dominoes/aids.hpp"
#include "tui/dominoes/arranging_keys.hpp"
#include "tui/dominoes/story.hpp"
#include "tui/dominoes/table_help.hpp"
#include "tui/dominoes/windows.hpp"

namespace parlor::tui::domino {
namespace {

using dominoes::End;

constexpr std::size_t digits_of_tile = 2;

bool is_digit(char32_t letter) { return U'0' <= letter and letter <= U'9'; }
bool goes_on(Key key) { return key == Key::Enter or key == key_of(U' '); }

// D-9.3: keys that work at any time, except while arranging the hand.
std::optional<Command> press_always(const Scene& scene, Ui& ui, Key key) {
    const char32_t letter = letter_of(key);
    if (letter == U'?') {
        ui.notices.push_back(table_help(scene, ui));
        return Stay{};
    }
    if (letter == U'r') return StartOver{};
    if (letter == U'h') return scene.has_hints ? Command{Hint{}} : Command{Learn{}};
    if (letter == U'b') return Learn{};
    if (letter == U'w' and scene.can_explain) return Why{};
    if (letter == U't' and scene.has_aids and scene.is_own_seat) {
        ui.notices.push_back(aids_notice(scene));
        return Stay{};
    }
    if (letter == U'z') return TakeBack{};
    if (letter == U'o') return SeeOptions{};
    if (letter != U'q' and key != Key::Esc) return std::nullopt;
    ui.leaving = question_to_leave(scene);
    return Stay{};
}

Command type_digit(Ui& ui, char32_t digit) {
    if (digit > U'6') return Say{"THE NUMBERS ON TILES ARE 0 TO 6"};
    ui.entry += static_cast<char>(digit);
    return Stay{};
}

// D-9.2: plays the typed tile, or first asks for its end.
Command enter(const Scene& scene, Ui& ui) {
    const auto laid = entered_tile(ui);
    if (not laid) return Say{"A TILE HAS TWO DIGITS"};
    const bool holds = scene.view.hand.contains(tile_of(*laid));
    if (holds and different_places(scene.view.layout, laid->inner).count() > 1) {
        ui.asks_end_for = laid;
        return Stay{};
    }
    return Move{dominoes::Play{*laid}};
}

Command press_end(const Scene& scene, Ui& ui, Key key) {
    const char32_t letter = letter_of(key);
    if (letter < U'1' or letter > U'4') return Say{"PRESS THE NUMBER OF AN END"};
    const End end = End(static_cast<int>(letter - U'0'));
    if (not different_places(scene.view.layout, ui.asks_end_for->inner).contains(end))
        return Say{"PRESS ONE OF THE MARKED NUMBERS"};
    return Move{dominoes::Play{*ui.asks_end_for, end}};
}

Command press_half_typed(const Scene& scene, Ui& ui, Key key) {
    const char32_t letter = letter_of(key);
    if (goes_on(key)) return enter(scene, ui);
    if (ui.entry.size() < digits_of_tile and is_digit(letter)) return type_digit(ui, letter);
    const bool starts_over =
        letter == U'x' or key == Key::Backspace or ui.entry.size() == digits_of_tile;
    if (not starts_over) return Say{"TYPE A SECOND DIGIT, OR X"};
    ui.entry.clear();
    return Stay{};
}

Command press_turn(Ui& ui, Key key) {
    const char32_t letter = letter_of(key);
    if (is_digit(letter)) return type_digit(ui, letter);
    if (letter == U'd' or letter == U'p' or letter == U' ') return Move{dominoes::DrawTile{}};
    if (letter == U'f') return Move{dominoes::AskForRedeal{}};
    if (letter == U'a') ui.arranging.emplace();
    if (letter == U'a' or letter == U'x' or letter == 0) return Stay{};
    return Say{"NO SUCH KEY. PRESS ? FOR HELP"};
}

Command read_news(Ui& ui) {
    if (ui.notices.empty())
        ui.hand_end.reset();
    else
        ui.notices.erase(ui.notices.begin());
    return GoOn{};
}

// D-9.6.
Command read_count(Ui& ui, Key key) {
    if (not goes_on(key)) return Say{"PRESS SPACE OR ENTER"};
    ui.told.waits = false;
    read_results(ui);
    return GoOn{};
}

}  // namespace

Command press(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds) {
    ui.refusal.clear();
    ui.shown = {};
    if (ui.has_news()) return read_news(ui);
    if (auto wish = press_window(scene, ui, key, sounds)) return *wish;
    if (ui.arranging) return press_arranging(ui, ui.hands[scene.view.seat], key);
    if (ui.entry.size() == digits_of_tile and not ui.asks_end_for)
        return press_half_typed(scene, ui, key);
    if (auto wish = press_always(scene, ui, key)) return *wish;
    if (ui.told.waits) return read_count(ui, key);
    if (ui.asks_end_for) return press_end(scene, ui, key);
    if (not ui.entry.empty()) return press_half_typed(scene, ui, key);
    return press_turn(ui, key);
}

}  // namespace parlor::tui::domino
