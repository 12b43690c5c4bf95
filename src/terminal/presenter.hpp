// Presenter: shows a Canvas on a real terminal, and reads keys from it. Only src/terminal knows the
// terminal itself.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

class Presenter {
public:
    // Takes the terminal over. Null when there is no suitable terminal; no_terminal() gives the
    // reason.
    [[nodiscard]] static std::unique_ptr<Presenter> open(const DisplayOptions& looks);
    ~Presenter();  // restores the terminal
    Presenter(const Presenter&) = delete;
    Presenter& operator=(const Presenter&) = delete;

    // The size of the window at the last wait for a key; Key::Resized reports a change.
    [[nodiscard]] Size size() const;

    // Sends the differences from the last frame, and the sound's bytes, in one write. A window that
    // is too small shows the question instead, or else the size that is needed.
    void show(const Canvas& canvas, std::string_view sound = {}, std::string_view question = {});

    // To be called some time before what pulses turns.
    void take_up_pulse(const Canvas& canvas);

    // `forget` makes the next frame complete; `use` changes glyphs and colours.
    void forget();
    void use(const DisplayOptions& looks);
    [[nodiscard]] GlyphSet glyphs() const;  // in use
    [[nodiscard]] bool has_colours() const;

    // The title of the window; empty: the one before ours. It comes back on leaving. Only a terminal
    // that has_title() has one.
    [[nodiscard]] bool has_title() const;
    void entitle(std::string_view title);

    // What the line after a crash says about the game (U-1.8).
    static void say_on_crash(std::string_view words);

    // Whether the window is large enough for a frame.
    [[nodiscard]] bool has_room() const;

    // Whether a key, or a part of its sequence, is waiting: then drawing a frame can wait.
    [[nodiscard]] bool has_waiting_key() const;

    // Waits for a key, SIGINT, a changed size, or the timeout (Key::Elapsed); nothing after a
    // signal to terminate (SIGTERM and the like). Signals come before waiting keys. The process
    // sleeps while it waits. A terminal's answers are no keys: when nothing else came, the result is
    // Key::Elapsed, whatever time is left. In a window that is too small there is no timeout.
    [[nodiscard]] std::optional<Key> read_key(std::optional<int> milliseconds = std::nullopt);

    // From now on something to read in this file ends a wait for a key as well, with Key::Elapsed. A key
    // comes first. Below 0: in no file.
    void listen_to(int file);

    // The signal to terminate; SIGHUP when the connection broke.
    [[nodiscard]] std::optional<int> ended_by() const;

    // What the player should know on leaving: that this host does not know the terminal, and what
    // it was taken for (U-1.9).
    [[nodiscard]] std::optional<std::string> remark() const;

private:
    struct Device;
    explicit Presenter(std::unique_ptr<Device> device);
    std::unique_ptr<Device> device_;
};

// Why the terminal cannot show the games, and what the user can do instead.
[[nodiscard]] std::string no_terminal();

}  // namespace parlor::tui
