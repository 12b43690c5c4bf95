// Of ncurses only terminfo is used: its screen functions write at every jump of the cursor,
// and a frame has to be one write (U-1.6).
#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "tui/key_reader.hpp"
#include "tui/painter.hpp"
#include "tui/presenter.hpp"

// term.h has these as macros.
#undef lines
#undef columns

namespace parlor::tui {
namespace {

constexpr int escape_delay_ms = 25;

// --- What the terminal understands -------------------------------------------

// Without its paddings, `$<5>`: no terminal of today needs them.
std::string without_padding(std::string text) {
    for (auto from = text.find("$<"); from != std::string::npos; from = text.find("$<", from)) {
        const auto to = text.find('>', from);
        if (to == std::string::npos) break;
        text.erase(from, to - from + 1);
    }
    return text;
}

std::string capability(const char* name) {
    const char* text = tigetstr(name);
    if (text == nullptr or text == reinterpret_cast<const char*>(-1)) return {};
    return without_padding(text);
}

std::string with(const std::string& capability, int first, int second = 0) {
    if (capability.empty()) return {};
    const char* text = tiparm(capability.c_str(), first, second);
    return text == nullptr ? std::string{} : text;
}

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : value;
}

GlyphSet glyphs_here() {
    if (std::string_view{nl_langinfo(CODESET)} != "UTF-8") return GlyphSet::Ascii;
    return variable("TERM") == "linux" ? GlyphSet::Console : GlyphSet::Unicode;
}

Depth depth_here() {
    const int colours = tigetnum("colors");
    if (not variable("NO_COLOR").empty() or colours < 8) return Depth::Attributes;
    return colours >= 256 ? Depth::Palette256 : colours >= 16 ? Depth::Colours16 : Depth::Colours8;
}

Terminal terminal_here(const Wanted& wanted) {
    Terminal terminal;
    terminal.move_to = [cup = capability("cup")](At at) { return with(cup, at.row, at.col); };
    terminal.to_row = [vpa = capability("vpa")](int row) { return with(vpa, row); };
    terminal.to_col = [hpa = capability("hpa")](int col) { return with(hpa, col); };
    terminal.blanks = [ech = capability("ech")](int count) { return with(ech, count); };
    terminal.ink = [setaf = capability("setaf"), op = capability("op")](short number) {
        return number < 0 ? op : with(setaf, number);
    };
    terminal.paper = [setab = capability("setab"), op = capability("op")](short number) {
        return number < 0 ? op : with(setab, number);
    };
    terminal.plain = capability("sgr0");
    terminal.bold = capability("bold");
    terminal.reverse = capability("rev");
    terminal.clear = capability("clear");
    terminal.back = capability("cub1");
    terminal.erases_in_paper = tigetflag("bce") > 0;
    terminal.glyphs = wanted.glyphs.value_or(glyphs_here());
    terminal.depth = wanted.depth.value_or(depth_here());
    terminal.paper_wanted = wanted.paper;
    return terminal;
}

KeyReader keys_here() {
    constexpr std::array<std::pair<const char*, Key>, 10> names{{
        {"kcuu1", Key::ArrowUp},
        {"kcud1", Key::ArrowDown},
        {"kcub1", Key::ArrowLeft},
        {"kcuf1", Key::ArrowRight},
        {"kf1", Key::F1},
        {"kf3", Key::F3},
        {"kf5", Key::F5},
        {"kf7", Key::F7},
        {"kent", Key::Enter},
        {"kbs", Key::Backspace},
    }};
    KeyReader reader;
    for (const auto& [name, key] : names) reader.learn(capability(name), key);
    return reader;
}

// --- Signals -------------------------------------------------------------------

constexpr std::array leaving_signals{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
constexpr std::array other_signals{SIGTSTP, SIGCONT, SIGWINCH};
volatile std::sig_atomic_t told_to_leave = 0, told_to_stop = 0, went_on = 0;

void heed(int signal) {
    if (signal == SIGTSTP)
        told_to_stop = 1;
    else if (signal == SIGCONT)
        went_on = 1;
    else if (signal != SIGWINCH)
        told_to_leave = 1;
}

// Signals wait outside the one place that waits for keys, so none comes at a bad moment.
class HeldSignals {
public:
    HeldSignals() {
        sigset_t held;
        sigemptyset(&held);
        for (const int each : all()) sigaddset(&held, each);
        sigprocmask(SIG_BLOCK, &held, &before_);
        struct sigaction action {};
        action.sa_handler = heed;
        std::size_t i = 0;
        for (const int each : all()) sigaction(each, &action, &handled_before_[i++]);
    }
    ~HeldSignals() {
        std::size_t i = 0;
        for (const int each : all()) sigaction(each, &handled_before_[i++], nullptr);
        sigprocmask(SIG_SETMASK, &before_, nullptr);
    }
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    // Whether there is something to read. Below 0 ms: waits for as long as it takes.
    [[nodiscard]] bool wait_for_input(int milliseconds) const {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        const timespec time{0, milliseconds * 1'000'000L};
        return ppoll(&input, 1, milliseconds < 0 ? nullptr : &time, &before_) > 0;
    }

private:
    static constexpr std::size_t count = leaving_signals.size() + other_signals.size();
    static std::array<int, count> all() {
        std::array<int, count> signals{};
        std::size_t i = 0;
        for (const int each : leaving_signals) signals[i++] = each;
        for (const int each : other_signals) signals[i++] = each;
        return signals;
    }
    sigset_t before_{};
    std::array<struct sigaction, count> handled_before_{};
};

// --- The line --------------------------------------------------------------------

void send(std::string_view text) {
    while (not text.empty()) {
        const ssize_t sent = write(STDOUT_FILENO, text.data(), text.size());
        if (sent < 0 and errno != EINTR and errno != EAGAIN) {
            told_to_leave = 1;
            return;
        }
        if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
    }
}

Size size_now() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 and size.ws_row > 0 and size.ws_col > 0)
        return {size.ws_row, size.ws_col};
    return {std::max(tigetnum("lines"), 24), std::max(tigetnum("cols"), 80)};
}

}  // namespace

