// The fence of restricted mode round the real program: raised before the first key, told by
// --version, and missed by nobody on a kernel that has none.
#include <unistd.h>

#include "pty.hpp"
#include "shell/call_filter.hpp"
#include "shell/file_fence.hpp"
#include "shell/old_kernel.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;

namespace {

const Pty::Variables variables{
    {"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}, {"ASAN_OPTIONS", "detect_leaks=0"}};

// The program on a kernel that has neither Landlock nor filters.
std::function<int()> on_an_old_kernel(const char* option) {
    return [option] {
        if (make_kernel_old()) execl(program_file, program_file, option, nullptr);
        return 127;
    };
}

// From the title to the first turn of a game, which is kept in the own folder.
std::string played(Pty& pty) {
    FakeTerminal glass{{25, 80}, true};
    glass.show(pty.screen());
    for (const char key : std::string{" p\r\r200\r1\r0c0rr"}) {
        pty.send({key});
        glass.show(pty.screen());
    }
    return glass.text();
}

}  // namespace

TEST_CASE(
    "restricted mode: the fence stands before the first key, and a game is played behind it") {
    Pty pty{program_file, 25, 80, variables, Pty::Under::Nobody, {"--restricted"}};
    CHECK(played(pty).find("GOES FIRST") != std::string::npos);
    const std::string status = pty.told_by_kernel("status");
    CHECK(status.find("NoNewPrivs:\t1") != std::string::npos);
    if (CallFilter::is_known_here()) CHECK(status.find("Seccomp:\t2") != std::string::npos);
    pty.raise(SIGTERM);
    CHECK(pty.screen().find("CANNOT") == std::string::npos);
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 128 + SIGTERM);
}

TEST_CASE("restricted mode: `parlor --version` says what the fence is made of on this kernel") {
    Pty pty{program_file, 25, 80, variables, Pty::Under::Nobody, {"--version"}};
    const std::string told = pty.screen();
    CHECK(told.find("fence of restricted mode: resource limits") != std::string::npos);
    if (landlock_abi() > 0) CHECK(told.find(", Landlock") != std::string::npos);
    if (CallFilter::is_known_here()) CHECK(told.find(", seccomp") != std::string::npos);
}

TEST_CASE("restricted mode: on a kernel without a fence it plays on, and --version says so") {
    if (not CallFilter::is_known_here()) return;
    Pty version{on_an_old_kernel("--version"), 25, 80, variables};
    CHECK(version.screen().find("resource limits (this kernel has no Landlock, no seccomp)") !=
          std::string::npos);
    Pty pty{on_an_old_kernel("--restricted"), 25, 80, variables};
    CHECK(played(pty).find("GOES FIRST") != std::string::npos);
}
