// However the program ends at the table, it restores the terminal if it can, and the game continues
// where it was.
#include <functional>

#include "pty.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

struct Home {
    Folder folder;

    Home() {
        std::filesystem::create_directory(folder.path / "parlor");
        std::ofstream{folder.path / "parlor/config.toml"} << "movement = \"jumping\"\n";
    }
    [[nodiscard]] std::string journal() const {
        for (const auto& file : std::filesystem::directory_iterator{folder.path / "parlor/games"})
            return content(file.path());
        return "";
    }
};

// The program at a terminal, in a home, and its screen.
struct Player {
    Pty pty;
    FakeTerminal glass{{25, 80}, true};
    std::string bytes;

    explicit Player(const Home& home)
        : pty{program_file,
              25,
              80,
              {{"TERM", "xterm"},
               {"LC_ALL", "C.UTF-8"},
               {"HOME", home.folder.path},
               {"XDG_STATE_HOME", home.folder.path},
               {"XDG_CONFIG_HOME", home.folder.path}}} {
        look();
    }
    void look() {
        const std::string news = pty.screen();
        bytes += news;
        glass.show(news);
    }
    void press(const std::string& keys) {
        for (const char key : keys) {
            pty.send({key});
            look();
        }
    }
    [[nodiscard]] bool sees(const std::string& words) const {
        return glass.text().find(words) != std::string::npos;
    }
    // While there is something to read.
    void read_on() {
        for (int tries = 0; sees("ANY KEY") and tries < 20; ++tries) press(" ");
    }
    // A turn of each of two players, more or less: impossible moves are only refused, and keys that
    // come too early do nothing (U-5.4).
    void play() {
        for (int move = 0; move < 15; ++move) {
            press(std::string{"rbn"[move % 3]});
            read_on();
        }
    }
    [[nodiscard]] std::string purses() const {
        const std::string text = glass.text();
        return text.substr(0, text.find('\n', text.find('\n') + 1));
    }
};

}  // namespace

TEST_CASE("a signal, a broken line, a kill at the table: the game goes on as it stood") {
    struct End {
        std::string name;
        std::function<void(Pty&)> come;
        int status;     // when the player leaves; else 0
        bool can_tell;  // whether there still is a terminal
    };
    const End end = GENERATE(values<End>({
        {"SIGTERM", [](Pty& pty) { pty.raise(SIGTERM); }, 143, true},
        {"SIGHUP", [](Pty& pty) { pty.raise(SIGHUP); }, 129, true},
        {"SIGKILL", [](Pty& pty) { pty.raise(SIGKILL); }, 0, false},
        {"a closed window", [](Pty& pty) { pty.hang_up(); }, 129, false},
    }));
    INFO(end.name);
    const bool leaves = end.status > 0;  // by itself
    const Home home;
    std::string kept, purses;
    {
        Player player{home};
        player.press(" ppccsrr b");
        player.read_on();
        for (int tries = 0; kept.find(" roll\n") == std::string::npos and tries < 20; ++tries) {
            player.play();  // rolls again if nobody has begun
            kept = home.journal();
        }
        purses = player.purses();
        end.come(player.pty);
        if (end.can_tell) {
            player.look();
            CHECK(player.bytes.find("\x1b[?1049l") > player.bytes.size() - 40);
            CHECK(player.bytes.rfind("\x1b[39;49m") > player.bytes.size() - 80);
            CHECK(player.bytes.find("\x1b[?25l") == std::string::npos);
            CHECK(player.pty.is_as_before());
        }
        const int status = player.pty.wait_for_end();
        CHECK(WIFEXITED(status) == leaves);
        if (leaves) CHECK(WEXITSTATUS(status) == end.status);
    }
    CHECK(home.journal().starts_with(kept));
    CHECK((home.journal().find("\n# state ", kept.size() - 1) != std::string::npos) == leaves);
    Player again{home};
    again.press(" ");
    CHECK(again.sees("CONTINUE"));
    again.press("c");
    again.read_on();
    CHECK(again.purses() == purses);
    again.play();
    CHECK(home.journal().starts_with(kept));
    CHECK(home.journal().size() > kept.size());
}

TEST_CASE("a game whose file is deleted under it says so once, and goes on in a new one") {
    const Home home;
    const auto games = home.folder.path / "parlor/games";
    std::string purses;
    {
        Player player{home};
        player.press(" ppccsrr b");
        player.read_on();
        player.play();
        REQUIRE(home.journal().find(" roll\n") != std::string::npos);
        const std::string before = home.journal();
        std::filesystem::remove_all(games);
        for (int move = 0; not player.sees("NEW FILE") and move < 60; ++move) {
            player.press(std::string{"rbn"[move % 3]});
            if (not player.sees("NEW FILE")) player.read_on();
        }
        CHECK(player.sees("NEW FILE"));
        CHECK(player.sees("IS NOT THERE"));
        CHECK(home.journal().find(" roll\n") != std::string::npos);
        player.read_on();
        player.play();
        CHECK_FALSE(player.sees("NEW FILE"));
        player.read_on();
        purses = player.purses();
        player.pty.raise(SIGKILL);
    }
    Player again{home};
    again.press(" c");
    again.read_on();
    CHECK(again.purses() == purses);
}

TEST_CASE("a huge file among the games is told, and the game that was left is still offered") {
    const Home home;
    {
        Player player{home};
        player.press(" ppccsrr b");
        player.read_on();
        player.play();
        player.pty.raise(SIGTERM);
        player.look();
        (void)player.pty.wait_for_end();
    }
    const auto huge = home.folder.path / "parlor/games/20990101-000000-01.parlor";
    std::ofstream{huge} << "parlor 1\n";
    std::filesystem::resize_file(huge, 600'000'000);
    Player again{home};
    again.press(" ");
    CHECK(again.sees("600,000,000"));
    again.press(" ");
    CHECK(again.sees("CONTINUE"));
    again.press("c");
    again.read_on();
    CHECK_FALSE(again.sees("MAIN MENU"));
    CHECK(std::filesystem::file_size(huge) == 600'000'000);
}

TEST_CASE("what a killed program left half written is cleared away at the next start, and told") {
    const Home home;
    const auto games = home.folder.path / "parlor/games";
    std::filesystem::create_directories(games);
    std::ofstream{games / "20261120-231752-01.parlor.begun"} << "parlor 1\n";
    std::ofstream{home.folder.path / "parlor/.config.toml.a1B2c3.begun"} << "move";
    Player player{home};
    player.press(" ");
    CHECK(player.sees("CLEARED AWAY"));
    CHECK(player.sees("HALF-WRITTEN FILES"));
    CHECK(std::filesystem::is_empty(games));
    player.press(" ");
    CHECK(player.sees("MAIN MENU"));
}

TEST_CASE("a terminal that takes nothing any more keeps nobody from leaving") {
    const Home home;
    Player player{home};
    player.press(" ppccsrr b");
    player.read_on();
    player.play();
    const bool may_wait = GENERATE(true, false);
    if (not may_wait) player.pty.let_no_call_wait();
    player.pty.fill();
    player.pty.raise(SIGTERM);
    const int status = player.pty.wait_for_end();
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 143);
    CHECK(home.journal().find("\n# state ") != std::string::npos);
}

TEST_CASE("a terminal that takes nothing any more does not keep a crash from ending") {
    const Home home;
    Player player{home};
    player.pty.fill();
    player.pty.raise(SIGSEGV);
    const int status = player.pty.wait_for_end();
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGSEGV);
}