struct Presenter::Line {
    Line(const Wanted& wanted) : painter{terminal_here(wanted)}, keys{keys_here()} {
        tcgetattr(STDIN_FILENO, &mode_before);
        enter();
    }
    ~Line() { leave(); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    void enter() {
        termios mode = mode_before;
        mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL);
        mode.c_cc[VMIN] = 1;
        mode.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
        to_send = capability("smcup") + capability("smkx");
        painter.forget();
    }
    void leave() {
        const int last_row = std::max(0, size_now().rows - 1);
        send(capability("sgr0") + capability("op") + capability("rmkx") +
             with(capability("cup"), last_row, 0) + capability("rmcup"));
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode_before);
    }
    void stop() {
        told_to_stop = 0;
        leave();
        raise(SIGSTOP);
        enter();
        went_on = 0;
    }

    HeldSignals signals;
    termios mode_before{};
    Painter painter;
    KeyReader keys;
    Size size;
    std::string to_send;  // with the next picture
};

std::unique_ptr<Presenter> Presenter::open(const Wanted& wanted) {
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0) return nullptr;
    std::setlocale(LC_CTYPE, "");
    int trouble = 0;
    if (setupterm(nullptr, STDOUT_FILENO, &trouble) != OK) return nullptr;
    if (capability("cup").empty() or capability("clear").empty()) return nullptr;
    return std::unique_ptr<Presenter>{new Presenter{std::make_unique<Line>(wanted)}};
}

Presenter::Presenter(std::unique_ptr<Line> line) : line_{std::move(line)} {}

Presenter::~Presenter() = default;

void Presenter::forget() { line_->painter.forget(); }

void Presenter::show(const Canvas& canvas) {
    line_->size = size_now();
    std::string text = std::exchange(line_->to_send, {});
    text += line_->painter.paint(canvas, line_->size);
    send(text);
}

std::optional<Key> Presenter::read_key() {
    KeyReader& keys = line_->keys;
    while (told_to_leave == 0) {
        if (const auto key = keys.next()) return key;
        const bool ready = line_->signals.wait_for_input(keys.waits() ? escape_delay_ms : -1);
        if (told_to_stop != 0) {
            line_->stop();
            return Key::Redraw;
        }
        if (std::exchange(went_on, 0) != 0) {
            line_->enter();
            return Key::Redraw;
        }
        if (size_now() != line_->size) return Key::Resized;
        if (not ready and keys.waits()) return keys.give_up();
        if (not ready) continue;
        std::array<char, 256> bytes;
        const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count == 0 or (count < 0 and errno != EINTR and errno != EAGAIN)) return std::nullopt;
        if (count > 0) keys.feed({bytes.data(), static_cast<std::size_t>(count)});
    }
    return std::nullopt;
}

}  // namespace parlor::tui
