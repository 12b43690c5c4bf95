// The program in its own terminal (script(1) provides it): options, journal, signals.
#include <sys/wait.h>

#include <cstdio>
#include <string>

#include "catch.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

// A home folder, and what the program did in it.
struct Home {
    Folder folder;
    std::string output;

    // The keys to send, with pauses of the shell between them; `after` runs at the same time.
    void play(const std::string& keys, const std::string& options = "") {
        const std::string home = folder.path.string();
        const std::string command = "cd " + home + "; (" + keys +
                                    ") | env -u XDG_CONFIG_HOME -u XDG_STATE_HOME HOME=" + home +
                                    " TERM=xterm-256color LC_ALL=C.UTF-8 script -qec 'stty rows 25 "
                                    "cols 80; echo $$ > pid; exec " +
                                    std::string{program_file} + " " + options + "' /dev/null 2>&1";
        std::FILE* const pipe = popen(command.c_str(), "r");
        REQUIRE(pipe != nullptr);
        output.clear();
        for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
            output += static_cast<char>(letter);
        pclose(pipe);
    }
    [[nodiscard]] std::filesystem::path config() const {
        return folder.path / ".config" / "parlor" / "config.toml";
    }
    void configure(const std::string& text) const {
        std::filesystem::create_directories(config().parent_path());
        std::ofstream{config()} << text;
    }
    [[nodiscard]] std::string journal() const {
        const auto games = folder.path / ".local/state/parlor/games";
        for (const auto& file : std::filesystem::directory_iterator{games})
            return content(file.path());
        return "";
    }
};

// From the title to the first turn, with sleeps until the program has come that far.
const std::string sit_down = "sleep 0.5; printf ' ppccs'; sleep 0.5; printf 'rr b'; sleep 0.2";

// A move: until then a game that is left is not saved.
const std::string move = "; sleep 0.5; printf r; sleep 0.2";

}  // namespace

TEST_CASE("U-2.3: an option that is changed is in the configuration file at once") {
    Home home;
    home.configure("# mine\n");
    home.play("sleep 0.5; printf ' om'; sleep 0.5; printf 'xq'");
    CHECK(content(home.config()) == "# mine\nmovement = \"jumping\"\n");
}

TEST_CASE("U-2.3: a bad value is one clear line, on the screen too, and the file is left alone") {
    Home home;
    home.configure("pace = \"swift\"\n");
    home.play("sleep 0.5; printf ' '; sleep 0.5; printf ' q'");
    CHECK(home.output.find("config.toml:1: pace: must be one of slow, normal or fast") !=
          std::string::npos);
    CHECK(home.output.find("MUST BE ONE OF") != std::string::npos);
    CHECK(content(home.config()) == "pace = \"swift\"\n");
}

TEST_CASE("U-1.3: what the command line asks for goes before the options, and is not kept") {
    Home home;
    home.configure("glyphs = \"unicode\"\n");
    home.play("sleep 0.5; printf ' om'; sleep 0.5; printf 'xq'", "--glyphs ascii");
    CHECK(home.output.find('\xE2') == std::string::npos);
    CHECK(content(home.config()) == "glyphs = \"unicode\"\nmovement = \"jumping\"\n");
}

TEST_CASE("a game that is ended by a signal is left properly, with its state") {
    for (const char* const signal : {"TERM", "HUP"}) {
        INFO(signal);
        Home home;
        home.play(sit_down + move + "; sleep 1; kill -" + signal + " $(cat pid); sleep 0.3");
        CHECK(home.journal().find("# state ") != std::string::npos);
        CHECK(home.output.find("\x1B[?1049l") != std::string::npos);
    }
}

TEST_CASE("a game that is left by Ctrl-C and Y is kept, with its state") {
    Home home;
    home.play(sit_down + move + "; printf '\\003'; sleep 0.2; printf 'y'; sleep 0.2");
    CHECK(home.journal().find("# state ") != std::string::npos);
    CHECK(home.output.find("GAME IS KEPT") != std::string::npos);
    CHECK(home.output.find("\x1B[?1049l") != std::string::npos);
}

