// The program at real terminals: what it shows, and how it restores them.
#include <exception>
#include <random>

#include "pty.hpp"
#include "terminal/fake_terminal.hpp"
#include "terminal/presenter.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;
using tui::Size;

namespace {

const std::string program = program_file;

Pty at_terminal(const std::string& term, const std::string& locale = "C.UTF-8") {
    return {program, 24, 80, {{"TERM", term}, {"LC_ALL", locale}}};
}

// Somebody can stop it, and let it continue.
Pty under_a_shell() {
    return {program, 24, 80, {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}, Pty::Under::Shell};
}

bool erases_in_paper(const std::string& term) {
    return term.starts_with("xterm") or term == "linux" or term == "putty" or
           term.starts_with("rxvt");
}

FakeTerminal shown_by(Pty& pty, const std::string& term) {
    FakeTerminal glass{{24, 80}, erases_in_paper(term)};
    glass.show(pty.screen());
    return glass;
}

// To the board of a game of two, with the keys of the set-up pages.
const std::string to_the_board = " ppccsrr b";

bool is_known(const std::string& term) {
    return std::system(("infocmp " + term + " >/dev/null 2>&1").c_str()) == 0;
}

}  // namespace

TEST_CASE("U-1.1: the first screen is the same at every terminal, in UTF-8") {
    Pty first = at_terminal("xterm");
    const FakeTerminal wanted = shown_by(first, "xterm");
    CHECK(wanted.text().find("PRESS ANY KEY") != std::string::npos);
    for (const std::string term : {"xterm-256color",
                                   "screen",
                                   "tmux-256color",
                                   "vt100",
                                   "vt220",
                                   "putty",
                                   "rxvt-unicode-256color"}) {
        if (not is_known(term)) continue;
        INFO(term);
        Pty pty = at_terminal(term);
        const FakeTerminal glass = shown_by(pty, term);
        CHECK(glass.text() == wanted.text());
        CHECK(glass.complaints().empty());
    }
}

TEST_CASE("U-1.3: without UTF-8 there is line drawing, and never a byte beyond ASCII") {
    for (const std::string term : {"xterm-256color", "linux", "vt100", "screen"}) {
        INFO(term);
        Pty pty = at_terminal(term, "C");
        std::string bytes = pty.screen();
        for (const char key : to_the_board) {
            pty.send({key});
            bytes += pty.screen();
        }
        CHECK(std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte > 0; }));
        FakeTerminal glass{{24, 80}, erases_in_paper(term)};
        glass.show(bytes);
        const bool has_edges = glass.text().find("▐") != std::string::npos or
                               glass.text().find('|') != std::string::npos;
        CHECK(has_edges);
        CHECK(glass.complaints().empty());
    }
}

TEST_CASE("U-1.8: the terminal is given back on every way out") {
    const int signal = GENERATE(SIGTERM,
                                SIGHUP,
                                SIGPROF,
                                SIGVTALRM,
                                SIGIO,
                                SIGPWR,
                                SIGSEGV,
                                SIGABRT,
                                SIGBUS,
                                SIGFPE,
                                SIGILL);
    Pty pty = at_terminal("xterm");
    (void)pty.screen();
    CHECK_FALSE(pty.is_as_before());
    pty.raise(signal);
    const std::string bytes = pty.screen();
    INFO(signal);
    CHECK(bytes.find("\x1b[?1049l") != std::string::npos);
    CHECK(pty.is_as_before());
    const int status = pty.wait_for_end();
    const bool is_crash = signal == SIGSEGV or signal == SIGABRT or signal == SIGBUS or
                          signal == SIGFPE or signal == SIGILL;
    CHECK(WIFSIGNALED(status) == is_crash);
    if (not is_crash) CHECK(WEXITSTATUS(status) == 128 + signal);
}

