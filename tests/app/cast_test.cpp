// Casts: their contents, and how a terminal shows them.
#include "app/cast.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <span>
#include <sstream>

#include "catch.hpp"
#include "games/games.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"
#include "xterm.hpp"

using namespace parlor;
using namespace parlor::tui;

namespace {

std::string cast_of(const std::string& game) {
    std::ifstream file{std::string{tests_folder} + "/games/" + game};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    table::Output answers;
    write_cast(all_games(), table::load_replay(text, game, open_table), xterm(), answers);
    return answers.waiting();
}

// The text of a JSON string with no other escapes than ours.
std::string text_in(std::string_view json) {
    std::string text;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const bool is_escaped = json[i] == '\\';
        if (is_escaped) ++i;
        if (not is_escaped or json[i] != 'u') {
            text += json[i];
            continue;
        }
        int code = 0;
        std::from_chars(json.data() + i + 1, json.data() + i + 5, code, 16);
        text += static_cast<char>(code);
        i += 4;
    }
    return text;
}

struct Event {
    double time = 0;
    std::string text;
};

// `[1.200, "o", "..."]`
std::vector<Event> events_in(const std::string& cast) {
    std::istringstream lines{cast};
    std::string line;
    std::getline(lines, line);
    CHECK(line ==
          R"({"version": 2, "width": 80, "height": 24, "env": {"TERM": "xterm-256color"}})");
    std::vector<Event> events;
    while (std::getline(lines, line)) {
        const std::string mark = R"(, "o", ")";
        const auto at = line.find(mark);
        REQUIRE(at != std::string::npos);
        REQUIRE(line.ends_with("\"]"));
        const auto from = at + mark.size();
        events.push_back({std::stod(line.substr(1, at - 1)),
                          text_in(std::string_view{line}.substr(from, line.size() - from - 2))});
    }
    return events;
}

}  // namespace

TEST_CASE("what may steer a terminal is escaped in a cast") {
    CHECK(json_string("a\"\\\x1b[m\n\x7f") == R"("a\"\\\u001b[m\u000a\u007f")");
    CHECK(json_string("┌é") == "\"┌é\"");
    CHECK(text_in(R"(a\"\\\u001b[m)") == "a\"\\\x1b[m");
}

TEST_CASE("a terminal that is sent a cast shows the game from its first to its last move") {
    for (const std::string game : {"domino_blocked.parlor", "last_player_wins.parlor"}) {
        auto events = events_in(cast_of(game));
        REQUIRE(events.size() > 9);
        CHECK(std::ranges::is_sorted(events, {}, &Event::time));
        CHECK(events.front().text.starts_with("<enter>"));
        events.front().text.erase(0, 7);
        CHECK(events.back().text == "<leave>");
        events.pop_back();
        FakeTerminal glass{{24, 80}, true};
        glass.show(events.front().text);
        CHECK(glass.text().find("MOVE 0/") != std::string::npos);
        for (const Event& event : std::span{events}.subspan(1)) glass.show(event.text);
        CHECK(glass.complaints().empty());
        CHECK(glass.text().find(game.starts_with("d") ? "MOVE 41/41" : "MOVE 9/9") !=
              std::string::npos);
        CHECK(glass.text().find("PAUSED") != std::string::npos);
    }
}
