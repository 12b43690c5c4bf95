// The program at terminals that this host does not know, and what terminals send by themselves.
#include <chrono>

#include "pty.hpp"
#include "terminal/fake_terminal.hpp"
#include "terminal/presenter.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

constexpr int as_wanted = 7;

Pty::Variables at(const std::string& term, const std::string& colorterm = "") {
    return {{"TERM", term}, {"LC_ALL", "C.UTF-8"}, {"COLORTERM", colorterm}};
}

// What is on the screen at first, and what the program says after Ctrl-C and Y.
struct Visit {
    std::string bytes, first_screen, left;

    explicit Visit(Pty::Variables variables) {
        Pty pty{program_file, 24, 80, std::move(variables)};
        FakeTerminal glass{{24, 80}, true};
        bytes = pty.screen();
        glass.show(bytes);
        first_screen = glass.text() + glass.complaints();
        pty.send("\x03");
        (void)pty.screen();
        pty.send("y");
        left = pty.screen();
        left.erase(0, left.find("\x1b[?1049l"));
        CHECK(pty.is_as_before());
        CHECK(WEXITSTATUS(pty.wait_for_end()) == 0);
    }
};

// The part runs at a terminal that sends the first bytes, and then the others again and again, ten
// times a second, until the part has ended or 15 seconds have passed.
int status_while_sent(const std::function<int()>& part,
                      const std::string& first,
                      const std::string& others) {
    Pty pty{part, 25, 80, at("xterm")};
    (void)pty.screen();
    pty.send(first);
    for (int i = 0; i < 150 and pty.is_running(); ++i) {
        usleep(100'000);
        pty.send(others);
    }
    const int status = pty.wait_for_end();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("U-1.9: at a terminal that nobody here knows the games are shown, and leaving says it") {
    const Visit known{at("xterm-256color")};
    Pty::Variables with_petscii = at("xterm-256color");
    with_petscii["WT_SESSION"] = "1";
    const Visit drawing{with_petscii};  // as kitty and ghostty do (U-10.9)
    CHECK(known.left.find("parlor:") == std::string::npos);
    const std::vector<std::pair<std::string, std::string>> names{
        {"xterm-kitty", "xterm"},
        {"xterm-ghostty", "xterm"},
        {"foot-of-a-hill", "xterm-256color"},
        {"rio-grande", "xterm-256color"},
        {"contour-line", "xterm-256color"},
        {"../../etc/passwd", "xterm-256color"}};
    for (const auto& [name, taken] : names) {
        INFO(name);
        const Visit visit{at(name)};
        std::string line = "parlor: the terminal ";
        line.append(name).append(" is not known here, and was taken for ").append(taken);
        const bool draws = name == "xterm-kitty" or name == "xterm-ghostty";
        CHECK(visit.first_screen == (draws ? drawing : known).first_screen);
        CHECK(visit.left.ends_with(line + "\r\n"));
    }
}

TEST_CASE("U-1.9: COLORTERM says the colours of a terminal that nobody here knows") {
    CHECK(Visit{at("xterm-kitty", "truecolor")}.bytes.find("\x1b[48;2;") != std::string::npos);
    CHECK(Visit{at("xterm-kitty")}.bytes.find("\x1b[48;2;") == std::string::npos);
}

TEST_CASE("U-1.9: a terminal's name with signs that steer a terminal is told without them") {
    CHECK(Visit{at("no\x1b[2J-such")}.left.find("no\\x1b[2J-such") != std::string::npos);
}

// The first is also in fuzz/seeds/keys.
TEST_CASE("U-1.9: what a terminal answers at the start, late or in pieces, passes no screen") {
    const std::vector<std::vector<std::string>> all{{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\"},
                                                    {"\x1b]11;rgb:ff", "ff/ffff/ffff\x1b", "\\"},
                                                    {"\x1b[?62;", "22c"},
                                                    {"\x1bP>|XTerm", "(390)\x1b\\"},
                                                    {"\x1b[I", "\x1b[O"},
                                                    {"\x1b]11;rgb:ffff/"}};
    const bool is_before_the_start = GENERATE(true, false);
    for (const auto& pieces : all) {
        Pty pty{program_file, 24, 80, at("xterm")};
        FakeTerminal glass{{24, 80}, true};
        const auto sees = [&](const std::string& words) {
            return glass.text().find(words) != std::string::npos;
        };
        const auto wait_for = [&](const std::string& words) {
            for (int tries = 0; not sees(words) and tries < 100; ++tries) glass.show(pty.screen());
            return sees(words);
        };
        if (not is_before_the_start) CHECK(wait_for("PRESS ANY KEY"));
        for (const std::string& piece : pieces) pty.send(piece);
        CHECK(wait_for("PRESS ANY KEY"));
        usleep(600'000);  // after which an answer without an end is given up
        glass.show(pty.screen());
        CHECK(sees("PRESS ANY KEY"));
        pty.send("x");
        CHECK(wait_for("MAIN MENU"));
    }
}

TEST_CASE("U-1.9: reports that come all the time do not delay what is to happen") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        const auto begun = Clock::now();
        if (presenter->read_key(400) != Key::Elapsed) return 1;
        return Clock::now() - begun < seconds{8} ? as_wanted : 2;
    };
    CHECK(status_while_sent(part, "\x1b[I", "\x1b[I") == as_wanted);
    CHECK(status_while_sent(part, "\x1b]11;", "7") == as_wanted);
}

TEST_CASE("U-1.9: an answer that does not end swallows what is typed for some seconds only") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        const auto begun = Clock::now();
        auto key = presenter->read_key();
        while (key == Key::Elapsed) key = presenter->read_key();
        if (key != key_of(U'q')) return 1;
        return Clock::now() - begun < seconds{12} ? as_wanted : 2;
    };
    CHECK(status_while_sent(part, "\x1b]11;", "q") == as_wanted);
}

