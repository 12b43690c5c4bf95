// Signals at the terminal, in separate processes: they are handled between any two keys, and end a
// blocked write, whenever they come.
#include "terminal/signals.hpp"

#include "program/pty.hpp"
#include "terminal/presenter.hpp"

namespace parlor::tui {
namespace {

int status_of(const std::function<int()>& part, const std::string& keys = "") {
    Pty pty{part, 25, 80, {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}};
    (void)pty.screen();
    if (not keys.empty()) pty.send(keys);
    const int status = pty.wait_for_end();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// After the first of many keys a signal comes: what is read next?
std::optional<Key> read_after(int signal) {
    const auto presenter = Presenter::open({});
    presenter->show({});
    if (presenter->read_key() != key_of(U'z')) _exit(1);
    std::raise(signal);
    return presenter->read_key();
}

constexpr int as_wanted = 7;

// Signals are blocked, and one is pending, when a write begins whose output nobody reads.
int write_when_full() {
    std::array<int, 2> pipe_ends{};
    if (pipe(pipe_ends.data()) != 0) return 1;
    const BlockedSignals signals;
    const std::string much(1 << 20, 'x');
    std::raise(SIGTERM);
    if (signals.write(pipe_ends[1], much) >= static_cast<ssize_t>(much.size())) return 2;
    if (signals.write(pipe_ends[1], much) != -1 or errno != EINTR) return 3;
    return signals.terminating_signal() == SIGTERM ? as_wanted : 4;
}

}  // namespace

TEST_CASE("SIGTERM is heeded before the keys that wait") {
    CHECK(status_of([] { return read_after(SIGTERM) ? 2 : as_wanted; }, "zzzz") == as_wanted);
}

TEST_CASE("SIGINT is heeded before the keys that wait") {
    CHECK(status_of([] { return read_after(SIGINT) == Key::Interrupt ? as_wanted : 2; }, "zzzz") ==
          as_wanted);
}

TEST_CASE("a signal that came just before a write to a full line ends it all the same") {
    CHECK(status_of(write_when_full) == as_wanted);
}

TEST_CASE("a key waits as long as it has not been read, or has only begun") {
    const auto part = [] {
        const auto presenter = Presenter::open({});
        presenter->show({});
        if (presenter->read_key() != key_of(U'z')) return 1;
        if (not presenter->has_waiting_key() or presenter->read_key() != key_of(U'y')) return 2;
        if (not presenter->has_waiting_key() or presenter->read_key() != Key::Esc) return 3;
        return presenter->has_waiting_key() ? 4 : as_wanted;
    };
    CHECK(status_of(part, "zy\x1b") == as_wanted);
}

}  // namespace parlor::tui
