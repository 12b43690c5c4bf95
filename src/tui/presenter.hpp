// Puts a Canvas on a real terminal and reads keys from it. The only header that stands for
// ncurses; only ncurses_presenter.cpp includes ncurses itself.
#pragma once

#include <memory>
#include <optional>

#include "tui/canvas.hpp"
#include "tui/glyphs.hpp"
#include "tui/key.hpp"
#include "tui/look.hpp"

namespace parlor::tui {

// What was asked for; what was not is chosen by locale, TERM and NO_COLOR.
struct Wanted {
    std::optional<GlyphSet> glyphs;
    std::optional<Depth> depth;
    Paper paper = Paper::Black;
};

class Presenter {
public:
    // Takes the terminal over. Nothing when there is none that can do it.
    [[nodiscard]] static std::unique_ptr<Presenter> open(const Wanted& wanted);
    ~Presenter();  // gives it back as it was, whatever happened between
    Presenter(const Presenter&) = delete;
    Presenter& operator=(const Presenter&) = delete;

    // Sends only what has changed, in one write.
    void show(const Canvas& canvas);

    // Sends everything anew with the next picture.
    void forget();

    // Waits for a key, or a changed size; nothing when somebody wants us gone (SIGTERM and
    // the like). No clock runs meanwhile.
    [[nodiscard]] std::optional<Key> read_key();

private:
    struct Line;
    explicit Presenter(std::unique_ptr<Line> line);
    std::unique_ptr<Line> line_;
};

}  // namespace parlor::tui
