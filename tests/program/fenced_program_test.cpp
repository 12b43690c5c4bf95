// The fence of restricted mode round the real program: it is closed before the first key,
// `--version` names it, and a kernel without it runs the program all the same.
#include <unistd.h>

#include <algorithm>

#include "pty.hpp"
#include "shell/fence/call_filter.hpp"
#include "shell/fence/file_fence.hpp"
#include "shell/fence/old_kernel.hpp"
#include "shell/sharing/hosting.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

const Pty::Variables variables{
    {"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}, {"ASAN_OPTIONS", "detect_leaks=0"}};

// The program on a kernel that has neither Landlock nor filters.
std::function<int()> on_an_old_kernel(const char* option) {
    return [option] {
        if (make_kernel_old()) execl(program_file, program_file, option, nullptr);
        return 127;
    };
}

// The folder of a restricted player.
struct Own {
    Folder folder;
    std::filesystem::path parlor = folder.path / "parlor", games = parlor / "games";
    Own() { std::filesystem::create_directories(games); }
    void leave_game(const std::string& lines) const {
        std::ofstream{games / "20260101-000000-01.parlor"} << "parlor 1\n" << lines;
    }
    // The game that was played last; a game from elsewhere continues in a new file.
    [[nodiscard]] std::string game() const {
        std::filesystem::path last;
        for (const auto& file : std::filesystem::directory_iterator{games})
            last = std::max(last, file.path());
        return content(last);
    }
};

// A restricted player at a terminal.
class Player {
public:
    explicit Player(const Folder& own,
                    const std::string& game = "",
                    Pty::Under under = Pty::Under::Nobody)
        : pty{program_file, 25, 80, variables, under, words(own, game)} {
        glass_.show(pty.screen());
    }
    // The screen after these keys.
    std::string press(const std::string& keys) {
        for (const char key : keys) {
            pty.send({key});
            glass_.show(pty.screen());
        }
        return glass_.text();
    }
    [[nodiscard]] std::string resized(int rows, int cols) {
        glass_.resize({rows, cols});
        pty.resize(rows, cols);
        glass_.show(pty.screen());
        return glass_.text();
    }

    Pty pty;

private:
    static std::vector<std::string> words(const Folder& own, const std::string& game) {
        std::vector<std::string> all{"--restricted", own.path.string()};
        if (not game.empty()) all.push_back(game);
        return all;
    }
    FakeTerminal glass_{{25, 80}, true};
};

void check_shows(const std::string& screen, const std::string& words) {
    INFO(screen);
    CHECK(screen.find(words) != std::string::npos);
}

// From the title to the first turn of a game, which is stored in the player's own folder.
std::string played(Pty& pty) {
    FakeTerminal glass{{25, 80}, true};
    glass.show(pty.screen());
    for (const char key : std::string{" ppccsrr"}) {
        pty.send({key});
        glass.show(pty.screen());
    }
    return glass.text();
}

}  // namespace

TEST_CASE(
    "restricted mode: the fence stands before the first key, and a game is played behind it") {
    Pty pty{program_file, 25, 80, variables, Pty::Under::Nobody, {"--restricted"}};
    CHECK(played(pty).find("GOES FIRST") != std::string::npos);
    const std::string status = pty.told_by_kernel("status");
    CHECK(status.find("NoNewPrivs:\t1") != std::string::npos);
    if (CallFilter::is_known_here()) CHECK(status.find("Seccomp:\t2") != std::string::npos);
    pty.raise(SIGTERM);
    CHECK(pty.screen().find("CANNOT") == std::string::npos);
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}

TEST_CASE("restricted mode: behind the fence a game is continued, saved, left and loaded") {
    const Own own;
    own.leave_game(
        "game classic\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n0 dice 6 6\n0 dice 1 "
        "2\n");
    Player player{own.folder};
    check_shows(player.press(" c"), "ANN");
    check_shows(player.press("\023fri\r"), "SAVED");
    (void)player.press(" r");
    CHECK(own.game().find("\n1 roll\n0 dice ") != std::string::npos);
    player.pty.hang_up();
    CHECK(WEXITSTATUS(player.pty.wait_for_end()) == 128 + SIGHUP);
    Player again{own.folder};
    check_shows(again.press(" .l"), "fri");
    check_shows(again.press("\r"), "ANN");
    check_shows(again.resized(30, 100), "ANN");
}

TEST_CASE("restricted mode: behind the fence Moneyloopy and dominoes are played and seen again") {
    for (const std::string game : {"moneyloopy", "dominoes"}) {
        INFO(game);
        const Own own;
        own.leave_game("game " + game + "\nseed 1\nseat 1 person Ann\nseat 2 cpu:1 Bob\nbegin\n");
        const std::string before = own.game();
        {
            Player player{own.folder};
            check_shows(player.press(" c  "), game == "dominoes" ? "HAND 1" : "ANN");
        }
        CHECK(own.game().size() > before.size());
        Player player{own.folder};
        check_shows(player.press(" .r\r"), "MOVE 0/");
    }
}

TEST_CASE("restricted mode: behind the fence a game is reviewed, by one processor") {
    const Own own;
    std::filesystem::copy_file(
        std::filesystem::path{tests_folder} / "games" / "domino_against_mack.parlor",
        own.games / "20260101-000000-01.parlor");
    Player player{own.folder};
    check_shows(player.press(" .r\r"), "MOVE 0/");
    check_shows(player.press("v"), "REVIEW");
}

TEST_CASE("T-4.5: behind the fence a player is a guest, and comes back to the next host") {
    const Own own;
    const auto& folder = own.folder.path;
    const auto log = folder / "log", socket = folder / "run" / "host";
    std::filesystem::create_directory(socket.parent_path());
    auto host = std::make_unique<Hosting>(cli::Host{.at = socket}, folder, log);
    REQUIRE(answers(socket));
    Pty pty{program_file,
            25,
            40,
            variables,
            Pty::Under::Nobody,
            {"--restricted", folder.string(), "--at", socket.string()}};
    FakeTerminal glass{{25, 40}, true};
    const auto shows = [&](const std::string& text) {
        constexpr int tries = 400, quiet = 50;
        for (int i = 0; i < tries and glass.text().find(text) == std::string::npos; ++i)
            glass.show(pty.read(quiet));
        INFO(glass.text());
        CHECK(glass.text().find(text) != std::string::npos);
    };
    shows("PRESS");
    pty.send(" ");
    shows("SHARED GAMES");
    pty.send("s");
    shows("THE LIST");
    host.reset();
    shows("THE HOST IS AWAY");
    host = std::make_unique<Hosting>(cli::Host{.at = socket}, folder, log);
    shows("THE LIST    ");
    pty.send("q");
    shows("COME AGAIN.");
    host.reset();
    pty.send(" ");
    shows("MAIN MENU");
    pty.send("s");
    shows("NO HOST IS HERE");
    pty.send("o");
    shows("NO HOST CAN BE STARTED");
}

TEST_CASE("T-4.5: a player who began without a host reads that it takes a new start") {
    const Own own;
    const auto& folder = own.folder.path;
    Pty pty{program_file,
            25,
            40,
            variables,
            Pty::Under::Nobody,
            {"--restricted", folder.string(), "--at", (folder / "none").string()}};
    FakeTerminal glass{{25, 40}, true};
    for (const char key : std::string{" s"}) {
        glass.show(pty.screen());
        pty.send({key});
    }
    glass.show(pty.screen());
    check_shows(glass.text(), "NO HOST WAS HERE");
}

TEST_CASE("restricted mode: behind the fence options, a mode and the results are kept and shown") {
    const Own own;
    std::ofstream{own.parlor / "results"}
        << "20261123-180000-01 classic uk 34 person \"Ann\" 1 4200 cpu:1 \"Victor\" 2 0\n";
    Player player{own.folder};
    (void)player.press(" .omx");
    CHECK(content(own.parlor / "config.toml") == "movement = \"jumping\"\n");
    check_shows(player.press(".b"), "ANN");
    check_shows(player.press("x.e\rrush\r\r ss"), "SAVED");
    CHECK(content(own.parlor / "modes" / "rush.toml").find("rush") != std::string::npos);
}

TEST_CASE("restricted mode: behind the fence the game is suspended, and resumed") {
    const Folder own;
    Player player{own, "property", Pty::Under::Shell};
    player.pty.raise(SIGTSTP);
    CHECK(WIFSTOPPED(player.pty.wait_for_end(WUNTRACED)));
    CHECK(player.pty.is_as_before());
    player.pty.raise(SIGCONT);
    check_shows(player.press("\x0c"), "PLAYER");
}

TEST_CASE("restricted mode: `parlor --version` says what the fence is made of on this kernel") {
    Pty pty{program_file, 25, 80, variables, Pty::Under::Nobody, {"--version"}};
    const std::string told = pty.screen();
    CHECK(told.find("fence of restricted mode: resource limits") != std::string::npos);
    if (landlock_abi() > 0) CHECK(told.find(", Landlock") != std::string::npos);
    if (CallFilter::is_known_here()) CHECK(told.find(", seccomp") != std::string::npos);
}

TEST_CASE("restricted mode: on a kernel without a fence it plays on, and --version says so") {
    if (not CallFilter::is_known_here()) return;
    Pty version{on_an_old_kernel("--version"), 25, 80, variables};
    CHECK(version.screen().find("resource limits (this kernel has no Landlock, no seccomp)") !=
          std::string::npos);
    Pty pty{on_an_old_kernel("--restricted"), 25, 80, variables};
    CHECK(played(pty).find("GOES FIRST") != std::string::npos);
}