TEST_CASE("U-1.8: a crash says what happened and how to report it") {
    const std::vector<std::pair<int, std::string>> crashes{{SIGSEGV, "SIGSEGV"},
                                                           {SIGABRT, "SIGABRT"},
                                                           {SIGBUS, "SIGBUS"},
                                                           {SIGFPE, "SIGFPE"},
                                                           {SIGILL, "SIGILL"},
                                                           {SIGSYS, "SIGSYS"},
                                                           {SIGTRAP, "SIGTRAP"}};
    for (const auto& [signal, name] : crashes) {
        INFO(name);
        Pty pty = at_terminal("xterm");
        (void)pty.screen();
        pty.raise(signal);
        const std::string bytes = pty.screen();
        const auto given_back = bytes.find("\x1b[?1049l");
        REQUIRE(given_back != std::string::npos);
        CHECK(bytes.substr(given_back)
                  .ends_with("parlor: the program has crashed (" + name +
                             "). How to report it: man 6 parlor, BUGS.\r\n"));
        CHECK(WTERMSIG(pty.wait_for_end()) == signal);
    }
}

TEST_CASE("U-1.8: after a crash the line says whether the game is kept") {
    const auto crash_after = [](const std::string& keys, bool is_disk_full = false) {
        Pty pty = at_terminal("xterm");
        (void)pty.screen();
        if (is_disk_full) pty.forbid_writing();
        pty.send(keys);
        (void)pty.screen();
        pty.raise(SIGSEGV);
        const std::string bytes = pty.screen();
        return bytes.substr(bytes.find("parlor: "));
    };
    const std::string crashed = "parlor: the program has crashed (SIGSEGV). ",
                      report = "How to report it: man 6 parlor, BUGS.\r\n";
    CHECK(crash_after(" p") == crashed + report);
    CHECK(crash_after(to_the_board) ==
          crashed + "The game is kept: C in the menu continues it. " + report);
    CHECK(crash_after(to_the_board, true) ==
          crashed + "The game is not kept, or not to its end. " + report);
}

TEST_CASE("U-1.8: an error that nobody expected says so, too, in one line of ours") {
    const auto part = [] {
        const auto presenter = tui::Presenter::open({});
        tui::Presenter::say_on_crash(std::string(2000, 'x'));
        tui::Presenter::say_on_crash("The game is kept. ");
        presenter->show({});
        if (presenter->read_key()) std::terminate();
        return 0;
    };
    Pty pty{part, 25, 80, {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}};
    (void)pty.screen();
    pty.send("z");
    const std::string bytes = pty.screen();
    const std::string words =
        "parlor: the program has crashed (an error that it did not expect). The game is kept. "
        "How to report it: man 6 parlor, BUGS.\r\n";
    const auto said = bytes.find(words);
    CHECK(said != std::string::npos);
    CHECK(bytes.find("parlor:", said + words.size()) == std::string::npos);
    CHECK(pty.is_as_before());
    CHECK(WTERMSIG(pty.wait_for_end()) == SIGABRT);
}

TEST_CASE("a terminal that is gone, without a signal, ends as by SIGHUP") {
    Pty pty = under_a_shell();
    (void)pty.screen();
    pty.hang_up();
    const int status = pty.wait_for_end();
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 128 + SIGHUP);
}

TEST_CASE("U-1.8: SIGINT asks first; Y leaves with status 0, a second SIGINT with 130") {
    for (const bool by_key : {true, false}) {
        Pty pty = at_terminal("xterm");
        FakeTerminal glass = shown_by(pty, "xterm");
        const FakeTerminal before = glass;
        const auto interrupt = [&] {
            by_key ? pty.send("\x03") : pty.raise(SIGINT);
            glass.show(pty.screen());
        };
        interrupt();
        CHECK(glass.text().find("LEAVE THE PARLOR?") != std::string::npos);
        pty.send("n");
        glass.show(pty.screen());
        CHECK(glass == before);
        interrupt();
        by_key ? pty.send("y") : pty.raise(SIGINT);
        CHECK(pty.screen().find("\x1b[?1049l") != std::string::npos);
        CHECK(pty.is_as_before());
        const int status = pty.wait_for_end();
        CHECK(WIFEXITED(status));
        CHECK(WEXITSTATUS(status) == (by_key ? 0 : 130));
    }
}

