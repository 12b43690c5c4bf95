// Which files a restricted parlor may open, with each kernel's version of Landlock: tried as
// whichever user runs the tests, even root.
#include "shell/fence/file_fence.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <functional>
#include <string>

#include "in_child.hpp"
#include "old_kernel.hpp"
#include "shell/fence/call_filter.hpp"
#include "table/folder.hpp"

using namespace parlor;

namespace {

struct Place {
    Folder folder;
    std::string own = folder.path / "own", data = folder.path / "data";
    std::string other = folder.path / "other";

    Place() {
        for (const std::string& each : {own, data, other}) {
            std::filesystem::create_directory(each);
            std::ofstream{each + "/file"} << "text";
        }
    }
};

// Whether it is true behind the fence, whatever Landlock this kernel has.
bool fenced(const Place& place, const std::function<bool()>& is_so) {
    for (int abi = 1; abi <= landlock_abi(); ++abi) {
        const bool is_so_here = is_so_in_a_child([&] {
            return not fence_files({place.own, {place.data}}, abi) and is_so();
        });
        if (not is_so_here) UNSCOPED_INFO("with ABI " << abi);
        if (not is_so_here) return false;
    }
    return true;
}

bool opens(const std::string& path, int flags) {
    const int file = open(path.c_str(), flags | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}
bool is_refused(bool is_done) { return not is_done and errno == EACCES; }
bool cannot_open(const std::string& path, int flags) { return is_refused(opens(path, flags)); }

}  // namespace

TEST_CASE("restricted mode: files of the own folder are read, made, changed and removed") {
    const Place place;
    const std::string made = place.own + "/made", folder = place.own + "/more";
    CHECK(fenced(place, [&] {
        return opens(place.own, O_RDONLY | O_DIRECTORY) and opens(place.own + "/file", O_RDWR) and
               opens(made, O_RDWR | O_CREAT | O_EXCL) and opens(made, O_WRONLY | O_TRUNC) and
               std::rename(made.c_str(), (made + "2").c_str()) == 0 and
               unlink((made + "2").c_str()) == 0 and
               (mkdir(folder.c_str(), 0700) == 0 or errno == EEXIST) and
               opens(folder + "/deep", O_RDWR | O_CREAT);
    }));
}

TEST_CASE("restricted mode: data is read, and never written") {
    const Place place;
    const std::string file = place.data + "/file";
    CHECK(fenced(place, [&] {
        return opens(place.data, O_RDONLY | O_DIRECTORY) and opens(file, O_RDONLY);
    }));
    CHECK(fenced(place, [&] {
        return cannot_open(file, O_RDWR) and
               cannot_open(place.data + "/new", O_WRONLY | O_CREAT) and
               is_refused(unlink(file.c_str()) == 0) and
               is_refused(mkdir((place.data + "/folder").c_str(), 0700) == 0);
    }));
    CHECK(content(file) == "text");
}

TEST_CASE("restricted mode: nothing else is opened, and no way leads there") {
    const Place place;
    const std::string file = place.other + "/file", way = place.own + "/way";
    CHECK(fenced(place, [&] {
        return cannot_open(file, O_RDONLY) and cannot_open(place.other, O_RDONLY | O_DIRECTORY) and
               cannot_open("/", O_RDONLY | O_DIRECTORY) and cannot_open("/etc/passwd", O_RDONLY) and
               cannot_open("/proc/self/environ", O_RDONLY) and
               cannot_open(place.other + "/new", O_WRONLY | O_CREAT) and
               cannot_open(place.own + "/../other/file", O_RDONLY);
    }));
    CHECK(fenced(place, [&] {
        return is_refused(symlink(file.c_str(), way.c_str()) == 0) and
               link(file.c_str(), way.c_str()) != 0 and
               std::rename((place.own + "/file").c_str(), (place.other + "/moved").c_str()) != 0 and
               is_refused(mkfifo(way.c_str(), 0600) == 0);
    }));
}

TEST_CASE("restricted mode: what was open before stays open") {
    const Place place;
    const int file = open((place.other + "/file").c_str(), O_RDWR | O_CLOEXEC);
    REQUIRE(file >= 0);
    CHECK(fenced(place, [&] { return write(file, "text", 4) == 4; }));
    close(file);
}

TEST_CASE("restricted mode: a folder that is not there is no hindrance") {
    const Place place;
    if (landlock_abi() == 0) return;
    CHECK(is_so_in_a_child([&] {
        return not fence_files({place.own + "/absent", {place.own + "/absent"}}, landlock_abi()) and
               cannot_open(place.own + "/file", O_RDONLY);
    }));
}

TEST_CASE("restricted mode: no socket without a file is reached, and no process signalled") {
    constexpr int abi_of_scopes = 6;
    if (landlock_abi() < abi_of_scopes) return;
    const Place place;
    sockaddr_un name{.sun_family = AF_UNIX, .sun_path = {}};
    const std::string letters = place.own;  // after a 0: an abstract address
    letters.copy(name.sun_path + 1, sizeof name.sun_path - 1);
    const auto* const address = reinterpret_cast<const sockaddr*>(&name);
    const int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    REQUIRE(bind(listener, address, sizeof name) == 0);
    REQUIRE(listen(listener, 1) == 0);
    const auto reaches = [&] {
        return connect(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), address, sizeof name) == 0;
    };
    CHECK(is_so_in_a_child(reaches));
    CHECK(is_so_in_a_child([&] {
        return not fence_files({place.own, {}}, abi_of_scopes) and not reaches() and
               errno == EPERM and kill(getppid(), 0) != 0 and errno == EPERM;
    }));
    close(listener);
}

TEST_CASE("restricted mode: a kernel without Landlock fences no files, and that is no error") {
    const Place place;
    if (not CallFilter::is_known_here()) return;
    CHECK(is_so_in_a_child([&] {
        return make_kernel_old() and landlock_abi() == 0 and
               not fence_files({place.own, {}}, landlock_abi()) and
               opens(place.other + "/file", O_RDONLY);
    }));
}
