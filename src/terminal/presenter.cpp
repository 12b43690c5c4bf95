#include "terminal/presenter.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "terminal/choice.hpp"
#include "terminal/codeset.hpp"
#include "terminal/connection.hpp"
#include "terminal/painter.hpp"
#include "terminal/terminfo/terminfo.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longest_name = 64;  // of a terminal (U-1.9)

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : value;
}

std::string terminal_named() { return variable("TERM"); }

Terminal terminal_here(const DisplayOptions& looks, const std::string& codeset, bool is_guessed) {
    Terminal terminal = terminal_from_terminfo();
    choose(terminal,
           looks,
           {terminal_named(),
            codeset,
            variable("NO_COLOR"),
            variable("COLORTERM"),
            colour_count(),
            is_guessed,
            variable("TERM_PROGRAM"),
            variable("KITTY_WINDOW_ID"),
            variable("WT_SESSION"),
            variable("TMUX"),
            variable("STY")});
    return terminal;
}

// ESCDELAY, as in other programs with ncurses.
int escape_delay_ms() {
    constexpr int longest = 10'000;
    const auto asked = whole_number(variable("ESCDELAY"), longest);
    return asked ? static_cast<int>(*asked) : KeyReader::usual_escape_delay_ms;
}

// The milliseconds until then, rounded up; -1 for never.
int until(std::optional<Clock::time_point> then) {
    if (not then) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*then - Clock::now());
    return std::max(0, static_cast<int>(left.count()));
}

}  // namespace

struct Presenter::Device {
    Device(const DisplayOptions& looks, std::string name)
        : found_by{std::move(name)},
          terminal{with_input_modes(terminal_modes(codeset != "UTF-8"), found_by)},
          painter{terminal_here(looks, codeset, is_guessed())},
          keys{key_reader(escape_delay_ms())} {}

    using Time = std::optional<Clock::time_point>;

    [[nodiscard]] bool is_guessed() const { return found_by != terminal_named(); }
    [[nodiscard]] std::optional<Key> key_of_signals();
    [[nodiscard]] bool is_pasted();
    [[nodiscard]] std::optional<Key> next_key();
    [[nodiscard]] std::optional<Key> no_key();
    [[nodiscard]] bool has_part_of_key() const { return keys.waits() and not keys.is_in_answer(); }
    [[nodiscard]] std::optional<Key> changed_size();
    [[nodiscard]] Time patience() const;  // until when to wait for the rest of what is incomplete
    [[nodiscard]] std::optional<Key> wait(Time tick);
    void receive();

    std::string found_by;
    std::string codeset = codeset_here();
    bool has_title = codeset == "UTF-8" and keeps_title();
    TerminalConnection terminal;
    Painter painter;
    KeyReader keys;
    Size size = size_now();
    bool is_news = false;                 // whether bytes have come since no_key()
    Clock::time_point received = {};      // the last bytes
    Clock::time_point answer_begun = {};  // when the answer did that they belong to
};

std::optional<Key> Presenter::Device::key_of_signals() {
    BlockedSignals& signals = terminal.signals;
    if (signals.take_interrupted() and not is_pasted()) return Key::Interrupt;
    const bool is_to_stop = signals.take_suspend() and not is_pasted();
    if (not is_to_stop and not signals.take_continued()) return std::nullopt;
    is_to_stop ? terminal.stop() : terminal.enter_again();
    size = size_now();  // it may have changed while the program was stopped
    return Key::Redraw;
}

// Ctrl-C and Ctrl-Z in a paste are signals as well. When they arrive, the bytes before them,
// including the start of the paste, can already be read.
bool Presenter::Device::is_pasted() {
    if (terminal.wait(0) == WaitResult::Ready) receive();
    return keys.has_paste();
}

// Ctrl-Z as a key is the signal, which the next wait heeds.
std::optional<Key> Presenter::Device::next_key() {
    const auto key = keys.next();
    if (key != Key::Suspend) return key;
    std::raise(SIGTSTP);
    return std::nullopt;
}

// When all that came was no key: a frame that has waited for it can be drawn.
std::optional<Key> Presenter::Device::no_key() {
    const bool was_news = std::exchange(is_news, false);
    return was_news and not has_part_of_key() ? std::optional{Key::Elapsed} : std::nullopt;
}

// An answer that does not end is given up in spite of more bytes: these may be typed.
void Presenter::Device::receive() {
    constexpr std::chrono::seconds longest_answer{4};
    is_news = true;
    received = Clock::now();
    if (not keys.is_in_answer())
        answer_begun = received;
    else if (received - answer_begun > longest_answer and not keys.may_be_typed())
        (void)keys.give_up();
    keys.feed(terminal.receive());
}

