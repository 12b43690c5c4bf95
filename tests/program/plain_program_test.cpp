// Plain mode of the program itself: over a pipe, from the first line to the end of input.
#include <string>

#include "catch.hpp"
#include "pty.hpp"
#include "shell.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

// A player's own folders; `parlor REST`, with these lines typed.
struct Player {
    Folder folder;

    [[nodiscard]] ShellRan parlor(const std::string& rest, const std::string& lines = "") const {
        const std::string path = folder.path;
        return shell("printf '" + lines + "' | HOME=" + path + " XDG_DATA_HOME=" + path +
                     " XDG_STATE_HOME=" + path + " XDG_CONFIG_HOME=" + path + " " + program_file +
                     " " + rest);
    }
};

}  // namespace

TEST_CASE("a game begins at once, and the end of input leaves it kept (P-1.1, P-1.9)") {
    const Player player;
    const auto begun = player.parlor("--plain property", "roll\\n");
    CHECK(begun.status == 0);
    CHECK(begun.output.find("Say help to hear what you can do, and leave to stop.\n") !=
          std::string::npos);
    CHECK(begun.output.find(" rolls ") != std::string::npos);
    const auto on = player.parlor("--plain", "continue\\nlog\\n");
    CHECK(on.status == 0);
    CHECK(on.output.find("\nContinue, play, ") != std::string::npos);
    CHECK(on.output.find("Nothing has happened yet.\n") != std::string::npos);
}

TEST_CASE("a journal made in plain mode is one of the screens' (P-1.1)") {
    const Player player;
    static_cast<void>(player.parlor("property --plain", "roll\\nwrong\\nleave\\n"));
    const auto kept = player.parlor("list replays");
    CHECK(kept.output.size() > 1);
    const std::string name = kept.output.substr(0, kept.output.find('\n'));
    const auto story = player.parlor("story " + name);
    CHECK(story.status == 0);
    CHECK(story.output.find(" rolls ") != std::string::npos);
}

TEST_CASE("over a pipe there are no pieces, and lines have at most 80 columns (P-1.2, P-1.12)") {
    const Player player;
    const auto ran = player.parlor("--plain dominoes", "help\\nrules tile\\n");
    CHECK(ran.status == 0);
    CHECK(ran.output.find("More?") == std::string::npos);
    for (std::size_t begin = 0; begin < ran.output.size();) {
        const std::size_t end = ran.output.find('\n', begin);
        CHECK(end - begin <= 80);
        begin = end + 1;
    }
}

TEST_CASE("at a terminal long answers come in pieces of its height (P-1.7)") {
    Pty terminal{
        program_file, 12, 60, {{"TERM", "dumb"}}, Pty::Under::Nobody, {"--plain", "property"}};
    terminal.read(2000);
    terminal.send("board\n");
    const std::string piece = terminal.read(1000);
    CHECK(piece.ends_with("More?\r\n"));
    CHECK(piece.find("\r\n12, ") == std::string::npos);
    terminal.send("\n");
    CHECK(terminal.read(1000).find("\r\n12, ") != std::string::npos);
    terminal.send("board\n");
    terminal.read(1000);
    terminal.send("players\n");
    const std::string other = terminal.read(1000);
    CHECK(other.find("\r\n12, ") == std::string::npos);
    CHECK(other.find(", decides now.") != std::string::npos);
}

TEST_CASE("a terminal without a cursor leads to plain mode by itself (P-1.1)") {
    const std::string term = GENERATE("", "dumb");
    Pty terminal{program_file, 24, 80, {{"TERM", term}}, Pty::Under::Nobody, {"property"}};
    const std::string begun = terminal.read(2000);
    CHECK(
        begun.starts_with("parlor: this terminal shows no screens, so you play in sentences\r\n"));
    CHECK(begun.find("Say help to hear what you can do") != std::string::npos);
    CHECK(begun.find('\x1b') == std::string::npos);
}

TEST_CASE("plain mode is for playing: with anything else it is wrong usage (P-1.1)") {
    const Player player;
    CHECK(player.parlor("--plain run -").status == 2);
    CHECK(player.parlor("--plain chess").status == 2);
}
