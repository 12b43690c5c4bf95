// The program at terminals with a light background, as --paper and the configuration file ask.
#include <fstream>
#include <set>

#include "pty.hpp"
#include "table/folder.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;
using Words = std::vector<std::string>;

namespace {

constexpr short black = 0, own_colour = -1;

// The colours of the launcher on a terminal of 256.
struct Shown {
    std::set<short> inks, papers;
};

Shown launcher(const Words& words, const std::string& configuration) {
    Pty pty{program_file,
            24,
            80,
            {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}, {"XDG_CONFIG_HOME", configuration}},
            Pty::Under::Nobody,
            words};
    FakeTerminal glass{{24, 80}, true};
    glass.show(pty.screen());
    pty.send(" ");
    glass.show(pty.screen());
    REQUIRE(glass.text().find("MAIN MENU") != std::string::npos);
    Shown shown;
    for (int row = 0; row < 24; ++row)
        for (int col = 0; col < 80; ++col) {
            const FakeTerminal::Point point = glass.at(row, col);
            if (point.glyph != U' ') shown.inks.insert(point.look.fore);
            shown.papers.insert(point.look.back);
        }
    return shown;
}

}  // namespace

TEST_CASE("U-1.4: --paper, or the configuration file, says what the background is") {
    const Folder home;
    const std::string configuration = home.path.string();
    const auto launched = [&](const Words& words) { return launcher(words, configuration); };
    CHECK(launched({}).papers.contains(black));
    const Shown own = launched({"--paper", "terminal"});
    CHECK(own.papers.contains(own_colour));
    CHECK_FALSE(own.papers.contains(black));

    const Shown light = launched({"--paper", "light"});
    CHECK(light.papers.contains(own_colour));
    CHECK_FALSE(light.papers.contains(black));
    CHECK(light.papers != own.papers);

    std::filesystem::create_directories(home.path / "parlor");
    std::ofstream{home.path / "parlor" / "config.toml"} << "paper = \"light\"\n";
    const Shown configured = launched({});
    CHECK(configured.papers == light.papers);
    CHECK(configured.inks == light.inks);
}