TEST_CASE("U-1.9: typed keys that look like an answer are keys, even while typing goes on") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        for (const Key wanted : {Key::Esc, key_of(U'P'), key_of(U'r'), key_of(U'q')}) {
            auto key = presenter->read_key();
            while (key == Key::Elapsed) key = presenter->read_key();
            if (key != wanted) return 1;
        }
        return as_wanted;
    };
    CHECK(status_while_sent(part, "\x1bPr", "q") == as_wanted);
}

TEST_CASE("U-1.9: while an answer is incomplete, no frame has to wait") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        if (presenter->read_key() != key_of(U'z')) return 1;
        if (presenter->read_key(0) != Key::Elapsed) return 2;
        return presenter->has_waiting_key() ? 3 : as_wanted;
    };
    Pty pty{part, 25, 80, at("xterm")};
    (void)pty.screen();
    pty.send("z\x1b]11;rgb:");
    CHECK(WEXITSTATUS(pty.wait_for_end()) == as_wanted);
}

TEST_CASE("U-1.7: Ctrl-C and Ctrl-Z in the forms that another program has left on") {
    Pty pty{program_file, 24, 80, at("xterm"), Pty::Under::Shell};
    FakeTerminal glass{{24, 80}, true};
    glass.show(pty.screen());
    pty.send("\x1b[27;5;122~");
    CHECK(WIFSTOPPED(pty.wait_for_end(WUNTRACED)));
    CHECK(pty.is_as_before());
    pty.raise(SIGCONT);
    (void)pty.screen();
    pty.send("\x1b[99;5u");
    glass.show(pty.screen());
    CHECK(glass.text().find("LEAVE THE PARLOR?") != std::string::npos);
    pty.send("\x1b[121u");
    (void)pty.screen();
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 0);
}

TEST_CASE("U-1.8: what was asked of the keyboard is as before, also after a stop by force") {
    const int end = GENERATE(SIGTERM, SIGSEGV);
    Pty pty{program_file, 24, 80, at("xterm"), Pty::Under::Shell};
    FakeTerminal terminal{{24, 80}, true};
    terminal.show("\x1b[>5u\x1b[>4;2m");
    terminal.show(pty.screen());
    CHECK(terminal.keyboard_level() == 0);
    CHECK(terminal.other_keys() == 0);
    pty.raise(SIGSTOP);
    CHECK(WIFSTOPPED(pty.wait_for_end(WUNTRACED)));
    pty.raise(SIGCONT);
    terminal.show(pty.screen());
    CHECK(terminal.keyboard_level() == 0);
    pty.raise(end);
    terminal.show(pty.screen());
    CHECK(terminal.keyboard_level() == 5);
    CHECK(terminal.complaints().empty());
    (void)pty.wait_for_end();
}

TEST_CASE("U-1.7: ESCDELAY gives the second byte of a sequence more time") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        return presenter->read_key() == Key::ArrowUp ? as_wanted : 1;
    };
    for (const std::string delay : {"5000", "", "soon", "-1", "99999999999"}) {
        INFO(delay);
        Pty::Variables variables = at("xterm");
        variables["ESCDELAY"] = delay;
        Pty pty{part, 25, 80, std::move(variables)};
        (void)pty.screen();
        pty.send("\x1b");
        usleep(500'000);
        if (pty.is_running()) pty.send("[A");
        CHECK((WEXITSTATUS(pty.wait_for_end()) == as_wanted) == (delay == "5000"));
    }
}

}  // namespace parlor::tui
