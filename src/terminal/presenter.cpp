#include "terminal/presenter.hpp"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "terminal/choice.hpp"
#include "terminal/painter.hpp"
#include "terminal/rescue.hpp"
#include "terminal/signals.hpp"
#include "terminal/terminfo.hpp"

namespace parlor::tui {
namespace {

constexpr int escape_delay_ms = 25;

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : value;
}

bool is_utf8_here() { return std::string_view{nl_langinfo(CODESET)} == "UTF-8"; }

Terminal terminal_here(const Looks& looks) {
    Terminal terminal = terminal_words();
    choose(terminal,
           looks,
           {variable("TERM"), nl_langinfo(CODESET), variable("NO_COLOR"), colour_count()});
    return terminal;
}

Size size_now() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 and size.ws_row > 0 and size.ws_col > 0)
        return {size.ws_row, size.ws_col};
    return size_by_terminfo();
}

termios mode_now() {
    termios mode{};
    tcgetattr(STDIN_FILENO, &mode);
    return mode;
}

// Keys come at once and unseen; what is written is not touched, so that a line feed is one.
termios mode_for_keys(termios mode) {
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
    mode.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    return mode;
}

}  // namespace

struct Presenter::Line {
    explicit Line(const Looks& looks)
        : mode_before{mode_now()},
          round{manners(not is_utf8_here())},
          painter{terminal_here(looks)},
          keys{key_reader()},
          rescue{round.leave, mode_before} {
        enter();
    }
    ~Line() { leave(); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    void enter() {
        const termios mode = mode_for_keys(mode_before);
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
        to_send = round.enter;
        painter.forget();
    }
    // One who is told to leave does not wait for a terminal that takes nothing.
    void leave() {
        send(round.leave);
        tcsetattr(STDIN_FILENO, signals.told_to_leave() ? TCSANOW : TCSADRAIN, &mode_before);
    }
    void send(std::string_view text) const;
    void stop() {
        leave();
        signals.stop();
        enter();
        (void)signals.take_went_on();
    }
    [[nodiscard]] std::optional<Key> next_key();

    HeldSignals signals;
    termios mode_before;
    Manners round;
    Painter painter;
    KeyReader keys;
    Rescue rescue;
    Size size;
    std::string to_send;  // with the next picture
};

void Presenter::Line::send(std::string_view text) const {
    while (not text.empty()) {
        const ssize_t sent = signals.write(STDOUT_FILENO, text);
        if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
        if (sent >= 0) continue;
        if (errno == EINTR and signals.told_to_leave()) return;
        if (errno != EINTR and errno != EAGAIN) return HeldSignals::leave();
    }
}

// A window that is too small shows no game to play; only what is about the window comes through.
std::optional<Key> Presenter::Line::next_key() {
    while (const auto key = keys.next())
        if (is_large_enough(size) or key == Key::Redraw) return key;
    return std::nullopt;
}

std::unique_ptr<Presenter> Presenter::open(const Looks& looks) {
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0) return nullptr;
    std::setlocale(LC_CTYPE, "");
    if (find_terminal({}) != TermFound::Yes) return nullptr;
    return std::unique_ptr<Presenter>{new Presenter{std::make_unique<Line>(looks)}};
}

std::string no_terminal() {
    const std::string name = printable(variable("TERM"), 80);
    std::string why = "the terminal " + name + " cannot show the table";
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0)
        why = "there is no terminal here";
    else if (name.empty())
        why = "TERM does not say which terminal this is";
    else if (find_terminal({}) == TermFound::Unknown)
        why = "the terminal " + name + " is not known here";
    return why + "; `parlor run FILE` plays without one";
}

Presenter::Presenter(std::unique_ptr<Line> line) : line_{std::move(line)} {}

Presenter::~Presenter() = default;

void Presenter::forget() { line_->painter.forget(); }

void Presenter::use(const Looks& looks) { line_->painter = Painter{terminal_here(looks)}; }

bool Presenter::has_room() const { return is_large_enough(line_->size); }

void Presenter::show(const Canvas& canvas, std::string_view sound) {
    line_->size = size_now();
    std::string text = std::exchange(line_->to_send, {});
    text += line_->painter.paint(canvas, line_->size);
    text += sound;
    line_->send(text);
}

std::optional<Key> Presenter::read_key(std::optional<int> milliseconds) {
    Line& line = *line_;
    while (not line.signals.told_to_leave()) {
        if (const auto key = line.next_key()) return key;
        const bool in_sequence = line.keys.waits();
        const bool time_passes = milliseconds and has_room();
        const int time = in_sequence ? escape_delay_ms : time_passes ? *milliseconds : -1;
        const bool ready = line.signals.wait_for_input(time);
        if (line.signals.take_interrupted()) return Key::Interrupt;
        if (line.signals.take_told_to_stop()) {
            line.stop();
            return Key::Redraw;
        }
        if (line.signals.take_went_on()) {
            line.enter();
            return Key::Redraw;
        }
        if (size_now() != line.size) return Key::Resized;
        if (not ready and in_sequence) return line.keys.give_up();
        if (not ready and time_passes) return Key::Elapsed;
        if (not ready) continue;
        std::array<char, 256> bytes;
        const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count == 0 or (count < 0 and errno != EINTR and errno != EAGAIN)) return std::nullopt;
        if (count > 0) line.keys.feed({bytes.data(), static_cast<std::size_t>(count)});
    }
    return std::nullopt;
}

}  // namespace parlor::tui
