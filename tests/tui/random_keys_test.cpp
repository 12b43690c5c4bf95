// Keys pressed at random never crash the app or lock it up.
#include <algorithm>
#include <map>
#include <random>

#include "screened.hpp"
#include "tui/letters.hpp"

namespace parlor::tui {
namespace {

constexpr int many = 100'000, between_checks = 2'000;

struct Monkey {
    Screened table;
    std::mt19937 chance{20261121};  // NOLINT: the same keys every time

    Monkey() : table{{.options = {.prompt = Options::Prompt::EachPlayer}}} {}

    int below(int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); }

    Key any_key() {
        constexpr std::array named{Key::Enter,
                                   Key::Esc,
                                   Key::Tab,
                                   Key::Backspace,
                                   Key::ArrowUp,
                                   Key::ArrowDown,
                                   Key::ArrowLeft,
                                   Key::ArrowRight,
                                   Key::F1,
                                   Key::F3,
                                   Key::F5,
                                   Key::F7,
                                   Key::Redraw,
                                   Key::Resized,
                                   Key::Unknown,
                                   Key::Elapsed};
        constexpr std::u32string_view letters =
            U"abcdefghijklmnopqrstuvwxyz0123456789.?, BPRNCFrnbypcf\u00e9\u4e2d";
        if (below(4) == 0) return named[static_cast<std::size_t>(below(named.size()))];
        return key_of(letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))]);
    }
    bool at_launcher() { return table.row(8).find("SELECT GAME") != std::string::npos; }

    // Escapes, then the keys that leave; again, while they lead anywhere.
    bool finds_launcher() {
        for (int i = 0; i < 40 and not at_launcher(); ++i) {
            table.keys("Esc Esc Esc Esc");
            if (not at_launcher()) table.keys(i % 2 == 0 ? "q y" : "x");
            if (not at_launcher() and i % 4 == 3) table.keys("c");
        }
        return at_launcher();
    }
    // A table of some people who own what they like, so that much happens.
    void sit_down() {
        const int players = 2 + below(5);
        table.keys("p n " + std::string{below(2) == 0 ? "n " : "y "} + std::to_string(players));
        for (int i = 0; i < players; ++i) table.keys(std::to_string(i) + " Enter");
        table.keys("1 f c 2");
        for (int i = 0; i < 3 * players and not table.says("B - BEGIN"); ++i) table.keys("r");
        table.keys("Space Space b Space");
        if (table.place.table) deal(players);
    }
    void deal(int players) {
        for (const char* const street : {"old-kent-road",
                                         "whitechapel-road",
                                         "vine-street",
                                         "bow-street",
                                         "mayfair",
                                         "park-lane",
                                         "oxford-street"}) {
            const std::string owner = std::to_string(1 + below(players));
            const std::string fact = "square." + std::string{street} + ".owner";
            (void)table.place.table->rig(fact, std::vector{owner});
            (void)table.place.table->settle();
        }
        (void)table.place.table->rig("seat.1.square", std::vector<std::string>{"gaol"});
        (void)table.place.table->rig("seat.1.gaol", std::vector<std::string>{"1"});
        (void)table.place.table->settle();
        for (int seat = 1; seat <= players; ++seat) {
            const std::string fact = "seat." + std::to_string(seat) + ".money";
            (void)table.place.table->rig(fact, std::vector{std::to_string(below(400))});
            (void)table.place.table->settle();
        }
    }
    void check_the_way_out(const std::string& when) {
        const auto page = table.app().canvas();
        INFO(when << "\n" << picture_of(page, GlyphSet::Ascii));
        REQUIRE(finds_launcher());
    }
    // The header of the page in the window, afterwards.
    std::string press() {
        table.app().press(any_key());
        if (below(8) == 0) table.app().tick(below(700));
        const Canvas canvas = table.app().canvas();
        std::u32string header;
        for (int col = 1; col < 15; ++col) header += canvas.cell({7, col}).glyph;
        return utf8(header);
    }
    void go_somewhere(const std::string& header) {
        if (header.starts_with("PREGAME") and below(40) == 0) REQUIRE(finds_launcher());
        if (header.starts_with("PARLOR") and below(2) == 0) sit_down();
    }
};

}  // namespace

TEST_CASE("U-3.7: 100,000 random keys: no crash, and the launcher is reached from everywhere") {
    Monkey monkey;
    std::map<std::string, int> checked;  // by the page's header
    for (int i = 1; i <= many; ++i) {
        const std::string header = monkey.press();
        const bool is_new = ++checked[header] <= 3;
        if (is_new or i % between_checks == 0)
            monkey.check_the_way_out("after " + std::to_string(i) + " keys");
        monkey.go_somewhere(header);
    }
    for (const char* const page : {"PLAYER'S TURN",
                                   "DEED AUCTION",
                                   "IN GAOL",
                                   "TRADE APPROVAL",
                                   "PLAYER MUST",
                                   "PLAYER MOVING",
                                   "OPTIONS",
                                   "PREGAME CONFIG"})
        CHECK(std::any_of(checked.begin(), checked.end(), [&](const auto& each) {
            return each.first.find(page) != std::string::npos;
        }));
}

}  // namespace parlor::tui
