// The editing of lines, at terminals of several kinds.
#include "editing/line_editor.hpp"

#include <unistd.h>

#include <array>

#include "catch.hpp"
#include "program/pty.hpp"

using namespace parlor;
using editing::LineEditor;
using editing::Tabbed;
using editing::Typed;

namespace {

constexpr std::string_view ended[] = {"enter", "interrupt", "news", "input"};

// Two people type in turn; each line is said again in brackets. `v` becomes `vine`, and `x` could be
// two words.
int echo_lines(int other = -1) {
    LineEditor editor;
    editor.listen_to(other);
    editor.print("begun\n");
    const auto tab = [](const std::string& line) {
        if (line == "v") return Tabbed{"vine "};
        if (line == "x") return Tabbed{line, "Xa or xb?\n"};
        return Tabbed{line};
    };
    for (int person = 0;; person = 1 - person) {
        const Typed typed = editor.read(person, tab);
        editor.print(std::string{ended[static_cast<std::size_t>(typed.by)]} + " [" + typed.line +
                     "]\n");
        char byte = 0;
        if (typed.by == Typed::End::News) REQUIRE(read(other, &byte, 1) == 1);
        if (typed.by == Typed::End::Input) break;
    }
    return editor.ended_by().value_or(0);
}

// Two lines, of which the first waits this long.
int read_within(int milliseconds) {
    LineEditor editor;
    editor.wait_for(Milliseconds{milliseconds});
    editor.print("begun\n");
    const auto no_tab = [](const std::string& line) { return Tabbed{line}; };
    for (int lines = 0; lines < 2; ++lines) {
        const Typed typed = editor.read(0, no_tab);
        editor.print(std::string{ended[static_cast<std::size_t>(typed.by)]} + " [" + typed.line +
                     "]\n");
        editor.wait_for(std::nullopt);
    }
    return 0;
}

struct Typing : Pty {
    explicit Typing(const std::string& term = "dumb", int cols = 60)
        : Pty{[] { return echo_lines(); }, 24, cols, {{"TERM", term}, {"LANG", "C.UTF-8"}}} {
        screen();
    }
};

}  // namespace

TEST_CASE("a line is edited, and Enter ends it (P-1.7)") {
    Typing typing;
    CHECK(typing.type("roll\r") == "roll\r\nenter [roll]\r\n");
    CHECK(typing.type("rxoll\x01\x1b[C\x04\r").ends_with("enter [roll]\r\n"));
    CHECK(typing.type("bxx\x7f\x7fuy\r").ends_with("enter [buy]\r\n"));
    CHECK(typing.type("\x04").ends_with("input []\r\n"));
    CHECK(typing.status() == 0);
    CHECK(typing.is_as_before());
}

TEST_CASE("letters of the person's own language are one each (P-1.7)") {
    Typing typing;
    CHECK(typing.type("Şiş\x7fş\xff\r").ends_with("enter [Şiş]\r\n"));
}

TEST_CASE("Tab completes a word, or says what it could be (P-1.7)") {
    Typing typing;
    CHECK(typing.type("v\t").ends_with("vine "));
    CHECK(typing.type("\r").ends_with("enter [vine ]\r\n"));
    CHECK(typing.type("x\t").ends_with("\r\nXa or xb?\r\nx"));
    CHECK(typing.type("a\r").ends_with("enter [xa]\r\n"));
}

TEST_CASE("the same person's lines are recalled, and nobody else's (P-1.7)") {
    const std::string up = GENERATE("\x1b[A", "\x1bOA", "\x10");
    Typing typing;
    typing.type("ann's\r");
    typing.type("bob's\r");
    CHECK(typing.type(up + "\r").ends_with("enter [ann's]\r\n"));
    CHECK(typing.type(up + up + up + "\r").ends_with("enter [bob's]\r\n"));
}

TEST_CASE("a dumb terminal gets letters, and none rings, colours or is told to paste (P-1.2)") {
    const std::string keys = "long words\x01\x1b[D\x1b[C\x7f\x0c\x12\x1b[A\x1b[B\t\x07\r";
    Typing dumb;
    const std::string letters = dumb.type(keys);
    CHECK(letters.find_first_not_of(
              "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ :[]\r\n\b") ==
          std::string::npos);
    Typing able{"xterm-256color"};
    const std::string shown = able.type(keys) + able.type("x\t\x03");
    for (const char* const sign : {"\a", "\x1b[?2004", "\x1b[3", "\x1b[1m", "\x1b[7m"})
        CHECK(shown.find(sign) == std::string::npos);
}

TEST_CASE("the library's own commands, which could start a program, have no key (P-1.7)") {
    const std::string key = GENERATE("\x1bx", "\x1bX", "\xf8", "\xd8");
    Typing typing;
    INFO(key);
    typing.type(key);
    CHECK(typing.type("bind\r").ends_with("bind\r\nenter [bind]\r\n"));
}

