// The program with the C64's own signs: by the terminal's name, by option, and refused.
#include "pty.hpp"
#include "shell.hpp"
#include "where.hpp"

namespace parlor {
namespace {

constexpr std::string_view corner = "\xF0\x9F\xAD";  // the first bytes of U+1FB7C to 1FB7F

std::string title_with(Pty::Variables variables, std::vector<std::string> words = {}) {
    variables.try_emplace("LC_ALL", "C.UTF-8");
    Pty pty{program_file, 24, 80, std::move(variables), Pty::Under::Nobody, std::move(words)};
    return pty.screen();
}

bool has_petscii(const std::string& title) { return title.find(corner) != std::string::npos; }

}  // namespace

TEST_CASE("U-10.9: a terminal that says that it draws petscii gets it, others when asked") {
    CHECK(has_petscii(title_with({{"TERM", "foot"}})));
    CHECK(has_petscii(title_with({{"TERM", "xterm-256color"}, {"WT_SESSION", "1"}})));
    CHECK_FALSE(has_petscii(
        title_with({{"TERM", "xterm-256color"}, {"WT_SESSION", "1"}, {"TMUX", "/tmp/tmux"}})));
    CHECK_FALSE(has_petscii(title_with({{"TERM", "xterm-256color"}})));
    CHECK(has_petscii(title_with({{"TERM", "xterm-256color"}}, {"--glyphs", "petscii"})));
    CHECK_FALSE(has_petscii(title_with({{"TERM", "foot"}}, {"--glyphs", "unicode"})));
}

TEST_CASE("U-10.9: in a locale of other letters petscii is refused in one line") {
    const std::string refusal =
        "parlor: --glyphs: petscii needs a locale of UTF-8, and this one has ANSI_X3.4-1968";
    const std::string told =
        title_with({{"TERM", "xterm"}, {"LC_ALL", "C"}}, {"--glyphs", "petscii"});
    CHECK(told == refusal + "\r\n");
    const std::string show = std::string{program_file} + " show --glyphs petscii " + tests_folder +
                             "/games/third_gaol_throw.parlor";
    CHECK(shell("LC_ALL=C " + show).output == refusal + "\n");
    CHECK(shell("LC_ALL=C " + show).status == 2);
    CHECK(has_petscii(shell("LC_ALL=C.UTF-8 " + show).output));
}

TEST_CASE("U-10.9: a saved petscii has no effect in a locale of other letters") {
    const Folder home;
    std::filesystem::create_directories(home.path / "parlor");
    std::ofstream{home.path / "parlor" / "config.toml"} << "glyphs = \"petscii\"\n";
    const std::string folder = home.path.string();
    const Pty::Variables saved{{"TERM", "xterm"}, {"XDG_CONFIG_HOME", folder}};
    CHECK(has_petscii(title_with(saved)));
    Pty::Variables plain = saved;
    plain["LC_ALL"] = "C";
    const std::string title = title_with(plain);
    CHECK_FALSE(has_petscii(title));
    CHECK(title.find("COMMODORE 64") != std::string::npos);
}

}  // namespace parlor