TEST_CASE("while SIGINT's question stands, SIGTERM leaves, and Ctrl-Z suspends") {
    Pty pty = under_a_shell();
    (void)pty.screen();
    pty.raise(SIGINT);
    (void)pty.screen();
    pty.raise(SIGTSTP);
    CHECK(WIFSTOPPED(pty.wait_for_end(WUNTRACED)));
    pty.raise(SIGCONT);
    CHECK(shown_by(pty, "xterm").text().find("LEAVE THE PARLOR?") != std::string::npos);
    pty.raise(SIGTERM);
    (void)pty.screen();
    CHECK(pty.is_as_before());
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}

TEST_CASE("in a window too small for the question a second SIGINT leaves") {
    Pty pty{program, 10, 30, {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}};
    (void)pty.screen();
    pty.raise(SIGINT);
    (void)pty.screen();
    pty.raise(SIGINT);
    (void)pty.screen();
    CHECK(pty.is_as_before());
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 130);
}

TEST_CASE("U-1.7: Ctrl-Z gives the terminal back, and fg draws everything again") {
    Pty pty = under_a_shell();
    const FakeTerminal before = shown_by(pty, "xterm");
    pty.raise(SIGTSTP);
    CHECK(WIFSTOPPED(pty.wait_for_end(WUNTRACED)));
    CHECK(pty.is_as_before());
    CHECK(pty.screen().find("\x1b[?1049l") != std::string::npos);
    pty.raise(SIGCONT);
    CHECK(shown_by(pty, "xterm") == before);
    CHECK_FALSE(pty.is_as_before());
}

TEST_CASE("U-1.7: where nobody could let it go on, Ctrl-Z stops nothing") {
    Pty pty = at_terminal("xterm");
    const FakeTerminal before = shown_by(pty, "xterm");
    pty.send("\x1a");
    CHECK(shown_by(pty, "xterm") == before);
    pty.send("\x03");
    CHECK(shown_by(pty, "xterm").text().find("LEAVE THE PARLOR?") != std::string::npos);
}

TEST_CASE("U-1.6: an option that changes no looks redraws nothing") {
    Pty pty = at_terminal("xterm");
    (void)pty.screen();
    pty.send(" o");
    (void)pty.screen();
    pty.send("m");
    const std::string bytes = pty.screen();
    CHECK(bytes.find("\x1b[2J") == std::string::npos);
    CHECK(bytes.size() < 120);
}

TEST_CASE("a file that may not grow ends nothing: the game goes on in memory") {
    Pty pty = at_terminal("xterm");
    FakeTerminal glass = shown_by(pty, "xterm");
    pty.forbid_writing();
    bool is_told = false, goes_on = false;
    const auto press = [&](char key) {
        pty.send({key});
        glass.show(pty.screen());
        is_told = is_told or glass.text().find("NOT ON DISK") != std::string::npos;
        goes_on = goes_on or (is_told and glass.text().find("ROLLED") != std::string::npos);
    };
    for (const char key : to_the_board) press(key);
    for (int tries = 0; not goes_on and tries < 20; ++tries) press(" r"[tries % 2]);
    CHECK(is_told);
    CHECK(goes_on);
    pty.raise(SIGTERM);
    (void)pty.screen();
    CHECK(pty.is_as_before());
}

TEST_CASE("U-1.7: Ctrl-L draws everything again") {
    Pty pty = at_terminal("xterm");
    const FakeTerminal before = shown_by(pty, "xterm");
    pty.send("\f");
    CHECK(shown_by(pty, "xterm") == before);
}

TEST_CASE("U-1.2: a window that was resized and has its old size again is redrawn") {
    Pty pty = at_terminal("xterm-256color");
    (void)pty.screen();
    FakeTerminal resized{{24, 80}, true}, anew{{24, 80}, true};
    pty.raise(SIGWINCH);
    resized.show(pty.screen());
    pty.send("\f");
    anew.show(pty.screen());
    CHECK(resized == anew);
}

