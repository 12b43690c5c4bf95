// The program at a terminal of its own, for tests: a pty at one end, the test at the other.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "table/folder.hpp"

namespace parlor {

class Pty {
public:
    using Variables = std::map<std::string, std::string>;

    // Whether a shell looks after the program, which can be stopped then.
    enum class Under { Nobody, Shell };

    Pty(const std::string& program,
        int rows,
        int cols,
        Variables variables,
        Under under = Under::Nobody,
        std::vector<std::string> words = {})
        : Pty{[=] { return become(program, words); }, rows, cols, std::move(variables), under} {}

    // A part of the program, in a process of its own; what it returns is the exit status.
    Pty(const std::function<int()>& part,
        int rows,
        int cols,
        Variables variables,
        Under under = Under::Nobody) {
        master_ = posix_openpt(O_RDWR | O_NOCTTY);
        REQUIRE(master_ >= 0);
        REQUIRE(grantpt(master_) == 0);
        REQUIRE(unlockpt(master_) == 0);
        slave_ = open(ptsname(master_), O_RDWR | O_NOCTTY);
        resize(rows, cols);
        tcgetattr(slave_, &mode_before_);
        const std::string home = folder_.path.string();
        for (const char* const name : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"})
            variables.try_emplace(name, home);
        pid_ = fork();
        if (pid_ == 0) {
            sit_down(variables, under);
            _exit(part());
        }
    }
    ~Pty() {
        if (pid_ > 0) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
        close(slave_);
        hang_up();
    }
    Pty(const Pty&) = delete;
    Pty& operator=(const Pty&) = delete;

    void resize(int rows, int cols) {
        const winsize size{
            static_cast<unsigned short>(rows), static_cast<unsigned short>(cols), 0, 0};
        ioctl(master_, TIOCSWINSZ, &size);
    }
    void send(const std::string& keys) { REQUIRE(write(master_, keys.data(), keys.size()) > 0); }
    // All at once, and none is taken before all are there. At most 4,000 bytes.
    void send_at_once(const std::string& keys) {
        raise(SIGSTOP);
        REQUIRE(WIFSTOPPED(wait_for_end(WUNTRACED)));
        send(keys);
        raise(SIGCONT);
    }
    // As when the window is closed, or the line breaks.
    void hang_up() {
        if (master_ >= 0) close(master_);
        master_ = -1;
    }
    void raise(int signal) { kill(pid_, signal); }
    // No file of its may grow any more.
    void forbid_writing() {
        const rlimit none{0, 0};
        REQUIRE(prlimit(pid_, RLIMIT_FSIZE, &none, nullptr) == 0);
    }

    // What has come, until nothing came for so long.
    std::string read(int quiet_ms) {
        std::string all;
        pollfd waiting{master_, POLLIN, 0};
        while (poll(&waiting, 1, quiet_ms) > 0 and (waiting.revents & POLLIN) != 0) {
            char bytes[1 << 14];
            const ssize_t count = ::read(master_, bytes, sizeof bytes);
            if (count <= 0) break;
            all.append(bytes, static_cast<std::size_t>(count));
        }
        return all;
    }
    // It works until it waits for us again; what it wrote is not read yet.
    void let_it_work() const {
        constexpr int most_tries = 2000, sure = 4;
        for (int tries = 0, quiet = 0; tries < most_tries and quiet < sure; ++tries) {
            usleep(5'000);
            quiet = has_taken_keys() and waits() ? quiet + 1 : 0;
        }
    }
    // Until it cannot write any more, as nobody takes what it writes.
    void fill() {
        constexpr int most_pictures = 1000;
        for (int i = 0; i < most_pictures; ++i) {
            send("\f");
            if (not takes_keys()) return;
        }
        FAIL("it is never full");
    }
    // Somebody who has the same terminal wants no call to wait for it.
    void let_no_call_wait() const {
        REQUIRE(fcntl(slave_, F_SETFL, fcntl(slave_, F_GETFL) | O_NONBLOCK) == 0);
    }
    // All it sends until it waits for us again, however busy the machine is.
    std::string screen() {
        constexpr int most_tries = 2000, sure = 4;
        std::string all;
        for (int tries = 0, quiet = 0; tries < most_tries and quiet < sure; ++tries) {
            const std::string more = read(5);
            all += more;
            quiet = more.empty() and has_taken_keys() and waits() ? quiet + 1 : 0;
        }
        return all;
    }
    [[nodiscard]] bool has_taken_keys() const {
        int waiting = 0;
        ioctl(slave_, FIONREAD, &waiting);
        return waiting == 0;
    }
    // Or has ended, or was stopped.
    [[nodiscard]] bool waits() const {
        const std::string line = content("/proc/" + std::to_string(pid_) + "/stat");
        const auto state = line.rfind(") ");
        return state == std::string::npos or line[state + 2] == 'S' or line[state + 2] == 'T' or
               line[state + 2] == 'Z';
    }
    [[nodiscard]] bool is_as_before() const {
        termios now{};
        tcgetattr(slave_, &now);
        return now.c_lflag == mode_before_.c_lflag and now.c_iflag == mode_before_.c_iflag and
               now.c_oflag == mode_before_.c_oflag;
    }
    // How it ended, or stopped: a status for WIFEXITED and its like. It has two minutes, which is
    // for ever.
    int wait_for_end(int options = 0) {
        constexpr int most_tries = 24'000;
        int status = 0;
        pid_t ended = 0;
        for (int tries = 0; ended == 0 and tries < most_tries; ++tries) {
            ended = waitpid(pid_, &status, options | WNOHANG);
            if (ended == 0) usleep(5'000);
        }
        REQUIRE(ended == pid_);
        if (not WIFSTOPPED(status)) pid_ = -1;
        return status;
    }

private:
    // In the test's own session the test is the shell.
    void sit_down(const Variables& variables, Under under) {
        under == Under::Shell ? setpgid(0, 0) : setsid();
        if (under == Under::Nobody) ioctl(slave_, TIOCSCTTY, 0);
        for (int i = 0; i < 3; ++i) dup2(slave_, i);
        close(slave_);
        close(master_);
        clearenv();
        for (const auto& [name, value] : variables) setenv(name.c_str(), value.c_str(), 1);
    }
    static int become(std::string program, std::vector<std::string> words) {
        words.insert(words.begin(), std::move(program));
        std::vector<char*> all;
        for (std::string& word : words) all.push_back(word.data());
        all.push_back(nullptr);
        execv(all.front(), all.data());
        return 127;
    }
    // False when it sleeps for a while and takes none.
    [[nodiscard]] bool takes_keys() const {
        constexpr int most_tries = 1000, sure = 20;
        for (int tries = 0, still = 0; tries < most_tries and still < sure; ++tries) {
            usleep(10'000);
            if (has_taken_keys()) return true;
            still = waits() ? still + 1 : 0;
            REQUIRE(tries + 1 < most_tries);  // it sleeps, and does not try all the time
        }
        return false;
    }

    Folder folder_;
    int master_ = -1, slave_ = -1;
    pid_t pid_ = -1;
    termios mode_before_{};
};

}  // namespace parlor
