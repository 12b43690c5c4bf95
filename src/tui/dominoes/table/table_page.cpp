#include "tui/dominoes/table/table_page.hpp"

#include <memory>
#include <utility>

#include "dominoes/words/words.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/seats_page.hpp"
#include "tui/dominoes/rulebook.hpp"
#include "tui/dominoes/seen.hpp"
#include "tui/dominoes/table/aids.hpp"
#include "tui/dominoes/table/arranging_keys.hpp"
#include "tui/dominoes/table/pointing.hpp"
#include "tui/dominoes/table/table_help.hpp"

namespace parlor::tui::domino_table {
namespace {

using desk::Reply;
using dominoes::End;

constexpr std::size_t digits_of_tile = 2;

bool is_digit(char32_t letter) { return U'0' <= letter and letter <= U'9'; }
// Other keys close what is aside as well, but also do what they always do.
bool only_closes(const Aside& aside, Key key) {
    const char32_t letter = letter_of(key);
    return key == Key::Esc or key == Key::Enter or letter == U' ' or letter == U'x' or
           letter == aside.key;
}
// While arranging, too.
bool is_for_help(Key key) {
    const char32_t letter = letter_of(key);
    return letter == U'?' or letter == U'h' or letter == U'b';
}
bool goes_on(Key key) { return key == Key::Enter or key == key_of(U' '); }

// A key of one page: what it does depends on what was begun.
class Keys {
public:
    Keys(const Seen& seen, Turn& turn) : seen_{seen}, picture_{seen.view}, turn_{turn} {}

    Reply press(Key key) {
        turn_.shown = {};
        const auto aside = std::exchange(turn_.aside, std::nullopt);
        if (aside and only_closes(*aside, key)) return Stay{};
        if (turn_.arranging and not is_for_help(key))
            return press_arranging(*picture_.hand, turn_, key);
        if (turn_.entry.size() == digits_of_tile and not turn_.asks_end_for)
            return press_half_typed(key);
        if (auto reply = press_always(key)) return std::move(*reply);
        if (picture_.is_to_be_read) return read_count(key);
        if (turn_.asks_end_for) return press_end(key);
        if (not turn_.entry.empty()) return press_half_typed(key);
        return press_turn(key);
    }

private:
    // D-9.3: keys that work at any time, except while arranging the hand.
    std::optional<Reply> press_always(Key key) {
        const char32_t letter = letter_of(key);
        if (letter == U'?') return desk::Tell{table_help(seen_, turn_)};
        if (letter == U'r') return AskForOther{};
        if (letter == U'h') return picture_.has_hints ? Reply{show_hint} : learn();
        if (letter == U'b') return learn();
        if (letter == U'w' and seen_.can_explain) return Why{};
        if (letter == U't' and picture_.has_aids and picture_.has_eyes) return see_aids();
        if (letter == U's' and not picture_.is_to_be_read) return see_sheet;
        if (letter == U'z') return TakeBack{};
        if (letter == U'n') return desk::Open{desk::seats_page()};
        if (letter == U'o') return SeeOptions{};
        if (letter == U'q' or key == Key::Esc) return AskToLeave{};
        return std::nullopt;
    }

    Reply see_aids() {
        turn_.aside = {U't', aids_notice(picture_)};
        return Stay{};
    }

    static Reply learn() { return desk::Open{desk::book_page(book_of(rulebook))}; }

    Reply play(const dominoes::Action& move) {
        turn_ = {};
        return Play{to_line(move)};
    }

    Reply type_digit(char32_t digit) {
        if (digit > U'6') return Say{"THE NUMBERS ON TILES ARE 0 TO 6"};
        turn_.pointed.reset();
        turn_.entry += static_cast<char>(digit);
        return Stay{};
    }

    // D-9.2: plays the typed tile, or first asks for its end.
    Reply enter() {
        const auto laid = turn_.entered_tile();
        if (not laid) return Say{"A TILE HAS TWO DIGITS"};
        const bool holds = picture_.view.hand.contains(tile_of(*laid));
        if (holds and picture_.view.layout.middle and not fits(*laid)) return refuse(*laid);
        if (holds and different_places(picture_.view.layout, laid->inner).count() > 1) {
            turn_.asks_end_for = laid;
            return Stay{};
        }
        return play(dominoes::Play{*laid});
    }

    [[nodiscard]] bool can_play() const { return not picture_.view.choices.plays.empty(); }

