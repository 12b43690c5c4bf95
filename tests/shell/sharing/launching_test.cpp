// From the launcher to a host and back, at one terminal.
#include "shell/sharing/launching.hpp"

#include <csignal>

#include "app/app.hpp"
#include "games/games.hpp"
#include "program/pty.hpp"
#include "shell/sharing/hosting.hpp"
#include "terminal/fake_terminal.hpp"

using namespace parlor;

namespace {

struct AtLauncher {
    Folder folder;
    Pty pty{[] {
                std::signal(SIGPIPE, SIG_IGN);
                return tui::play(
                    {.games = all_games(), .visit = shell::visits_by(shell::way_from_here({}))},
                    {});
            },
            25,
            40,
            {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}, {"XDG_RUNTIME_DIR", folder.path}}};
    tui::FakeTerminal glass{{25, 40}, true};

    bool shows(const std::string& text) {
        constexpr int tries = 400, quiet = 50;
        for (int i = 0; i < tries; ++i) {
            glass.show(pty.read(quiet));
            if (glass.text().find(text) != std::string::npos) return true;
        }
        UNSCOPED_INFO(glass.text());
        return false;
    }
    void press(const std::string& keys) { pty.send(keys); }
};

}  // namespace

TEST_CASE(
    "T-2.1: S leads from the launcher to the host's list, and Q back, with the host's words") {
    AtLauncher ann;
    Hosting host{{}, ann.folder.path, ann.folder.path / "log"};
    REQUIRE(answers(ann.folder.path / "parlor" / "host"));
    ann.press(" ");
    REQUIRE(ann.shows("QUIT"));
    ann.press("s");
    REQUIRE(ann.shows("THE LIST"));
    ann.press("q");
    CHECK(ann.shows("COME AGAIN."));
    ann.press(" ");
    CHECK(ann.shows("QUIT"));
    ann.press("q");
    CHECK(ann.pty.wait_for_end() == 0);
    CHECK(ann.pty.is_as_before());
}

TEST_CASE("T-2.1: where no host is there the list says so, and that O starts one") {
    AtLauncher ann;
    ann.press(" ");
    REQUIRE(ann.shows("QUIT"));
    ann.press("s");
    CHECK(ann.shows("NO HOST IS HERE"));
    CHECK(ann.shows("O STARTS ONE"));
    ann.press("x");
    CHECK(ann.shows("QUIT"));
}
