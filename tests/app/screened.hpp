// Screened: the app without a terminal, for tests: keys in, canvas out, and moves played directly
// at the table.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "table/language/line.hpp"
#include "table/language/script.hpp"
#include "tui/golden.hpp"

namespace parlor::tui {

inline std::vector<Key> keys_named(const std::string& names) {
    std::vector<Key> keys;
    std::istringstream words{names};
    for (std::string name; words >> name;) {
        const auto key = find_key(name);
        REQUIRE(key);
        keys.push_back(*key);
    }
    return keys;
}

struct Screened {
    table::Place place;
    AppNeeds needs;
    Outside& outside;
    std::unique_ptr<App> held;
    App& app() { return *held; }

    Screened() : Screened{{.options = {.movement = Options::Movement::Jumping}}} {}
    // With all games, if the needs name none.
    explicit Screened(AppNeeds like, Outside& around = nowhere())
        : needs{std::move(like)}, outside{around} {
        if (needs.games.empty()) needs.games = all_games();
        come_in(1);
    }

    void come_in(std::uint64_t seed) {
        place.table.reset();
        needs.terms.seed = seed;
        held = std::make_unique<App>(place, needs, outside);
    }

    // Presses keys as a script does, each when keys count.
    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) app().press_unhurried(key);
    }
    // As a keyboard sends them, also letters that screens cannot show.
    void types(std::u32string_view letters) {
        for (const char32_t letter : letters) app().press(key_of(letter));
    }
    void keys_at_once(const std::string& names) {
        for (const Key key : keys_named(names)) app().press(key);
    }
    // Goes from the title to the first turn, with this many players; seat 1 begins.
    void sit_down(int players) {
        std::uint64_t seed = 0;
        do {
            come_in(++seed);
            set_up(players);
        } while (row(0)[1] != '>');
    }
    void set_up(int players) {
        keys("a p");
        choose_seats(players, 0);
        keys("s");
        for (int i = 0; i < players; ++i) keys("r");
        keys("a b");
    }
    // On the page of all settings.
    void choose_seats(int people, int computers) {
        const auto steps_to = [this](const char* key, const std::string& label, int number) {
            const std::string row = label + std::string(13 - label.size(), ' ');
            for (int i = 0; i < 10 and not says(row + std::to_string(number)); ++i) keys(key);
            REQUIRE(says(row + std::to_string(number)));
        };
        steps_to("p", "PEOPLE", people);
        steps_to("c", "COMPUTERS", computers);
    }
    // A game in the table language, which must be valid to its end.
    void take_up(const std::string& text) {
        table::LineReader lines{text};
        table::Output complaints;
        auto loaded = load_script(lines, "test", open_table, complaints, {});
        INFO(complaints.waiting());
        REQUIRE(loaded.status == table::Status::Fine);
        place.table = std::move(loaded.table);
        app().tick(0);
    }
    void play(const std::string& line) {
        const auto words = table::split(line);
        REQUIRE(words);
        const auto move = table::read_move(*words);
        REQUIRE(move);
        const auto verdict = place.table->play(*move);
        INFO(line << ": " << verdict.why);
        REQUIRE(verdict.kind == table::Verdict::Kind::Played);
    }
    // Each line is a fact and its values.
    void set(const std::vector<std::string>& facts) {
        for (const std::string& line : facts) {
            const auto words = table::split(line);
            REQUIRE(words);
            const std::vector<std::string> values(words->words.begin() + 1, words->words.end());
            const auto refusal = place.table->rig(words->words[0], values);
            INFO(line << ": " << refusal.value_or(""));
            REQUIRE(not refusal);
        }
        const auto refusal = place.table->settle();
        INFO(refusal.value_or(""));
        REQUIRE(not refusal);
    }
    [[nodiscard]] std::string fact(const std::string& key) const {
        for (const auto& [name, value] : place.table->facts())
            if (name == key) return value;
        FAIL("there is no fact " << key);
        return "";
    }
    void shows(const std::string& name) { check_golden(name, app().canvas()); }
    [[nodiscard]] std::string row(int number) {
        return lines_of(app().canvas(), GlyphSet::Unicode)[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] bool says(const std::string& words) {
        for (const std::string& line : lines_of(app().canvas(), GlyphSet::Unicode))
            if (line.find(words) != std::string::npos) return true;
        return false;
    }
};

// A replay of a game in the table language.
inline Screened replayed(const std::string& text) {
    return Screened{{.options = {.movement = Options::Movement::Stepping},
                     .replay = table::load_replay(text, "test", open_table)}};
}

}  // namespace parlor::tui