    [[nodiscard]] bool fits(dominoes::Laid laid) const {
        return exposed_numbers(picture_.view.layout.ends).contains(laid.inner);
    }

    // Says what would fit instead, and waits for another tile.
    Reply refuse(dominoes::Laid laid) {
        turn_.entry.clear();
        const auto flipped = laid.flipped();
        const std::string no = "NO " + std::to_string(value_of(laid.inner)) + " LIES OPEN";
        if (fits(flipped)) return Say{no + ": " + to_text(flipped) + " FITS"};
        return Say{laid.is_double() ? no : no + ", AND NO " + std::to_string(value_of(laid.outer))};
    }

    Reply point(Key arrow) {
        turn_.entry.clear();
        turn_.pointed = play_after(picture_, pointed(picture_, turn_), arrow);
        return Stay{};
    }

    Reply press_end(Key key) {
        const dominoes::Laid laid = *turn_.asks_end_for;
        const auto ends = different_places(picture_.view.layout, laid.inner);
        if (is_arrow(key)) {
            const auto from = turn_.pointed ? turn_.pointed->end : std::nullopt;
            turn_.pointed = dominoes::Play{laid, end_after(ends, from, key)};
            return Stay{};
        }
        if (const auto chosen = pointed(picture_, turn_); chosen and goes_on(key))
            return play(*chosen);
        const char32_t letter = letter_of(key);
        if (letter < U'1' or letter > U'4') return Say{"PRESS THE NUMBER OF AN END"};
        const End end = End(static_cast<int>(letter - U'0'));
        if (not ends.contains(end)) return Say{"PRESS ONE OF THE MARKED NUMBERS"};
        return play(dominoes::Play{laid, end});
    }

    Reply press_half_typed(Key key) {
        const char32_t letter = letter_of(key);
        if (goes_on(key)) return enter();
        if (turn_.entry.size() < digits_of_tile and is_digit(letter)) return type_digit(letter);
        const bool starts_over =
            letter == U'x' or key == Key::Backspace or turn_.entry.size() == digits_of_tile;
        if (not starts_over) return Say{"TYPE A SECOND DIGIT, OR X"};
        turn_.entry.clear();
        return Stay{};
    }

    Reply press_turn(Key key) {
        const char32_t letter = letter_of(key);
        if (is_digit(letter)) return type_digit(letter);
        if (is_arrow(key) and can_play()) return point(key);
        if (const auto chosen = pointed(picture_, turn_); chosen and goes_on(key))
            return play(*chosen);
        if (letter == U'x' or key == Key::Backspace) turn_.pointed.reset();
        if (letter == U'd' or letter == U'p' or letter == U' ') return draw();
        if (letter == U'f') return play(dominoes::AskForRedeal{});
        if (letter == U'a' and picture_.hand) turn_.arranging.emplace();
        if (letter == U'a' or letter == U'x' or letter == 0) return Stay{};
        return Say{"NO SUCH KEY. PRESS ? FOR HELP"};
    }

    // The refusal of a draw or a pass names a tile (D-2.5). Whoever has drawn draws until a tile fits.
    Reply draw() {
        if (picture_.draws_again()) return PlayOn{to_line(dominoes::DrawTile{})};
        const auto& plays = picture_.view.choices.plays;
        Reply reply = play(dominoes::DrawTile{});
        if (not plays.empty()) turn_.shown = {tile_of(plays.front().laid)};
        return reply;
    }

    // D-9.6.
    [[nodiscard]] Reply read_count(Key key) const {
        if (goes_on(key)) return Reveal{};
        if (seen_.waits_for_key) return Say{"PRESS SPACE OR ENTER"};
        return Reveal{key};
    }

    const Seen& seen_;
    const Picture& picture_;
    Turn& turn_;
};

class TablePage final : public desk::Page::WithState<Turn> {
public:
    TablePage() : WithState{Turn{}} {}

    [[nodiscard]] Menu menu(const desk::Look& /*look*/) const override { return {}; }
    [[nodiscard]] Reply choose(const desk::View& /*view*/, char /*key*/) override { return Stay{}; }
    [[nodiscard]] std::optional<Reply> press(const desk::Look& look, Key key) override {
        const Seen seen{static_cast<const desk::Around&>(look), desk::own<Picture>(look.view)};
        return Keys{seen, state}.press(key);
    }
    [[nodiscard]] bool is_panel() const override { return true; }
};

}  // namespace

desk::PagePtr table_page() { return std::make_unique<TablePage>(); }

}  // namespace parlor::tui::domino_table
