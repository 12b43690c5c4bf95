#include "catch.hpp"
#include "terminal/fake_terminal.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {
namespace {

TerminalModes modes_of(const std::string& name) {
    if (find_terminal(name) != name) return {};
    return with_input_modes(terminal_modes(false), name);
}

}  // namespace

TEST_CASE("U-5.4: pastes are asked for where the terminal marks them, and no longer at the end") {
    for (const std::string name : {"xterm-256color", "tmux-256color", "xterm"}) {
        const TerminalModes modes = modes_of(name);
        INFO(name);
        CHECK(modes.enter.find("\x1b[?2004h") != std::string::npos);
        CHECK(modes.again.find("\x1b[?2004h") != std::string::npos);
        CHECK(modes.leave.find("\x1b[?2004l") != std::string::npos);
    }
    for (const std::string name : {"linux", "vt100", "vt220"}) {
        const TerminalModes modes = modes_of(name);
        INFO(name);
        CHECK(modes.enter.find("2004") == std::string::npos);
        CHECK(modes.leave.find("2004") == std::string::npos);
    }
}

TEST_CASE("U-1.8: what another program has asked of the keyboard is switched off, and put back") {
    for (const std::string name : {"xterm-256color", "tmux-256color", "xterm"}) {
        INFO(name);
        const TerminalModes modes = modes_of(name);
        FakeTerminal terminal{{24, 80}, true};
        terminal.show("\x1b[>5u\x1b[>4;2m");
        terminal.show(modes.enter);
        CHECK(terminal.keyboard_level() == 0);
        CHECK(terminal.other_keys() == 0);
        terminal.show("\x1b[=1u");  // a shell, while the program is stopped
        terminal.show(modes.again);
        CHECK(terminal.keyboard_level() == 0);
        terminal.show(modes.leave);
        CHECK(terminal.keyboard_level() == 5);
        CHECK(terminal.other_keys() == 0);  // the terminal's own: it cannot tell what it was
        CHECK(terminal.complaints().empty());
    }
    REQUIRE(find_terminal("vt100") == "vt100");  // an entry that does not know of pastes
    for (const std::string name : {"contour", "rio", "st-256color", "wezterm"}) {
        INFO(name);
        CHECK(with_input_modes(terminal_modes(false), name).enter.find("\x1b[>0u") !=
              std::string::npos);
    }
    for (const std::string name : {"linux", "vt100", "screen"}) {
        INFO(name);
        const TerminalModes modes = modes_of(name);
        for (const std::string& sequences : {modes.enter, modes.again, modes.leave}) {
            CHECK(sequences.find("\x1b[>") == std::string::npos);
            CHECK(sequences.find('u') == std::string::npos);
        }
    }
}

}  // namespace parlor::tui
