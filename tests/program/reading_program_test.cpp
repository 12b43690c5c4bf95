// The program while it reads a file that takes long: signals and Ctrl-C end it, with or without its
// own terminal.
#include <sys/wait.h>

#include <array>
#include <iterator>
#include <sstream>

#include "pty.hpp"
#include "table/folder.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

// Reading this makes two computers of level 2 play a game to its end, for more than a minute.
const std::string long_thoughts =
    "parlor 1\n"
    "game dominoes\n"
    "seed 5\n"
    "option target 999\n"
    "seat 1 cpu:2 ANN\n"
    "seat 2 cpu:2 MACK\n"
    "begin\n"
    ".expect over yes\n";

struct Home {
    Folder folder;
    std::filesystem::path file = folder.path / "parlor" / "games" / "20261120-231752-01.parlor";

    Home() {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream{file} << long_thoughts;
    }
    [[nodiscard]] Pty at_terminal(const std::vector<std::string>& words = {}) const {
        const std::string state = folder.path.string();
        return {program_file,
                24,
                80,
                {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}, {"XDG_STATE_HOME", state}},
                Pty::Under::Nobody,
                words};
    }
};

// In hundredths of a second.
long time_worked(const Pty& pty) {
    constexpr std::size_t user_time = 13;
    std::istringstream stat{pty.told_by_kernel("stat")};
    const std::vector<std::string> fields{std::istream_iterator<std::string>{stat}, {}};
    return fields.size() > user_time ? std::stol(fields[user_time]) : 0;
}

// Until it has worked for half a second more: the way to the file is work as well.
void let_it_read(const Pty& pty) {
    constexpr int most_tries = 24'000;
    const long enough = time_worked(pty) + 50;
    for (int tries = 0; tries < most_tries; ++tries) {
        if (time_worked(pty) >= enough) return;
        usleep(5'000);
    }
    FAIL("it does not work on the file");
}

// A key closes the title, and the program reads the unfinished game.
void come_to_launcher(Pty& pty) {
    (void)pty.screen();
    pty.send(" ");
    let_it_read(pty);
}

}  // namespace

TEST_CASE("a signal ends every command that only reads a file") {
    const Home home;
    const std::array signals{SIGTERM, SIGHUP, SIGINT};
    std::size_t next = 0;
    for (const std::string command :
         {"show", "story", "replay", "cast", "record", "ask", "review"}) {
        const int signal = signals[next++ % signals.size()];
        INFO(command << " " << signal);
        Pty pty = home.at_terminal({command, home.file.string()});
        let_it_read(pty);
        pty.raise(signal);
        const int status = pty.wait_for_end();
        CHECK(WIFSIGNALED(status));
        CHECK(WTERMSIG(status) == signal);
    }
}

TEST_CASE("Ctrl-C ends a command that only reads a file") {
    const Home home;
    Pty pty = home.at_terminal({"show", home.file.string()});
    let_it_read(pty);
    pty.send("\x03");
    const int status = pty.wait_for_end();
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGINT);
}

TEST_CASE("a signal ends the parlor while it reads the game that was left, and it is as before") {
    const Home home;
    for (const int signal : {SIGTERM, SIGHUP}) {
        Pty pty = home.at_terminal();
        come_to_launcher(pty);
        pty.raise(signal);
        const std::string bytes = pty.screen();
        CHECK(bytes.find("\x1b[?1049l") != std::string::npos);
        CHECK(pty.is_as_before());
        CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + signal);
    }
}

TEST_CASE("Ctrl-C ends the reading of the game that was left, which is said, and asks") {
    const Home home;
    Pty pty = home.at_terminal();
    come_to_launcher(pty);
    pty.send("\x03");
    FakeTerminal glass{{24, 80}, true};
    glass.show(pty.screen());
    CHECK(glass.text().find("GAME YOU LEFT") != std::string::npos);
    CHECK(glass.text().find("CALLED OFF") != std::string::npos);
    pty.send(" ");
    glass.show(pty.screen());
    CHECK(glass.text().find("LEAVE THE PARLOR?") != std::string::npos);
    pty.send("y");
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 0);
    CHECK(content(home.file) == long_thoughts);
}

TEST_CASE("Ctrl-C ends the reading of a game on a shelf") {
    const Home home;
    const auto saves = home.file.parent_path().parent_path() / "saves";
    std::filesystem::create_directories(saves);
    std::filesystem::rename(home.file, saves / "slow.parlor");
    Pty pty = home.at_terminal();
    FakeTerminal glass{{24, 80}, true};
    glass.show(pty.screen());
    pty.send(" ");
    glass.show(pty.screen());
    pty.send(".");
    glass.show(pty.screen());
    pty.send("l");
    glass.show(pty.screen());
    INFO(glass.text());
    CHECK(glass.text().find("slow") != std::string::npos);
    pty.send("\r");
    let_it_read(pty);
    pty.send("\x03");
    glass.show(pty.screen());
    INFO(glass.text());
    CHECK(glass.text().find("CALLED OFF") != std::string::npos);
}
