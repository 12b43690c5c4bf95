// Puts a Canvas on a real terminal and reads keys from it. The terminal itself is known only in
// terminal/.
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
    // Takes the terminal over. Nothing when there is none that can do it; no_terminal() says why.
    [[nodiscard]] static std::unique_ptr<Presenter> open(const Looks& looks);
    ~Presenter();  // gives it back as it was, whatever happened between
    Presenter(const Presenter&) = delete;
    Presenter& operator=(const Presenter&) = delete;

    // Sends only what has changed, in one write, and with it what is to be heard.
    void show(const Canvas& canvas, std::string_view sound = {});

    // Sends everything anew with the next picture; or in other looks.
    void forget();
    void use(const Looks& looks);

    // Whether a picture has room in the window.
    [[nodiscard]] bool has_room() const;

    // Whether a key has come already, or has begun to: then a picture can wait.
    [[nodiscard]] bool has_waiting_key() const;

    // Waits for a key, or a SIGINT, or a changed size, or until so much time has passed
    // (Key::Elapsed); nothing when somebody wants us gone (SIGTERM and the like). Signals go before
    // keys that wait. No clock runs meanwhile. In a window that is too small neither keys nor time
    // pass.
    [[nodiscard]] std::optional<Key> read_key(std::optional<int> milliseconds = std::nullopt);

    // The signal that wants us gone; SIGHUP when the line broke.
    [[nodiscard]] std::optional<int> ended_by() const;

private:
    struct Line;
    explicit Presenter(std::unique_ptr<Line> line);
    std::unique_ptr<Line> line_;
};

// Why nothing can be shown here, and what can be done instead.
[[nodiscard]] std::string no_terminal();

}  // namespace parlor::tui