TEST_CASE("U-1.2: 10,000 sizes and random keys at full speed leave nothing behind") {
    std::mt19937 chance{11};
    const auto pick = [&](std::size_t count) { return chance() % count; };
    const std::string keys = "rbnpmtvds.fcikwoxayuj12345\t\r \x1b";
    Pty pty = at_terminal("xterm-256color");
    FakeTerminal glass{{24, 80}, true};
    glass.show(pty.screen());
    pty.send(to_the_board);
    for (int i = 0; i < 10'000; ++i) {
        pty.resize(1 + static_cast<int>(pick(60)), 1 + static_cast<int>(pick(200)));
        if (i % 10 == 0) {
            pty.resize(24, 80);
            pty.send({keys[pick(keys.size())]});
        }
        if (i % 4 == 0) (void)pty.read(0);
    }
    pty.resize(24, 80);
    (void)pty.screen();
    pty.send("\f");
    glass.resize({24, 80});
    glass.show(pty.screen());
    const FakeTerminal whole = glass;

    // Once more, now after the changes of size, and without a complete redraw.
    pty.resize(10, 10);
    (void)pty.screen();
    pty.resize(24, 80);
    glass.resize({24, 80});
    glass.show(pty.screen());
    CHECK(glass == whole);
    CHECK(glass.complaints().empty());
    CHECK(waitpid(-1, nullptr, WNOHANG) == 0);
}

TEST_CASE("U-1.2: a game that is resized all the time ends as one that is not") {
    std::mt19937 chance{12};
    const auto pick = [&](unsigned count) { return 1 + static_cast<int>(chance() % count); };
    const std::string keys = " pkc\r\r300ANN\r\r1BOB\r\r2\r\r2fgfc";
    Pty calm = at_terminal("xterm"), shaken = at_terminal("xterm");
    std::string calm_bytes = calm.screen();
    (void)shaken.screen();
    for (const char key : keys) {
        calm.send({key});
        calm_bytes += calm.screen();
        for (int i = 0; i < 50; ++i) shaken.resize(pick(60), pick(200));
        shaken.resize(24, 80);
        shaken.send({key});
        (void)shaken.screen();
    }
    FakeTerminal one{{24, 80}, true}, other{{24, 80}, true};
    one.show(calm_bytes);
    shaken.send("\f");
    other.show(shaken.screen());
    INFO(one.text() << other.text());
    CHECK(one == other);
}

TEST_CASE("U-1.9: what cannot show a replay is refused, with what can be done") {
    const std::string term = "unknown";
    const std::string game = std::string{tests_folder} + "/games/auction_beyond_money.parlor";
    Pty pty{program, 24, 80, {{"TERM", term}}, Pty::Under::Nobody, {"replay", game}};
    const std::string words = pty.screen();
    INFO(term << ": " << words);
    CHECK(words.starts_with("parlor: "));
    CHECK(words.find("parlor run") != std::string::npos);
    const int status = pty.wait_for_end();
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 2);
}

TEST_CASE("keys that wait together cost one picture, and not one each") {
    Pty pty = at_terminal("xterm");
    (void)pty.screen();
    pty.send(" ");
    (void)pty.screen();
    constexpr std::size_t keys = 1300;
    std::string downs;
    for (std::size_t i = 0; i < keys; ++i) downs += "\x1b[B";
    pty.send_at_once(downs);
    const std::string bytes = pty.screen();
    CHECK(bytes.size() < 4 * keys);  // a complete picture for each key would be larger
    CHECK(bytes.find('>') != std::string::npos);
}

TEST_CASE("Ctrl-C on a line that is slow takes nothing away from the screen") {
    Pty pty = at_terminal("xterm");
    FakeTerminal glass = shown_by(pty, "xterm");
    const std::string more_than_is_kept_for_us = " p\f\f\f\f\f\f\f\f\f\f";
    for (const char key : more_than_is_kept_for_us) {
        pty.send({key});
        pty.let_it_work();
    }
    pty.send("\x03");
    glass.show(pty.screen());
    Pty calm = at_terminal("xterm");
    FakeTerminal wanted = shown_by(calm, "xterm");
    for (const char key : {' ', 'p'}) {
        calm.send({key});
        wanted.show(calm.screen());
    }
    calm.send("\x03");
    wanted.show(calm.screen());
    CHECK(wanted.text().find("LEAVE THE PARLOR?") != std::string::npos);
    CHECK(glass == wanted);
}

TEST_CASE("U-1.6: nothing is sent while nothing happens") {
    Pty pty = at_terminal("xterm");
    (void)pty.screen();
    CHECK(pty.read(500).empty());
}