// A window that was resized and is back at its old size may have lost its contents (U-1.2).
std::optional<Key> Presenter::Device::changed_size() {
    const Size before = std::exchange(size, size_now());
    const bool was_resized = terminal.signals.take_resized();
    if (was_resized) painter.forget();
    return was_resized or size != before ? std::optional{Key::Resized} : std::nullopt;
}

// What may be typed is not put off by more bytes: a person goes on typing.
Presenter::Device::Time Presenter::Device::patience() const {
    if (not keys.waits()) return std::nullopt;
    const Clock::time_point since = keys.may_be_typed() ? answer_begun : received;
    return since + std::chrono::milliseconds{keys.patience_ms()};
}

// Waits for more bytes and reads them. A changed size comes before keys, because keys refer to what
// the screen shows.
std::optional<Key> Presenter::Device::wait(Time tick) {
    const Time patience = this->patience();
    const bool gives_up_first = patience and (not tick or *patience < *tick);
    switch (terminal.wait(until(gives_up_first ? patience : tick))) {
        case WaitResult::Signal: return std::nullopt;
        case WaitResult::OtherReady: return Key::Elapsed;
        case WaitResult::TimeIsUp:
            return gives_up_first ? keys.give_up().value_or(Key::Elapsed) : Key::Elapsed;
        case WaitResult::Ready: break;
    }
    if (const auto key = changed_size()) return key;
    receive();
    return std::nullopt;
}

std::unique_ptr<Presenter> Presenter::open(const DisplayOptions& looks) {
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0) return nullptr;
    auto found_by = find_terminal(terminal_named());
    if (not found_by) return nullptr;
    return std::unique_ptr<Presenter>{
        new Presenter{std::make_unique<Device>(looks, std::move(*found_by))}};
}

std::string no_terminal() {
    const std::string without = "`parlor run FILE` plays without one";
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0)
        return "there is no terminal here; " + without;
    const std::string name = printable(terminal_named(), longest_name);
    const std::string why = name.empty() ? "TERM does not say which terminal this is"
                                         : "the terminal " + name + " cannot show the table";
    return why + "; TERM=xterm suits most terminals, and " + without;
}

Presenter::Presenter(std::unique_ptr<Device> device) : device_{std::move(device)} {}

Presenter::~Presenter() = default;

void Presenter::forget() { device_->painter.forget(); }

void Presenter::use(const DisplayOptions& looks) {
    device_->painter = Painter{terminal_here(looks, device_->codeset, device_->is_guessed())};
}

GlyphSet Presenter::glyphs() const { return device_->painter.glyphs(); }
bool Presenter::has_colours() const { return device_->painter.has_colours(); }

bool Presenter::has_title() const { return device_->has_title; }

// The title before ours is taken from where it was put, and put there again.
void Presenter::entitle(std::string_view title) {
    constexpr auto before = "\x1b[23;0;0t\x1b[22;0;0t";
    const bool is_ours = not title.empty();
    device_->terminal.send(is_ours ? "\x1b]2;" + std::string{title} + "\a" : before);
}

void Presenter::say_on_crash(std::string_view words) { CrashHandler::say(words); }

bool Presenter::has_room() const { return is_large_enough(device_->size); }

Size Presenter::size() const { return device_->size; }

void Presenter::show(const Canvas& canvas, std::string_view sound, std::string_view question) {
    device_->terminal.send(device_->painter.paint(canvas, device_->size, question).append(sound));
}

void Presenter::take_up_pulse(const Canvas& canvas) {
    device_->terminal.send(device_->painter.take_up_pulse(canvas));
}

bool Presenter::has_waiting_key() const {
    return device_->has_part_of_key() or device_->terminal.wait(0) == WaitResult::Ready;
}

void Presenter::listen_to(int file) { device_->terminal.listen_to(file); }

std::optional<int> Presenter::ended_by() const {
    return device_->terminal.signals.terminating_signal();
}

std::optional<std::string> Presenter::remark() const {
    if (not device_->is_guessed()) return std::nullopt;
    return "the terminal " + printable(terminal_named(), longest_name) +
           " is not known here, and was taken for " + device_->found_by;
}

std::optional<Key> Presenter::read_key(std::optional<int> milliseconds) {
    const BlockedSignals& signals = device_->terminal.signals;
    Device::Time tick;
    if (milliseconds and has_room()) tick = Clock::now() + std::chrono::milliseconds{*milliseconds};
    for (signals.deliver_pending(); not signals.is_terminating(); signals.deliver_pending()) {
        if (const auto key = device_->key_of_signals()) return key;
        if (const auto key = device_->next_key()) return key;
        if (const auto key = device_->changed_size()) return key;
        if (const auto key = device_->no_key()) return key;
        if (const auto key = device_->wait(tick)) return key;
    }
    return std::nullopt;
}

}  // namespace parlor::tui
