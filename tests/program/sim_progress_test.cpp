// The bar of a long series of games: shown on a terminal, and nowhere else.
#include "pty.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

const std::string series =
    std::string{program_file} + " sim classic --games 4 --seats random,random >/dev/null";

}  // namespace

TEST_CASE("a series has a bar on a terminal, which is wiped out at the end") {
    const Folder folder;
    const auto file = folder.path / "series";
    std::ofstream{file} << "#!/bin/sh\n" << series << "\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    Pty pty{file, 24, 80, {{"TERM", "xterm"}}};
    CHECK(WEXITSTATUS(pty.wait_for_end()) == 0);
    const std::string shown = pty.read(0);
    CHECK(shown.find("\r[########################################] 4 of 4, 0 s left") !=
          std::string::npos);
    CHECK(shown.ends_with("\r" + std::string(79, ' ') + "\r"));
}

TEST_CASE("a series has no bar in a pipe") {
    const Folder folder;
    const auto file = folder.path / "complaints";
    CHECK(std::system((series + " 2>" + file.string()).c_str()) == 0);
    CHECK(content(file).empty());
}
