// What a restricted parlor can no longer do: tried by a separate process of the test.
#include "shell/fence/fence.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <functional>

#include "in_child.hpp"
#include "table/folder.hpp"

using namespace parlor;

namespace {

constexpr uid_t nobody = 65534;

// Whether it is true behind the fence, for a user other than root.
bool fenced(const std::function<bool()>& is_so) {
    return is_so_in_a_child(
        [&] { return (geteuid() != 0 or setuid(nobody) == 0) and not fence_in() and is_so(); });
}

bool can_fork() {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    if (child > 0) waitpid(child, nullptr, 0);
    return child >= 0;
}

bool can_write(int file, std::uint64_t at) {
    return pwrite(file, "x", 1, static_cast<off_t>(at)) == 1;
}

bool may_dump_core() {
    rlimit limit{};
    return prctl(PR_GET_DUMPABLE) != 0 or getrlimit(RLIMIT_CORE, &limit) != 0 or
           limit.rlim_max != 0;
}

}  // namespace

TEST_CASE("restricted mode: no new privileges, no core dumps, no further process") {
    CHECK(fenced([] { return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1; }));
    CHECK(fenced([] { return not may_dump_core(); }));
    CHECK(fenced([] { return not can_fork() and errno == EAGAIN; }));
}

TEST_CASE("restricted mode: files and memory have a limit") {
    const Folder folder;
    const int file = open((folder.path / "file").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    REQUIRE(file >= 0);
    CHECK(fenced([&] { return can_write(file, most_in_a_file - 1); }));
    CHECK(fenced([&] { return not can_write(file, most_in_a_file) and errno == EFBIG; }));
    close(file);
#ifndef __SANITIZE_ADDRESS__  // which reserves terabytes of addresses before any limit
    const auto can_have = [](std::size_t bytes) {
        return mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
               MAP_FAILED;
    };
    CHECK(fenced([&] { return can_have(most_memory / 8) and not can_have(most_memory); }));
#endif
}

TEST_CASE("restricted mode: a limit that was lower already stays") {
    CHECK(fenced([] {
        const rlimit lower{1000, 1000};
        rlimit now{};
        return setrlimit(RLIMIT_FSIZE, &lower) == 0 and not fence_in() and
               getrlimit(RLIMIT_FSIZE, &now) == 0 and now.rlim_cur == 1000;
    }));
}
