#include "catch.hpp"
#include "terminal/terminfo.hpp"

namespace parlor::tui {
namespace {

TerminalModes modes_of(const std::string& name) {
    if (find_terminal(name) != TermFound::Yes) return {};
    return with_pastes(terminal_modes(false), name);
}

}  // namespace

TEST_CASE("U-5.4: pastes are asked for where the terminal marks them, and no longer at the end") {
    for (const std::string name : {"xterm-256color", "tmux-256color", "xterm"}) {
        const TerminalModes modes = modes_of(name);
        INFO(name);
        CHECK(modes.enter.ends_with("\x1b[?2004h"));
        CHECK(modes.leave.starts_with("\x1b[?2004l"));
    }
    for (const std::string name : {"linux", "vt100", "vt220"}) {
        const TerminalModes modes = modes_of(name);
        INFO(name);
        CHECK(modes.enter.find("2004") == std::string::npos);
        CHECK(modes.leave.find("2004") == std::string::npos);
    }
}

}  // namespace parlor::tui
