#include "terminal/presenter.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "terminal/choice.hpp"
#include "terminal/codeset.hpp"
#include "terminal/connection.hpp"
#include "terminal/painter.hpp"
#include "terminal/terminfo.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : value;
}

Terminal terminal_here(const DisplayOptions& looks, const std::string& codeset) {
    Terminal terminal = terminal_from_terminfo();
    choose(
        terminal,
        looks,
        {variable("TERM"), codeset, variable("NO_COLOR"), variable("COLORTERM"), colour_count()});
    return terminal;
}

}  // namespace

struct Presenter::Device {
    explicit Device(const DisplayOptions& looks)
        : terminal{with_pastes(terminal_modes(codeset != "UTF-8"), variable("TERM"))},
          painter{terminal_here(looks, codeset)},
          keys{key_reader()} {}

    [[nodiscard]] std::optional<Key> key_of_signals();
    [[nodiscard]] bool is_pasted();
    [[nodiscard]] std::optional<Key> next_key();
    [[nodiscard]] std::optional<Key> changed_size();
    [[nodiscard]] std::optional<Key> wait(std::optional<int> milliseconds);
    [[nodiscard]] std::optional<Key> time_is_up();

    std::string codeset = codeset_here();
    TerminalConnection terminal;
    Painter painter;
    KeyReader keys;
    Size size = size_now();
};

std::optional<Key> Presenter::Device::key_of_signals() {
    BlockedSignals& signals = terminal.signals;
    if (signals.take_interrupted() and not is_pasted()) return Key::Interrupt;
    const bool is_to_stop = signals.take_suspend() and not is_pasted();
    if (not is_to_stop and not signals.take_continued()) return std::nullopt;
    is_to_stop ? terminal.stop() : terminal.enter();
    size = size_now();  // it may have changed while the program was stopped
    return Key::Redraw;
}

// Ctrl-C and Ctrl-Z in a paste are signals as well. These come when the bytes before them, among
// them the start of the paste, are there to be read.
bool Presenter::Device::is_pasted() {
    if (terminal.wait(0) == WaitResult::Ready) keys.feed(terminal.receive());
    return keys.has_paste();
}

// In a window that is too small only redraw, changes of size and the end of a paste count as keys.
std::optional<Key> Presenter::Device::next_key() {
    while (const auto key = keys.next())
        if (is_large_enough(size) or key == Key::Redraw or key == Key::PasteEnd) return key;
    return std::nullopt;
}

// A window that was resized and has its old size again may have lost what it showed (U-1.2).
std::optional<Key> Presenter::Device::changed_size() {
    const Size before = std::exchange(size, size_now());
    const bool was_resized = terminal.signals.take_resized();
    if (was_resized) painter.forget();
    return was_resized or size != before ? std::optional{Key::Resized} : std::nullopt;
}

std::optional<Key> Presenter::Device::time_is_up() {
    return keys.waits() ? keys.give_up() : Key::Elapsed;
}

// Waits for more bytes and reads them. A changed size comes before keys, as keys refer to what is
// on the screen.
std::optional<Key> Presenter::Device::wait(std::optional<int> milliseconds) {
    const bool time_passes = milliseconds and is_large_enough(size);
    const int time = keys.waits() ? keys.patience_ms() : time_passes ? *milliseconds : -1;
    switch (terminal.wait(time)) {
        case WaitResult::Signal: return std::nullopt;
        case WaitResult::TimeIsUp: return time_is_up();
        case WaitResult::Ready: break;
    }
    if (const auto key = changed_size()) return key;
    keys.feed(terminal.receive());
    return std::nullopt;
}

std::unique_ptr<Presenter> Presenter::open(const DisplayOptions& looks) {
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0) return nullptr;
    if (find_terminal({}) != TermFound::Yes) return nullptr;
    return std::unique_ptr<Presenter>{new Presenter{std::make_unique<Device>(looks)}};
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

Presenter::Presenter(std::unique_ptr<Device> device) : device_{std::move(device)} {}

Presenter::~Presenter() = default;

void Presenter::forget() { device_->painter.forget(); }

void Presenter::use(const DisplayOptions& looks) {
    device_->painter = Painter{terminal_here(looks, device_->codeset)};
}

GlyphSet Presenter::glyphs() const { return device_->painter.glyphs(); }

bool Presenter::has_room() const { return is_large_enough(device_->size); }

Size Presenter::size() const { return device_->size; }

void Presenter::show(const Canvas& canvas, std::string_view sound) {
    device_->terminal.send(device_->painter.paint(canvas, device_->size).append(sound));
}

bool Presenter::has_waiting_key() const {
    return device_->keys.waits() or device_->terminal.wait(0) == WaitResult::Ready;
}

std::optional<int> Presenter::ended_by() const {
    return device_->terminal.signals.terminating_signal();
}

std::optional<Key> Presenter::read_key(std::optional<int> milliseconds) {
    const BlockedSignals& signals = device_->terminal.signals;
    for (signals.deliver_pending(); not signals.is_terminating(); signals.deliver_pending()) {
        if (const auto key = device_->key_of_signals()) return key;
        if (const auto key = device_->next_key()) return key;
        if (const auto key = device_->changed_size()) return key;
        if (const auto key = device_->wait(milliseconds)) return key;
    }
    return std::nullopt;
}

}  // namespace parlor::tui
