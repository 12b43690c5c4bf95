// U-1.9: terminals that this host does not know.
#include <cstdlib>
#include <fstream>
#include <string>

#include "catch.hpp"
#include "table/folder.hpp"
#include "terminal/terminfo/capability.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {
namespace {

// A host that knows these descriptions, and none of the usual ones.
struct Host : Folder {
    explicit Host(const std::string& descriptions) {
        const std::string source = (path / "names.ti").string();
        std::ofstream{source} << descriptions;
        REQUIRE(std::system(("tic -x -o '" + path.string() + "' '" + source + "'").c_str()) == 0);
        setenv("TERMINFO", path.c_str(), 1);
    }
    ~Host() { unsetenv("TERMINFO"); }
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
};

const std::string screen_words = "\tcup=\\E[%i%p1%d;%p2%dH, clear=\\E[H\\E[2J, ";

}  // namespace

TEST_CASE("U-1.9: a terminal that nobody here knows is taken by its name up to the first -") {
    CHECK(find_terminal("xterm-kitty") == "xterm");
    CHECK(find_terminal("xterm-ghostty") == "xterm");
    CHECK(find_terminal("linux-of-tomorrow") == "linux");
    const Host host{"newterm|a terminal,\n" + screen_words + "\n"};
    CHECK(find_terminal("newterm-direct-2") == "newterm");
    CHECK(find_terminal("newterm") == "newterm");
}

TEST_CASE("U-1.9: else it is taken for xterm-256color") {
    for (const std::string name : {"no-such-terminal",
                                   "parlor-test",
                                   "-xterm",
                                   "-",
                                   "no.such_terminal+1",
                                   "dumb-but-new",
                                   "unknown-",
                                   ".",
                                   ".."}) {
        INFO(name);
        CHECK(find_terminal(name) == "xterm-256color");
        CHECK(colour_count() == 256);
    }
}

TEST_CASE("U-1.9: where the name's beginning cannot address the cursor, the rest decides nothing") {
    const Host host{"typer|a terminal that only writes on,\n\tcud1=^J,\n"};
    CHECK(find_terminal("typer-2") == "xterm-256color");
    CHECK_FALSE(find_terminal("typer"));
}

TEST_CASE("U-1.9: only what cannot address the cursor, no name, dumb and unknown are refused") {
    for (const std::string name : {"", "dumb", "unknown"}) CHECK_FALSE(find_terminal(name));
    const Host host{
        "paper|a terminal that prints on paper,\n\thc, cols#80, os,\n" +
        std::string{"tty40|a screen that cannot be cleared,\n\tcup=\\E[%i%p1%d;%p2%dH,\n"}};
    CHECK_FALSE(find_terminal("paper"));
    CHECK_FALSE(find_terminal("tty40"));
}

TEST_CASE("U-1.9: a name is letters, digits and + . _ -, at most 64, and never a path") {
    const Host host{"named|a terminal,\n" + screen_words + "\n"};
    CHECK(look_up("named"));
    const std::string entry = host.path / "n/named";
    for (const std::string& name : {std::string{"./n/named"},
                                    "../" + host.path.filename().string() + "/n/named",
                                    entry,
                                    std::string{"/"} + entry,
                                    std::string{"named "},
                                    std::string{"named\n"},
                                    std::string{"näme"},
                                    std::string{"na\x1b[2Jmed"},
                                    std::string{"named\0", 6},
                                    std::string(65, 'n'),
                                    std::string(100'000, 'n')}) {
        INFO(name.substr(0, 80));
        CHECK_FALSE(look_up(name));
        CHECK(find_terminal(name) == "xterm-256color");
    }
    CHECK(find_terminal("named-/etc/passwd") == "named");
    CHECK(find_terminal("named-\x1b[2J") == "named");
}

}  // namespace parlor::tui
