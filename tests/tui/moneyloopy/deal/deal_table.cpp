#include "deal_table.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/desk/keys.hpp"
#include "tui/moneyloopy/shown_board.hpp"
#include "tui/moneyloopy/table_screen.hpp"

namespace parlor::tui::moneyloopy_table {

using moneyloopy::Moneyloopy;

View DealTable::view() const { return view_for(setup, game, game.decision.seat); }

void DealTable::opens(PagePtr page) {
    meet(view(), ui);
    ui.above.clear();
    ui.open(std::move(page));
}

void DealTable::makes(const std::string& line) {
    const auto words = table::split(line);
    REQUIRE(words.ok());
    const auto read = Moneyloopy::parse(setup, words->words);
    INFO(line << ": " << (read ? "" : read.error().what));
    REQUIRE(read.ok());
    CHECK(Moneyloopy::to_line(setup, *read) == line);
    events.clear();
    const auto refused =
        Moneyloopy::play(setup, game, game.decision.seat, *read, Milliseconds{}, events);
    ui.prompts.refusal = refused.value_or("");
    if (not refused) meet(view(), ui);
}

void DealTable::press(Key key) {
    meet(view(), ui);
    const Command wish = desk::press_at_table({.pause_page = pause_page}, view(), ui, key);
    if (const auto* const say = std::get_if<Say>(&wish)) ui.prompts.remark = say->words;
    if (const auto* const made = std::get_if<Play>(&wish)) makes(made->move);
}

void DealTable::keys(const std::string& names) {
    std::istringstream words{names};
    for (std::string name; words >> name;) {
        const auto key = find_key(name);
        REQUIRE(key);
        press(*key);
    }
}

void DealTable::types(const std::string& text) {
    for (const char32_t letter : letters(text)) press(key_of(letter));
}

Canvas DealTable::canvas() const { return draw(view(), ui); }

void DealTable::shows(const std::string& name) const { check_golden("loopy-" + name, canvas()); }

bool DealTable::says(const std::string& words) const {
    return std::ranges::any_of(lines_of(canvas(), GlyphSet::Unicode), [&](const std::string& line) {
        return line.find(words) != std::string::npos;
    });
}

}  // namespace parlor::tui::moneyloopy_table
