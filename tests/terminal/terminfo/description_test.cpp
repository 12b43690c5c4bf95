// The built-in descriptions of terminals: terminfo and the program read them in the same way.
#include "terminal/terminfo/description.hpp"

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#include "catch.hpp"
#include "table/folder.hpp"
#include "terminal/terminfo/capability.hpp"
#include "terminal/terminfo/terminfo.hpp"

using namespace parlor;
using namespace parlor::tui;

namespace {

const std::string names[] = {
    "xterm-256color", "xterm", "linux", "vt100", "screen-256color", "tmux-256color", "rxvt"};

// Everything that the program reads about the terminal that was looked up.
std::string all_sequences() {
    const Terminal terminal = terminal_from_terminfo();
    const TerminalModes modes = with_input_modes(terminal_modes(true), "");
    std::string all = modes.enter + '|' + modes.leave + '|' + terminal.move_to({7, 33});
    for (const auto& sequence : {terminal.to_row,
                                 terminal.to_col,
                                 terminal.up,
                                 terminal.down,
                                 terminal.left,
                                 terminal.right,
                                 terminal.ink,
                                 terminal.paper,
                                 terminal.blanks,
                                 terminal.again})
        for (const int number : {1, 7, 12}) all += '|' + expand(sequence, number);
    for (const auto& text : {terminal.first_column,
                             terminal.own_ink,
                             terminal.own_paper,
                             terminal.own_colours,
                             terminal.plain,
                             terminal.bold,
                             terminal.reverse,
                             terminal.not_reverse,
                             terminal.clear,
                             terminal.erase_to_end,
                             terminal.begin_drawing,
                             terminal.end_drawing})
        all += '|' + text;
    for (const auto& [sign, letter] : terminal.drawn) all += letter;
    const Size size = size_by_terminfo();
    return all + '|' + std::to_string(size.rows) + 'x' + std::to_string(size.cols) + '|' +
           std::to_string(colour_count()) + (terminal.erases_in_paper ? "|paper" : "") +
           (terminal.scrolls_in_corner ? "|scrolls" : "");
}

std::string all_keys() {
    std::string all;
    for (const char* const key : {"kcuu1",
                                  "kcud1",
                                  "kcub1",
                                  "kcuf1",
                                  "kf1",
                                  "kf3",
                                  "kf5",
                                  "kf7",
                                  "kent",
                                  "kbs",
                                  "kich1",
                                  "khome",
                                  "kend",
                                  "kpp",
                                  "knp"})
        all += '|' + capability(key);
    return all;
}

// A host that knows the built-in descriptions; and the descriptions as written in terminals.ti.
struct OwnTerminfo : Folder {
    OwnTerminfo() {
        const std::string source = (path / "terminals.ti").string();
        std::ofstream{source} << built_in_descriptions();
        REQUIRE(std::system(("tic -x -o '" + path.string() + "' '" + source + "'").c_str()) == 0);
        setenv("TERMINFO", path.c_str(), 1);
    }
    ~OwnTerminfo() { unsetenv("TERMINFO"); }
    OwnTerminfo(const OwnTerminfo&) = delete;
    OwnTerminfo& operator=(const OwnTerminfo&) = delete;
};

}  // namespace

TEST_CASE("a description is read from terminfo's source") {
    const auto made = description_in(
        "# words\nother|o,\n\tam,\nmine|my own,\n\tbce,\n\tcols#132,\n"
        "\tacsc=a\\261\\,\\\\,\n\tcub1=^H,\n\tkbs=^?,\n\tcr=\\r\\n\\E[1m,\n",
        "mine");
    REQUIRE(made);
    CHECK(made->flags == std::set<std::string, std::less<>>{"bce"});
    CHECK(made->numbers.at("cols") == 132);
    CHECK(made->strings.at("acsc") == "a\261,\\");
    CHECK(made->strings.at("cub1") == "\b");
    CHECK(made->strings.at("kbs") == "\x7f");
    CHECK(made->strings.at("cr") == "\r\n\x1b[1m");
}

TEST_CASE("a terminal that no description names is not known") {
    for (const char* const name : {"", "xter", "xterm-256colo", "# What", "am"})
        CHECK_FALSE(description_in(built_in_descriptions(), name));
}

TEST_CASE("each built-in description is read as terminfo reads it") {
    const OwnTerminfo terminfo;
    for (const std::string& name : names) {
        INFO(name);
        REQUIRE(look_up(name));
        const std::string sequences = all_sequences(), keys = all_keys();
        REQUIRE(look_up_built_in(name));
        CHECK(all_sequences() == sequences);
        CHECK(all_keys() == keys);
    }
}
