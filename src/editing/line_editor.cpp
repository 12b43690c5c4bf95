#include "editing/line_editor.hpp"

#include <histedit.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cwchar>
#include <utility>

#include "editing/letters.hpp"
#include "editing/recall.hpp"
#include "terminal/crash_handler.hpp"
#include "terminal/signals.hpp"

namespace parlor::editing {
namespace {

struct Close {
    void operator()(EditLine* editor) const { el_end(editor); }
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using Editor = std::unique_ptr<EditLine, Close>;
using File = std::unique_ptr<std::FILE, Close>;

using Clock = std::chrono::steady_clock;

termios mode_now() {
    termios mode{};
    tcgetattr(STDIN_FILENO, &mode);
    return mode;
}

}  // namespace

struct LineEditor::Device {
    Device();

    void print(std::string_view text);
    [[nodiscard]] bool wait_for_key();
    [[nodiscard]] int time_to_wait() const;
    [[nodiscard]] int next_letter(wchar_t* letter);
    [[nodiscard]] unsigned char complete();
    [[nodiscard]] unsigned char delete_or_end();
    void bind_keys();
    void enter_again();

    static Device& of(EditLine* editor) {
        void* device = nullptr;
        el_get(editor, EL_CLIENTDATA, &device);
        return *static_cast<Device*>(device);
    }

