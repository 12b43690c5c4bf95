// Plain mode of the program itself: over a pipe, from the first line to the end of input.
#include <algorithm>
#include <filesystem>
#include <fstream>
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
        return shell("printf '" + lines + "' | " + with_folders(program_file) + " " + rest);
    }
    [[nodiscard]] std::string with_folders(const std::string& command) const {
        const std::string path = folder.path;
        return "HOME=" + path + " XDG_DATA_HOME=" + path + " XDG_STATE_HOME=" + path +
               " XDG_CONFIG_HOME=" + path + " " + command;
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

TEST_CASE("where text is not UTF-8, names are in plain letters, and understood so (P-1.2, M-1.5)") {
    const Player player;
    const std::string lines = "play property people 2, board turkey\\nbegin\\nsquare sanliurfa\\n";
    const auto in_locale = [&](const std::string& locale) {
        return shell("printf '" + lines + "' | LC_ALL=" + locale + " " +
                     player.with_folders(program_file) + " --plain")
            .output;
    };
    CHECK(in_locale("C").find("Sanliurfa is square ") != std::string::npos);
    CHECK(in_locale("C.UTF-8").find("Şanlıurfa is square ") != std::string::npos);
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
    terminal.send("More\n");
    CHECK(terminal.read(1000).find("\r\n12, ") != std::string::npos);
    terminal.send("board\n");
    terminal.read(1000);
    terminal.send("players\n");
    const std::string other = terminal.read(1000);
    CHECK(other.find("\r\n12, ") == std::string::npos);
    CHECK(other.find(" decides now.") != std::string::npos);
}

TEST_CASE("a terminal without a cursor leads to plain mode by itself (P-1.1)") {
    const std::string term = GENERATE("", "dumb", "unknown", "lpr");
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
    CHECK(player.parlor("--plain blitz property").status == 2);
    for (const std::string order : {"--plain chess", "chess --plain"}) {
        const auto ran = player.parlor(order + " 2>&1");
        CHECK(ran.status == 2);
        CHECK(ran.output ==
              "parlor: there is no command, game or mode chess (see parlor --help)\n");
    }
    CHECK(player.parlor("chess").status == 2);
}

TEST_CASE("a mode's name begins a game in that mode, on its board (P-1.1, U-5.7)") {
    const Player player;
    CHECK(player.parlor("--plain reverse", "roll\\nleave\\n").status == 0);
    const auto kept = player.parlor("list replays").output;
    const auto facts = player.parlor("show --facts " + kept.substr(0, kept.find('\n')));
    CHECK(facts.output.find("game reverse\n") != std::string::npos);
}

TEST_CASE("the option does without the word, but not where lines are a script (P-1.1)") {
    const Player player;
    std::filesystem::create_directories(player.folder.path / "parlor");
    std::ofstream{player.folder.path / "parlor" / "config.toml"} << "plain = true\n";
    CHECK(player.parlor("", "leave\\n").status == 2);
    Pty terminal{program_file,
                 24,
                 80,
                 {{"TERM", "xterm"}, {"XDG_CONFIG_HOME", player.folder.path.string()}}};
    const std::string begun = terminal.read(2000);
    CHECK(begun.starts_with("This is Parlor: "));
    CHECK(begun.find('\x1b') == std::string::npos);
}

TEST_CASE("a sentence says how one comes back (P-1.14)") {
    const Player player;
    CHECK(player.parlor("--plain property", "roll\\nleave\\n")
              .output.ends_with("The game is kept. To go on with it, start parlor --plain and say "
                                "continue.\n"));
}

TEST_CASE("a sentence says what became of the game's file (P-1.9)") {
    const Player player;
    const std::string games = (player.folder.path / "parlor" / "games").string();
    auto moved = shell("(echo roll; sleep 1; rm " + games +
                       "/*.parlor; echo pay; echo buy; echo end; echo done; echo leave) | " +
                       player.with_folders(program_file) + " --plain property");
    std::ranges::replace(moved.output, '\n', ' ');
    CHECK(moved.output.find("is not there any more; the whole game is in ") != std::string::npos);
    const auto full = shell("(ulimit -f 0; printf 'roll\\nleave\\n' | " +
                            player.with_folders(program_file) + " --plain property)");
    CHECK(full.status == 0);
    CHECK(full.output.find("The game is not on disk: ") != std::string::npos);
    CHECK(full.output.find("The game is kept.") == std::string::npos);
}