TEST_CASE("Ctrl-C drops the line (P-1.14)") {
    Typing typing;
    typing.type("roll");
    CHECK(typing.type("\x03") == "\r\ninterrupt [roll]\r\n");
    CHECK(typing.type("\x03") == "interrupt []\r\n");
    CHECK(typing.type("buy\r").ends_with("enter [buy]\r\n"));
}

TEST_CASE("Ctrl-C is noticed while no line is read, and keys are not shown then (P-1.14)") {
    Pty terminal{[] {
                     LineEditor editor;
                     editor.print("begun\n");
                     while (not editor.take_interrupt()) usleep(2'000);
                     editor.print("stopped\n");
                     return 0;
                 },
                 24,
                 60,
                 {{"TERM", "dumb"}}};
    CHECK(terminal.read(500) == "begun\r\n");
    terminal.send("ro\x03");
    CHECK(terminal.read(500) == "stopped\r\n");
    CHECK(WEXITSTATUS(terminal.wait_for_end()) == 0);
    CHECK(terminal.is_as_before());
}

TEST_CASE("a signal ends the line, and the terminal is as before (P-1.9)") {
    const int signal = GENERATE(SIGTERM, SIGHUP, SIGQUIT);
    Typing typing;
    typing.type("ro");
    typing.raise(signal);
    CHECK(typing.status() == signal);
    CHECK(typing.is_as_before());
}

TEST_CASE("a closed terminal counts as a signal (P-1.9)") {
    Typing typing;
    typing.hang_up();
    CHECK(typing.status() == SIGHUP);
}

TEST_CASE("where the terminal does not echo, somebody else edits (P-1.7)") {
    Pty terminal{[] {
                     termios mode{};
                     tcgetattr(STDIN_FILENO, &mode);
                     mode.c_lflag &= ~static_cast<tcflag_t>(ECHO);
                     tcsetattr(STDIN_FILENO, TCSANOW, &mode);
                     return echo_lines();
                 },
                 24,
                 60,
                 {{"TERM", "dumb"}}};
    terminal.screen();
    terminal.send("roll\n");
    CHECK(terminal.screen() == "enter [roll]\r\n");
    terminal.send("\x04");
    CHECK(terminal.screen() == "input []\r\n");
}

TEST_CASE("a suspended program goes on with the line (P-1.7)") {
    Pty terminal{[] { return echo_lines(); }, 24, 60, {{"TERM", "dumb"}}, Pty::Under::Shell};
    terminal.screen();
    terminal.send("ro");
    terminal.screen();
    terminal.raise(SIGTSTP);
    CHECK(WIFSTOPPED(terminal.wait_for_end(WUNTRACED)));
    CHECK(terminal.is_as_before());
    terminal.raise(SIGCONT);
    CHECK(terminal.screen().ends_with("ro"));
    terminal.send("ll\r");
    CHECK(terminal.screen().ends_with("enter [roll]\r\n"));
}

TEST_CASE("what comes elsewhere waits until the line is ended, if one is begun (P-1.15)") {
    std::array<int, 2> pipe_ends{};
    REQUIRE(pipe(pipe_ends.data()) == 0);
    const auto [other, said] = pipe_ends;
    Pty terminal{[other = other] { return echo_lines(other); }, 24, 60, {{"TERM", "dumb"}}};
    terminal.screen();
    REQUIRE(write(said, "x", 1) == 1);
    CHECK(terminal.screen() == "news []\r\n");
    terminal.send("ro");
    terminal.screen();
    REQUIRE(write(said, "x", 1) == 1);
    CHECK(terminal.screen().empty());
    terminal.send("ll\r");
    CHECK(terminal.screen().ends_with("enter [roll]\r\nnews []\r\n"));
    terminal.send("\x04");
    CHECK(terminal.screen() == "input []\r\n");
    close(other);
    close(said);
}

TEST_CASE(
    "a line that nobody begins is given up once its time is over, and nothing is printed before "
    "(P-1.5)") {
    Pty terminal{[] { return read_within(1'000); }, 24, 60, {{"TERM", "dumb"}}};
    CHECK(terminal.read(100) == "begun\r\n");
    CHECK(terminal.read(2'000) == "news []\r\n");
    terminal.send("roll\r");
    CHECK(terminal.screen().ends_with("enter [roll]\r\n"));
}

TEST_CASE("a line that was begun in time is heard when it is ended (P-1.5)") {
    Pty terminal{[] { return read_within(1'000); }, 24, 60, {{"TERM", "dumb"}}};
    CHECK(terminal.read(50) == "begun\r\n");
    terminal.send("ro");
    CHECK(terminal.read(1'500) == "ro");
    terminal.send("ll\r");
    CHECK(terminal.screen().ends_with("enter [roll]\r\n"));
}
