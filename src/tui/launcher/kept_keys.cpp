#include "tui/launcher/kept_keys.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr int keys_row = 22, left = 1, inside = 38;

std::string verb_of(Shelf shelf) { return shelf == Shelf::Saved ? "LOAD" : "WATCH"; }

// Wraps a long name.
Question question_to_delete(const std::string& name) {
    constexpr int width_of_line = 16, most_lines = 4;
    Question question{.header = "DELETE THE GAME?",
                      .sub = "",
                      .lines = wrapped(name, width_of_line),
                      .no = "keep it",
                      .yes = "delete it"};
    if (question.lines.size() > most_lines) question.lines.resize(most_lines);
    return question;
}

// Moves the cursor by `by` games, within the list.
KeptWish move(KeptUi& ui, int by) {
    const int last = static_cast<int>(ui.names.size()) - 1;
    ui.chosen = static_cast<std::size_t>(std::clamp(static_cast<int>(ui.chosen) + by, 0, last));
    return KeptWish::Nothing;
}

KeptWish take(KeptUi& /*ui*/, int /*by*/) { return KeptWish::Take; }
KeptWish leave(KeptUi& /*ui*/, int /*by*/) { return KeptWish::Back; }

KeptWish ask_to_delete(KeptUi& ui, int /*by*/) {
    ui.deleting = question_to_delete(chosen_game(ui));
    return KeptWish::Nothing;
}

KeptWish show_keys(KeptUi& ui, int by);

enum class Needs : std::uint8_t { Nothing, Game };

// A key and what it does. A key without help is an alternative to the previous key. A key with a
// column has a place on the bar below. % stands for the use of the shelf: LOAD or WATCH.
struct KeptKey {
    Key key;
    Needs needs;
    KeptWish (*press)(KeptUi& ui, int by);
    int by = 0;
    std::string_view name = {}, help = {};
    int col = 0;
    std::string_view label = {};
};

constexpr int one_page = static_cast<int>(games_on_page), all = 1'000'000;
constexpr std::array kept_keys{
    KeptKey{Key::Enter, Needs::Game, take, 0, "ENTER", "% IT", 2, "%"},
    KeptKey{key_of(U'd'), Needs::Game, ask_to_delete, 0, "D", "DELETE IT", 15, "DELETE"},
    KeptKey{Key::ArrowUp, Needs::Game, move, -1, "UP DOWN", "CHOOSE"},
    KeptKey{Key::ArrowDown, Needs::Game, move, 1},
    KeptKey{Key::PageUp, Needs::Game, move, -one_page, "PGUP PGDN", "A PAGE"},
    KeptKey{Key::PageDown, Needs::Game, move, one_page},
    KeptKey{Key::Home, Needs::Game, move, -all, "HOME END", "THE ENDS"},
    KeptKey{Key::End, Needs::Game, move, all},
    KeptKey{key_of(U'x'), Needs::Nothing, leave, 0, "X", "BACK", 24, "BACK"},
    KeptKey{Key::Esc, Needs::Nothing, leave, 0, "ESC", "BACK ^L REDRAW"},
    KeptKey{key_of(U'?'), Needs::Nothing, show_keys, 0, "?", "", 31, "KEYS"},
};

std::string for_shelf(std::string_view words, Shelf shelf) {
    if (not words.starts_with('%')) return std::string{words};
    return verb_of(shelf).append(words.substr(1));
}

KeptWish show_keys(KeptUi& ui, int /*by*/) {
    ui.help = {.title = title_of(ui.shelf), .sub = "THE KEYS", .lines = {}, .tall = true};
    for (const KeptKey& each : kept_keys)
        if (not each.help.empty())
            ui.help->lines.push_back(std::string{each.name} + " " + for_shelf(each.help, ui.shelf));
    return KeptWish::Nothing;
}

const KeptKey* find_key(const KeptUi& ui, Key key) {
    const char32_t letter = letter_of(key);
    const Key pressed = letter == 0 ? key : key_of(letter);
    const auto* const found = std::ranges::find(kept_keys, pressed, &KeptKey::key);
    const bool is_open =
        found != kept_keys.end() and (found->needs == Needs::Nothing or not ui.names.empty());
    return is_open ? found : nullptr;
}

}  // namespace

std::string title_of(Shelf shelf) { return shelf == Shelf::Saved ? "LOAD GAME" : "REPLAYS"; }

std::optional<KeptWish> press_key(KeptUi& ui, Key key) {
    const KeptKey* const found = find_key(ui, key);
    return found == nullptr ? std::nullopt : std::optional{found->press(ui, found->by)};
}

void draw_keys(Canvas& canvas, const KeptUi& ui) {
    bar(canvas, {keys_row, left}, inside, "", on_bar);
    for (const KeptKey& each : kept_keys) {
        if (each.col == 0 or (each.needs == Needs::Game and ui.names.empty())) continue;
        canvas.write({keys_row, each.col}, each.name, on_white);
        canvas.write(
            {keys_row, each.col + width(each.name) + 1}, for_shelf(each.label, ui.shelf), on_bar);
    }
}

}  // namespace parlor::tui
