// Plain mode of the program itself, at a terminal where somebody types.
#include <string>

#include "catch.hpp"
#include "pty.hpp"
#include "shell.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

struct Plain : Pty {
    explicit Plain(std::vector<std::string> words = {"--plain", "property"},
                   const std::string& term = "dumb",
                   int cols = 80)
        : Pty{program_file,
              24,
              cols,
              {{"TERM", term}, {"LANG", "C.UTF-8"}},
              Pty::Under::Nobody,
              std::move(words)} {
        begun = screen();
    }
    std::string type(const std::string& keys) {
        send(keys);
        return screen();
    }
    int status() {
        const int status = wait_for_end();
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::string begun;
};

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

constexpr const char* kept =
    "The game is kept. To go on with it, start parlor --plain and say continue.\r\n";

}  // namespace

TEST_CASE("Tab completes verbs, squares and names, here and before a game (P-1.7)") {
    const std::string term = GENERATE("dumb", "xterm-256color");
    Plain plain{{"--plain"}, term};
    CHECK(has(plain.type("prop\t\r"), "property"));
    CHECK(has(plain.type("begin\r"), "Roll, trade or ask?"));
    CHECK(has(plain.type("squ\tking\t\r"), "Cross Station is square"));
    CHECK(has(plain.type("group lig\t\r"), "Euston Road"));
    CHECK(has(plain.type("h\t"), "Hint or help?"));
}

TEST_CASE("lines are recalled at the same game, and not by the next person (P-1.7)") {
    Plain plain;
    plain.type("money\r");
    CHECK(has(plain.type("\x1b[A\r"), "money\r\n"));
}

TEST_CASE("nothing that is typed is kept on disk (P-1.7)") {
    Plain plain;
    plain.type("rules unheard\r");
    plain.type("roll\r");
    plain.type("\x04");
    CHECK(plain.status() == 0);
    CHECK(shell("grep -rl unheard " + plain.home()).output.empty());
}

TEST_CASE("Ctrl-C drops the line, and a second one leaves, kept (P-1.14)") {
    Plain plain;
    plain.type("roll\r");
    plain.type("buy");
    CHECK(has(plain.type("\x03"), "There is nothing to cancel. Say leave to stop here.\r\n"));
    CHECK(has(plain.type("\x03"), kept));
    CHECK(plain.status() == 0);
    CHECK(plain.is_as_before());
}

TEST_CASE("Ctrl-C leaves what is asked in several steps, with nothing done (P-1.6, P-1.14)") {
    Plain plain;
    CHECK(has(plain.type("trade\r"), "Trade with whom"));
    plain.type("bo");
    CHECK(has(plain.type("\x03"), "Nothing was done.\r\n"));
    CHECK(has(plain.type("moves\r"), "Roll."));
    CHECK(has(plain.type("\x03"), "There is nothing to cancel."));
}

TEST_CASE("Ctrl-D leaves, kept (P-1.9, P-1.14)") {
    Plain plain;
    plain.type("roll\r");
    CHECK(has(plain.type("\x04"), kept));
    CHECK(plain.status() == 0);
}

TEST_CASE("a signal and a closed terminal leave, kept (P-1.9)") {
    const int signal = GENERATE(SIGTERM, SIGHUP, 0);
    Plain plain;
    plain.type("roll\r");
    if (signal == 0)
        plain.hang_up();
    else
        plain.raise(signal);
    CHECK(plain.status() == 128 + (signal == 0 ? SIGHUP : signal));
    const auto again = shell("printf 'continue\\n' | HOME=" + plain.home() +
                             " XDG_STATE_HOME=" + plain.home() + " " + program_file + " --plain");
    CHECK(has(again.output, "\nContinue, play"));
}

TEST_CASE("no line is too long for a narrow terminal, and nothing moves its cursor (P-1.2)") {
    Plain plain{{"--plain", "moneyloopy"}, "xterm-256color", 40};
    std::string all = plain.begun + plain.type("help\r") + plain.type("\r") + plain.type("\r");
    CHECK_FALSE(has(all, "\x1b["));
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 2) {
        end = all.find("\r\n", begin);
        CHECK(std::min(end, all.size()) - begin <= 40);
    }
}

TEST_CASE("in restricted mode lines are edited behind the fence (P-1.1, P-1.7)") {
    const Folder own;
    Plain plain{{"--plain", "property", "--restricted", own.path.string()}, "xterm-256color"};
    CHECK(has(plain.type("squ\tking\t\r"), "Cross Station is square"));
    plain.type("\x1bxbind ^A vi-histedit\r");
    CHECK(has(plain.type("\x01\r"), "?\r\n"));
    plain.type("roll\r");
    CHECK(has(plain.type("\x04"), kept));
    CHECK(plain.status() == 0);
}
