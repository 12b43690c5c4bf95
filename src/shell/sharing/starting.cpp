#include "shell/sharing/starting.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>

#include "disk/disk.hpp"
#include "disk/folders.hpp"
#include "sockets/local.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds longest_wait{5};
constexpr std::chrono::seconds longest_after_end{1};  // for the host that won
constexpr std::chrono::milliseconds between_tries{20};

fs::path log_of(const HostToStart& host) { return host.folder / "host.log"; }

// The log only grows, so its end is enough. Without the name of the program.
std::string last_line(const fs::path& log) {
    std::array<char, 1000> end;
    const sockets::Descriptor file{open(log.c_str(), O_RDONLY | O_CLOEXEC)};
    const off_t size = lseek(file.number(), 0, SEEK_END);
    const off_t from = std::max<off_t>(0, size - static_cast<off_t>(end.size()));
    const ssize_t count = pread(file.number(), end.data(), end.size(), from);
    std::string text{end.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count))};
    if (text.ends_with('\n')) text.pop_back();
    const std::string line = printable(text.substr(text.rfind('\n') + 1));
    constexpr std::string_view name = "parlor: ";
    return line.starts_with(name) ? line.substr(name.size()) : line;
}

void redirect(int stream, const char* file, int flags) {
    const int opened = open(file, flags | O_CLOEXEC, 0600);
    dup2(opened, stream);
}

// In a child process: nothing of the terminal, of its session and of its signals is left.
void leave_terminal(const fs::path& log) {
    constexpr int to_append = O_WRONLY | O_CREAT | O_APPEND;
    setsid();
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        redirect(stream, "/dev/null", O_RDWR);
    redirect(STDOUT_FILENO, log.c_str(), to_append);
    redirect(STDERR_FILENO, log.c_str(), to_append);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    (void)not chdir("/");
}

bool has_ended(pid_t child) { return waitpid(child, nullptr, WNOHANG) != 0; }

bool answers(const fs::path& socket) { return sockets::connect_to(socket).ok(); }

}  // namespace

std::optional<Error> start_host(const HostToStart& host, const std::function<int()>& become) {
    if (const auto error = disk::make_folders(disk::real_disk(), host.folder))
        return sockets::wrong_with(host.folder, "cannot be made: " + error.message());
    const pid_t child = fork();
    if (child < 0) return Error{"the system starts no further process"};
    if (child == 0) {
        leave_terminal(log_of(host));
        _exit(become());
    }
    auto until = Clock::now() + longest_wait;
    bool is_running = true;
    while (Clock::now() < until) {
        if (answers(host.socket)) return std::nullopt;
        if (is_running and has_ended(child)) {
            is_running = false;
            until = Clock::now() + longest_after_end;
        }
        std::this_thread::sleep_for(between_tries);
    }
    if (is_running) return Error{"the host that was started does not answer yet; try again"};
    return Error{"no host starts: " + last_line(log_of(host))};
}

int become_host(const HostToStart& host) {
    constexpr int not_found = 127;
    execl("/proc/self/exe",
          "parlor",
          "host",
          "--at",
          host.socket.c_str(),
          "--keep",
          host.folder.c_str(),
          "--while-used",
          nullptr);
    return not_found;
}

}  // namespace parlor::shell
