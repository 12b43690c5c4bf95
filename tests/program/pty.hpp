// Pty: runs the program in a pseudo-terminal, with the test at its other end.
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

    // Whether a shell controls the program, so that the program can be suspended.
    enum class Under { Nobody, Shell };

    Pty(const std::string& program,
        int rows,
        int cols,
        Variables variables,
        Under under = Under::Nobody,
        std::vector<std::string> words = {})
        : Pty{[=] { return become(program, words); }, rows, cols, std::move(variables), under} {}

    // Runs a function in a child process; its result is the exit status.
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
    void send(const std::string& keys) {
        sleeps_before_keys_ = sleeps();
        REQUIRE(write(master_, keys.data(), keys.size()) > 0);
    }
    // Sends the keys while the program is stopped, so that it receives them all at once. At most
    // 4,000 bytes.
    void send_at_once(const std::string& keys) {
        raise(SIGSTOP);
        REQUIRE(WIFSTOPPED(wait_for_end(WUNTRACED)));
        send(keys);
        raise(SIGCONT);
    }
    // Closes the terminal, like a closed window or a broken connection.
    void hang_up() {
        if (master_ >= 0) close(master_);
        master_ = -1;
    }
    void raise(int signal) { kill(pid_, signal); }
    // Makes the program's writes to files fail.
    void forbid_writing() {
        const rlimit none{0, 0};
        REQUIRE(prlimit(pid_, RLIMIT_FSIZE, &none, nullptr) == 0);
    }

    // The output received until none came for `quiet_ms`.
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
    // Waits until the program waits for input again; does not read its output.
    void let_it_work() const {
        constexpr int most_tries = 2000, sure = 4;
        for (int tries = 0, quiet = 0; tries < most_tries and quiet < sure; ++tries) {
            usleep(5'000);
            quiet = has_taken_keys() and waits() ? quiet + 1 : 0;
        }
    }
    // What is shown after these keys.
    std::string type(const std::string& keys) {
        send(keys);
        return screen();
    }
    // Requests frames without reading them until the program blocks on its output.
    void fill() {
        constexpr int most_pictures = 1000;
        for (int i = 0; i < most_pictures; ++i) {
            send("\f");
            if (not takes_keys()) return;
        }
        FAIL("it is never full");
    }
    // Makes the terminal non-blocking, as another program on the same terminal may do.
    void let_no_call_wait() const {
        REQUIRE(fcntl(slave_, F_SETFL, fcntl(slave_, F_GETFL) | O_NONBLOCK) == 0);
    }
    // The output until the program waits for input again, however busy the machine is.
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
    // The kernel delivers keys a moment after they were sent, on a busy machine a long one: the
    // program has them only when none wait and the program has gone to sleep again since.
    [[nodiscard]] bool has_taken_keys() const {
        int waiting = 0;
        ioctl(slave_, FIONREAD, &waiting);
        return waiting == 0 and (sleeps() != sleeps_before_keys_ or not is_running());
    }
    [[nodiscard]] bool is_running() const { return state() != 'T' and state() != 'Z'; }
    // True also when the program has ended or is stopped.
    [[nodiscard]] bool waits() const { return not is_running() or state() == 'S'; }
    [[nodiscard]] bool is_as_before() const {
        termios now{};
        tcgetattr(slave_, &now);
        return now.c_lflag == mode_before_.c_lflag and now.c_iflag == mode_before_.c_iflag and
               now.c_oflag == mode_before_.c_oflag;
    }
    [[nodiscard]] std::string home() const { return folder_.path.string(); }
    // A file of the program's in /proc.
    [[nodiscard]] std::string told_by_kernel(const std::string& file) const {
        return content("/proc/" + std::to_string(pid_) + "/" + file);
    }
    // Waits until the program ends or stops; returns a status for WIFEXITED and the like. Fails
    // after two minutes.
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

    // The exit status, once the program has ended; -1 if a signal has ended it.
    int status() {
        const int status = wait_for_end();
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    // Without a shell the program gets a session of its own; else it stays in the test's, which
    // acts as the shell.
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
    // S: sleeping, T: stopped, Z: ended, R and D: at work.
    [[nodiscard]] char state() const {
        const std::string line = told_by_kernel("stat");
        const auto name_end = line.rfind(") ");
        return name_end == std::string::npos ? 'Z' : line[name_end + 2];
    }
    // How often the program has gone to sleep.
    [[nodiscard]] long sleeps() const {
        static const std::string label = "\nvoluntary_ctxt_switches:";
        const std::string status = told_by_kernel("status");
        const auto at = status.find(label);
        return at == std::string::npos ? 0 : std::stol(status.substr(at + label.size()));
    }
    // False when the program sleeps for a while without reading keys.
    [[nodiscard]] bool takes_keys() const {
        constexpr int most_tries = 1000, sure = 20;
        for (int tries = 0, still = 0; tries < most_tries and still < sure; ++tries) {
            usleep(10'000);
            if (has_taken_keys()) return true;
            still = waits() ? still + 1 : 0;
            REQUIRE(tries + 1 < most_tries);  // it must sleep, not retry in a busy loop
        }
        return false;
    }

    Folder folder_;
    int master_ = -1, slave_ = -1;
    pid_t pid_ = -1;
    long sleeps_before_keys_ = -1;  // of the last keys sent; before any: none
    termios mode_before_{};
};

}  // namespace parlor
