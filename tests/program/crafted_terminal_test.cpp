// Malicious terminfo entries: the program neither crashes nor shows nonsense, and in restricted
// mode it does not even read them.
#include "pty.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

// A folder of entries, compiled as anybody can.
struct Terminfo {
    Folder folder;

    explicit Terminfo(const std::string& differs) {
        const auto source = folder.path / "crafted.ti";
        std::ofstream{source} << "crafted|made up,\n\t" << differs << ", use=xterm-256color,\n";
        const std::string command =
            "tic -x -o " + folder.path.string() + " " + source.string() + " >/dev/null 2>&1";
        REQUIRE(std::system(command.c_str()) == 0);
    }
    [[nodiscard]] Pty::Variables variables(const std::string& locale) const {
        return {{"TERM", "crafted"}, {"TERMINFO", folder.path}, {"LC_ALL", locale}};
    }
};

const std::string program = program_file;

// From the title to a page with colours, and out.
std::string played(Pty& pty) {
    std::string bytes = pty.screen();
    for (const char key : std::string{" o"}) {
        pty.send({key});
        bytes += pty.screen();
    }
    return bytes;
}

}  // namespace

TEST_CASE("an entry whose words ask for strings, or for too much, ends nothing") {
    const std::string differs = GENERATE(as<std::string>{},
                                         "setaf=\\E[%p1%s",
                                         "setaf=\\E[%p9%s, setab=\\E[%p1%l%dm",
                                         "setaf=\\E[%p1%p2%/%dm",
                                         "setaf=\\E[%p1%999999999dm",
                                         "vpa=%p1%s, hpa=%p2%s, ech=%p3%s, rep=%p1%s%p2%d",
                                         "cuu=%p1%s, cud=%p1%s, cub=%p1%s, cuf=%p1%s",
                                         "lines#2147483647, cols#2147483647, colors#2147483647",
                                         "lines#1, cols#1, colors#1");
    INFO(differs);
    const Terminfo made{differs};
    const int rows = GENERATE(25, 0);  // 0: only terminfo has the number
    Pty pty{program, rows, rows == 0 ? 0 : 80, made.variables("C.UTF-8")};
    const std::string bytes = played(pty);
    FakeTerminal glass{{rows == 0 ? 24 : 25, 80}, true};
    glass.show(bytes);
    CHECK(glass.text().find("OPTIONS") != std::string::npos);
    pty.raise(SIGTERM);
    (void)pty.screen();
    CHECK(pty.is_as_before());
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}

TEST_CASE("a window of any size that a terminal can claim shows the table") {
    Pty pty{program, 65535, 65535, {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}}};
    CHECK(played(pty).find("OPTIONS") != std::string::npos);
    pty.raise(SIGTERM);
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}

TEST_CASE("an entry whose cursor cannot be moved leads to plain mode (P-1.1)") {
    const Terminfo made{"cup=%p1%s"};
    Pty pty{program, 25, 80, made.variables("C.UTF-8")};
    CHECK(pty.screen().find("this terminal shows no screens") != std::string::npos);
    pty.send("\x04");
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 0);
}

TEST_CASE("only visible ASCII is drawn with, whatever an entry says") {
    const Terminfo made{
        "acsc=q\\001x\\377l\\033k\\200m\\016j\\177n\\n``t-, colors@, setaf@, setab@"};
    Pty pty{program, 25, 80, made.variables("C")};
    const std::string bytes = played(pty);
    for (const char odd : {'\001', '\377', '\200', '\177'})
        CHECK(bytes.find(odd) == std::string::npos);
    FakeTerminal glass{{25, 80}, true};
    glass.show(bytes);
    CHECK(glass.text().find("OPTIONS") != std::string::npos);
}

TEST_CASE("words that are longer than any that is known count for nothing") {
    const std::string much(2000, 'm');
    const Terminfo made{"sgr0=" + much + ", smcup=" + much + ", kf1=" + much + ", el=" + much};
    Pty pty{program, 25, 80, made.variables("C.UTF-8")};
    CHECK(played(pty).find("mmmmmmmm") == std::string::npos);
}

TEST_CASE("in restricted mode only the system's entries count") {
    const Terminfo made{"smcup=\\E[?1049h\\E[3g"};
    Pty::Variables variables = made.variables("C.UTF-8");
    {
        Pty pty{program, 25, 80, variables};
        CHECK(played(pty).find("\x1b[3g") != std::string::npos);
    }
    const std::string way = GENERATE(as<std::string>{}, "TERMINFO", "TERMINFO_DIRS", "HOME");
    INFO(way);
    variables.erase("TERMINFO");
    if (way == "HOME") {
        std::filesystem::create_directory(made.folder.path / "home");
        std::filesystem::create_directory_symlink(made.folder.path,
                                                  made.folder.path / "home/.terminfo");
        variables["HOME"] = made.folder.path / "home";
    } else {
        variables[way] = made.folder.path;
    }
    {
        Pty pty{program, 25, 80, variables};
        CHECK(played(pty).find("\x1b[3g") != std::string::npos);
    }
    variables["ASAN_OPTIONS"] = "detect_leaks=0";  // which the fence forbids
    Pty pty{program, 25, 80, variables, Pty::Under::Nobody, {"--restricted"}};
    CHECK(played(pty).find("\x1b[3g") == std::string::npos);
    pty.raise(SIGTERM);
    CHECK(pty.screen().find("crafted is not known here") != std::string::npos);
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}
