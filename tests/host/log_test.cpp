// What an administrator reads.
#include "host/log.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <string>

#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::host;

TEST_CASE("T-4.4: the log has one line for each note, with the time, whatever is in it") {
    const Folder folder;
    const std::filesystem::path path = folder.path / "log";
    const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
    REQUIRE(file >= 0);
    const Log log{file};
    log.note("ann came");
    log.note("bad\n\x1b[31m");
    close(file);
    const std::string text = content(path);
    const std::string time = text.substr(0, text.find(' '));
    CHECK(time.size() == std::string{"2026-11-27T16:42:47Z"}.size());
    CHECK(text.starts_with(time + " ann came\n"));
    CHECK(text.ends_with(" bad\\x0a\\x1b[31m\n"));
    CHECK(std::ranges::count(text, '\n') == 2);
}