TEST_CASE("a game that is left before its first move, in words or by a signal, is not kept") {
    for (const std::string leaves : {"printf 'qy'; sleep 0.5; printf q", "kill -TERM $(cat pid)"}) {
        INFO(leaves);
        Home home;
        home.play(std::string{sit_down}.append("; sleep 1; ").append(leaves).append("; sleep 0.3"));
        CHECK(home.journal().empty());
    }
}

TEST_CASE("the first rolls are on disk before they are shown") {
    Home home;
    home.play("sleep 0.5; printf ' ppccs'; sleep 1; kill -KILL $(cat pid)");
    CHECK(home.journal().find("0 dice ") != std::string::npos);
}

TEST_CASE("D-8.1: parlor dominoes sits down at once; a record named - is printed at the end") {
    Home home;
    home.configure("domino-points = 77\n");
    home.play("sleep 0.5; printf 'ry6-\\r\\r'; sleep 0.5; printf ' qyq'; sleep 0.2", "dominoes");
    const auto given_back = home.output.find("\x1B[?1049l");
    REQUIRE(given_back != std::string::npos);
    CHECK(home.output.find("OF 77") < given_back);
    CHECK(home.output.find("HAND 1", given_back) != std::string::npos);
}

TEST_CASE("a game whose program was killed is offered, and goes on in its journal") {
    Home home;
    home.configure("movement = \"jumping\"\n");
    home.play(sit_down + "; sleep 1; kill -KILL $(cat pid)");
    const std::string killed = home.journal();
    REQUIRE(killed.find("0 dice ") != std::string::npos);
    CHECK(killed.find("# state") == std::string::npos);
    home.play("sleep 0.5; printf ' '; sleep 0.5; printf c" + move +
              "; sleep 1; kill -TERM $(cat pid); sleep 0.3");
    CHECK(home.output.find("CONTINUE") != std::string::npos);
    CHECK(home.journal().starts_with(killed));
    CHECK(home.journal().find("# state") != std::string::npos);
}

TEST_CASE("in restricted mode all that is written lies in one folder, whatever XDG says") {
    for (const std::string own : {"", "theirs"}) {
        Home home;
        home.play(
            sit_down + move +
                "; printf '\\023fri\\r '; sleep 0.5; kill -TERM $(cat pid); sleep 0.3",
            own.empty() ? "--restricted" : "--restricted " + (home.folder.path / own).string());
        const auto folder = home.folder.path / (own.empty() ? ".parlor" : own) / "parlor";
        CHECK(std::filesystem::exists(folder / "saves" / "fri.parlor"));
        CHECK_FALSE(std::filesystem::is_empty(folder / "games"));
        CHECK_FALSE(std::filesystem::exists(home.folder.path / ".local"));
        CHECK_FALSE(std::filesystem::exists(home.folder.path / ".config"));
    }
}

TEST_CASE("in restricted mode a folder that cannot be made is told, with the system's reason") {
    Home home;
    const auto file = home.folder.path / "full";
    std::ofstream{file} << "no folder";
    home.play("sleep 0.5; printf ' '; sleep 0.5; kill -TERM $(cat pid); sleep 0.3",
              "--restricted " + (file / "own").string());
    CHECK(home.output.find("NOTHING IS KEPT") != std::string::npos);
    CHECK(home.output.find("EXISTS") != std::string::npos);
}

TEST_CASE("in restricted mode nothing is kept through a link, and this is told") {
    namespace fs = std::filesystem;
    for (const char* const linked : {"parlor", "parlor/games"}) {
        INFO(linked);
        Home home;
        const fs::path own = home.folder.path / "own", other = home.folder.path / "other";
        fs::create_directory(other);
        fs::create_directories((own / linked).parent_path());
        fs::create_symlink(other, own / linked);
        fs::create_symlink(own, home.folder.path / "way");
        home.play("sleep 0.5; printf '    '; " + sit_down +
                      "; sleep 0.3; kill -TERM $(cat pid); sleep 0.3",
                  "--restricted " + (home.folder.path / "way").string());
        CHECK(fs::is_empty(other));
        CHECK(home.output.find("FOLLOWED") != std::string::npos);
    }
}