    tui::BlockedSignals signals;
    termios mode_before = mode_now();
    tui::CrashHandler crash_handler{"", mode_before};
    File output, complaints;
    Editor editor;
    Recall recall;
    const Tab* tab = nullptr;  // while a line is read
    int other = tui::BlockedSignals::none;
    std::optional<Clock::time_point> end;  // of waiting
    bool is_interrupted = false;           // the line that is read
    bool has_news = false;                 // instead of it
};

LineEditor::Device::Device() {
    use_letters_of_terminal();
    cookie_io_functions_t to_terminal{}, to_nobody{};
    to_terminal.write = [](void* device, const char* text, std::size_t size) {
        static_cast<Device*>(device)->print({text, size});
        return static_cast<ssize_t>(size);
    };
    to_nobody.write = [](void*, const char*, std::size_t size) {
        return static_cast<ssize_t>(size);
    };
    output.reset(fopencookie(this, "w", to_terminal));
    complaints.reset(fopencookie(this, "w", to_nobody));
    editor.reset(el_init_fd("parlor",
                            stdin,
                            output.get(),
                            complaints.get(),
                            STDIN_FILENO,
                            STDOUT_FILENO,
                            STDERR_FILENO));
    el_set(editor.get(), EL_CLIENTDATA, this);
    el_set(
        editor.get(), EL_PROMPT, +[](EditLine*) {
            static char nothing[] = "";
            return nothing;
        });
    el_wset(
        editor.get(), EL_GETCFN, +[](EditLine* of, wchar_t* letter) {
            return Device::of(of).next_letter(letter);
        });
    bind_keys();
    if ((mode_before.c_lflag & ECHO) != 0) {
        el_set(editor.get(), EL_SETTY, "-x", "-echo", nullptr);  // of keys while no line is read
    } else {
        el_set(editor.get(), EL_EDITMODE, 0);
        tcsetattr(STDIN_FILENO, TCSANOW, &mode_before);
    }
}

// The library's own commands, which Meta-X would ask for, could bind a key to one that starts a
// program.
void LineEditor::Device::bind_keys() {
    EditLine* const here = editor.get();
    el_set(here, EL_EDITOR, "emacs");
    el_wset(
        here, EL_ADDFN, L"complete", L"Complete the word", +[](EditLine* of, int) {
            return Device::of(of).complete();
        });
    el_wset(
        here, EL_ADDFN, L"delete-or-end", L"Delete, or end the input", +[](EditLine* of, int) {
            return Device::of(of).delete_or_end();
        });
    el_set(here, EL_BIND, "^I", "complete", nullptr);
    el_set(here, EL_BIND, "^D", "delete-or-end", nullptr);
    el_set(here, EL_BIND, "^L", "ed-redisplay", nullptr);
    for (const char* const key : {"M-x", "M-X", "\\330", "\\370"})
        el_set(here, EL_BIND, key, "ed-unassigned", nullptr);
}

// Without the library's bells.
void LineEditor::Device::print(std::string_view text) {
    std::string all{text};
    std::erase(all, '\a');
    for (std::string_view left = all; not left.empty() and not signals.is_terminating();) {
        const ssize_t count = signals.write(STDOUT_FILENO, left);
        if (count >= 0)
            left.remove_prefix(static_cast<std::size_t>(count));
        else if (errno == EINTR or errno == EAGAIN)
            static_cast<void>(signals.wait_to_write(STDOUT_FILENO, -1));
        else
            tui::BlockedSignals::hang_up();
    }
}

void LineEditor::Device::enter_again() {
    el_set(editor.get(), EL_PREP_TERM, 1);
    el_set(editor.get(), EL_REFRESH);
}

// In begun milliseconds; below 0: for ever.
int LineEditor::Device::time_to_wait() const {
    if (not end) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*end - Clock::now());
    return static_cast<int>(std::max<std::chrono::milliseconds::rep>(left.count(), 0));
}

// False when there will be none.
bool LineEditor::Device::wait_for_key() {
    while (true) {
        const LineInfoW* const typed = el_wline(editor.get());
        const bool listens = typed->lastchar == typed->buffer;
        const auto waited = listens ? signals.wait_to_read(STDIN_FILENO, time_to_wait(), other)
                                    : signals.wait_to_read(STDIN_FILENO, -1);
        if (signals.is_terminating()) return false;
        if (signals.take_interrupted()) {
            is_interrupted = true;
            return false;
        }
        if (signals.take_resized()) el_resize(editor.get());
        if (signals.take_suspend()) {
            el_set(editor.get(), EL_PREP_TERM, 0);
            tcsetattr(STDIN_FILENO, TCSANOW, &mode_before);
            signals.stop();
            enter_again();
            static_cast<void>(signals.take_continued());
        } else if (signals.take_continued()) {
            enter_again();
        }
        if (waited == tui::WaitResult::Ready) return true;
        const bool is_over = listens and time_to_wait() == 0;
        has_news = waited == tui::WaitResult::OtherReady or is_over;
        if (has_news) return false;
    }
}

// For the library: 1 for a letter, 0 at the end of input, -1 when nothing more is read. Bytes that
// are no letter are left out.
int LineEditor::Device::next_letter(wchar_t* letter) {
    std::mbstate_t state{};
    while (wait_for_key()) {
        char byte = 0;
        const ssize_t count = ::read(STDIN_FILENO, &byte, 1);
        if (count == 0) return 0;
        if (count < 0 and errno != EINTR and errno != EAGAIN) {
            tui::BlockedSignals::hang_up();
            return -1;
        }
        if (count < 0) continue;
        constexpr auto invalid = static_cast<std::size_t>(-1), incomplete = invalid - 1;
        const bool is_first = std::mbsinit(&state) != 0;
        std::size_t used = std::mbrtowc(letter, &byte, 1, &state);
        if (used == invalid) state = {};
        if (used == invalid and not is_first) used = std::mbrtowc(letter, &byte, 1, &state);
        if (used != invalid and used != incomplete) return 1;
    }
    return -1;
}

unsigned char LineEditor::Device::complete() {
    const LineInfoW* const now = el_wline(editor.get());
    const auto size = static_cast<std::size_t>(now->cursor - now->buffer);
    const std::string before = utf8_of(now->buffer, size);
    const Tabbed tabbed = (*tab)(before);
    const std::wstring line = wide(tabbed.line);
    const auto same = static_cast<std::size_t>(
        std::mismatch(line.begin(), line.end(), now->buffer, now->cursor).first - line.begin());
    el_deletestr(editor.get(), static_cast<int>(size - same));
    el_winsertstr(editor.get(), line.c_str() + same);
    if (tabbed.told.empty()) return CC_REFRESH;
    el_set(editor.get(), EL_REFRESH);
    std::fprintf(output.get(), "\n%s", tabbed.told.c_str());
    el_set(editor.get(), EL_REFRESH);
    return CC_NORM;
}

// Ctrl-D.
unsigned char LineEditor::Device::delete_or_end() {
    const LineInfoW* const now = el_wline(editor.get());
    if (now->lastchar == now->buffer) return CC_EOF;
    if (now->cursor == now->lastchar) return CC_NORM;
    el_cursor(editor.get(), 1);
    el_deletestr(editor.get(), 1);
    return CC_REFRESH;
}

LineEditor::LineEditor() : device_{std::make_unique<Device>()} {}

LineEditor::~LineEditor() = default;

void LineEditor::print(std::string_view text) { device_->print(text); }

void LineEditor::listen_to(int other) { device_->other = other; }

void LineEditor::wait_for(std::optional<Milliseconds> time) {
    device_->end = std::nullopt;
    if (time) device_->end = Clock::now() + std::chrono::milliseconds{time->count};
}

Typed LineEditor::read(std::optional<int> person, const Tab& tab) {
    Device& device = *device_;
    device.recall.turn_to(person, device.editor.get());
    device.tab = &tab;
    device.is_interrupted = device.has_news = false;
    int count = 0;
    const wchar_t* const letters = el_wgets(device.editor.get(), &count);
    if (device.has_news) return {Typed::End::News, ""};
    if (letters == nullptr or device.is_interrupted) {
        const LineInfoW* const left = el_wline(device.editor.get());
        std::string line =
            utf8_of(left->buffer, static_cast<std::size_t>(left->lastchar - left->buffer));
        if (not line.empty()) print("\n");
        return {device.is_interrupted ? Typed::End::Interrupt : Typed::End::Input, std::move(line)};
    }
    std::string line = utf8_of(letters, static_cast<std::size_t>(count));
    while (line.ends_with('\n') or line.ends_with('\r')) line.pop_back();
    device.recall.add(wide(line));
    return {Typed::End::Enter, std::move(line)};
}

bool LineEditor::take_interrupt() {
    tui::BlockedSignals::deliver_pending();
    return device_->signals.take_interrupted();
}

std::optional<int> LineEditor::ended_by() const { return device_->signals.terminating_signal(); }

}  // namespace parlor::editing
