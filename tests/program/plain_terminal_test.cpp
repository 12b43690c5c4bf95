// Plain mode of the program itself, at a terminal where somebody types.
#include <fstream>
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
                   int cols = 80,
                   const std::string& asan_options = "")
        : Pty{program_file,
              24,
              cols,
              {{"TERM", term}, {"LANG", "C.UTF-8"}, {"ASAN_OPTIONS", asan_options}},
              Pty::Under::Nobody,
              std::move(words)} {
        begun = screen();
    }
    std::string begun;
};

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

constexpr const char* kept =
    "The game is kept. To go on with it, start parlor --plain and say continue.\r\n";

}  // namespace

// Ann decides in Blitz, with two seconds on her clock, after a while in the parlor.
struct LittleTime : Plain {
    explicit LittleTime(int while_ms = 0) : Plain{{"--plain"}} {
        const std::string saves = home() + "/parlor/saves";
        shell("mkdir -p " + saves);
        std::ofstream{saves + "/little time.parlor"}
            << "parlor 1\ngame blitz\nboard uk\nseed 1\noption clock 60\nseat 1 person Ann\n"
               "seat 2 person Bob\nseat 3 person Cleo\nbegin\n0 dice 6 6\n0 dice 4 5\n0 dice 1 2\n"
               "1 roll @58000\n0 dice 2 4\n";
        type("play cancel\r");
        static_cast<void>(read(while_ms));
        begun = type("load little\r");
    }
};
constexpr const char* out_of_time = "Ann is out of time with $1,500";

TEST_CASE("a flag falls when the time is over, which is told at once if nothing is typed (P-1.5)") {
    LittleTime plain;
    CHECK(has(plain.begun, " left. Buy, pass,"));
    const std::string told = plain.read(3'000);
    INFO(told);
    CHECK(told.starts_with(out_of_time));
    CHECK(has(told, "Bob, $1,500, on Go. Roll, trade or ask?\r\n"));
    CHECK(has(plain.type("roll\r"), "Bob rolls "));
}

TEST_CASE("a flag that falls while somebody types is told when the line is ended (P-1.5)") {
    LittleTime plain;
    plain.send("bu");
    CHECK(plain.read(3'000) == "bu");
    CHECK(has(plain.type("y\r"), out_of_time));
}

TEST_CASE("a flag falls also while More? waits (P-1.5, P-1.7)") {
    LittleTime plain;
    CHECK(plain.type("rules the\r").ends_with("More?\r\n"));
    const std::string told = plain.read(3'000);
    INFO(told);
    CHECK(told.starts_with(out_of_time));
    CHECK(has(plain.type("roll\r"), "Bob rolls "));
}

TEST_CASE("no clock runs before a game is begun (P-1.5)") {
    LittleTime plain{2'500};
    CHECK(has(plain.type("buy\r"), "Ann buys The Angel Islington for $100."));
}

TEST_CASE("Tab completes verbs, squares and names, here and before a game (P-1.7)") {
    const std::string term = GENERATE("dumb", "xterm-256color");
    Plain plain{{"--plain"}, term};
    CHECK(has(plain.type("prop\t\r"), "property"));
    CHECK(has(plain.type("begin\r"), "Roll, trade or ask?"));
    CHECK(has(plain.type("squ\tking\t\r"), "Cross Station is square"));
    CHECK(has(plain.type("group lig\t\r"), "Euston Road"));
    CHECK(has(plain.type("r\t"), "Roll, rent or rules?"));
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
    Plain plain{{"--plain", "property", "--restricted", own.path.string()},
                "xterm-256color",
                80,
                "detect_leaks=0"};  // which the fence forbids
    CHECK(has(plain.type("squ\tking\t\r"), "Cross Station is square"));
    plain.type("\x1bxbind ^A vi-histedit\r");
    CHECK(has(plain.type("\x01\r"), "?\r\n"));
    plain.type("roll\r");
    CHECK(has(plain.type("\x04"), kept));
    CHECK(plain.status() == 0);
}
