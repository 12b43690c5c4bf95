// The program in windows that are too small for it.
#include "pty.hpp"
#include "terminal/fake_terminal.hpp"
#include "where.hpp"

using namespace parlor;
using tui::FakeTerminal;
using tui::Size;

namespace {

// The program in a small window, and what the window shows.
struct Small {
    Size size;
    Pty pty{program_file, size.rows, size.cols, {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}};
    FakeTerminal glass{size, true};

    explicit Small(Size of_window) : size{of_window} { look(); }

    void look() { glass.show(pty.screen()); }
    void press(const std::string& keys) {
        pty.send(keys);
        look();
    }
    void resize(Size now) {
        pty.resize(now.rows, now.cols);
        glass.resize(now);
        look();
    }
    // Across the ends of lines.
    [[nodiscard]] bool says(const std::string& words) const {
        std::string text;
        for (const char letter : glass.text()) {
            const bool is_blank = letter == ' ' or letter == '\n';
            if (not is_blank or not text.ends_with(' ')) text += is_blank ? ' ' : letter;
        }
        return text.find(words) != std::string::npos;
    }
};

constexpr Size sizes[] = {{10, 30}, {23, 80}, {60, 39}, {2, 40}, {3, 20}};

}  // namespace

TEST_CASE("U-1.2: a window that is too small says which size is needed, and how to leave") {
    for (const Size size : sizes) {
        INFO(size.rows << " x " << size.cols);
        Small window{size};
        CHECK(window.says("40 x 24"));
        CHECK(window.says("Ctrl-C leaves"));
    }
}

TEST_CASE("U-1.2: there the question after Ctrl-C can be read and answered") {
    for (const Size size : sizes) {
        INFO(size.rows << " x " << size.cols);
        Small window{size};
        for (const std::string no : {"n", "N"}) {
            window.press("\x03");
            CHECK(window.says("Y or N: LEAVE THE PARLOR?"));
            window.press("q?\r\x1b[Bx");
            CHECK(window.says("Y or N: LEAVE THE PARLOR?"));
            window.press("\x1b[200~yn\x1b[201~");
            CHECK(window.says("Y or N: LEAVE THE PARLOR?"));
            window.press(no);
            CHECK(window.says("Ctrl-C leaves"));
            CHECK_FALSE(window.says("LEAVE THE PARLOR?"));
        }
        window.press("\x03");
        window.press("y");
        CHECK(window.pty.is_as_before());
        CHECK(WEXITSTATUS(window.pty.wait_for_end()) == 0);
    }
}

TEST_CASE("U-1.2: the question stays when the window becomes large, and when it becomes small") {
    Small window{{24, 80}};
    window.press("\x03");
    CHECK(window.says("ARE YOU SURE?"));
    window.resize({10, 30});
    CHECK(window.says("Y or N: LEAVE THE PARLOR? ARE YOU SURE?"));
    window.resize({24, 80});
    CHECK(window.says("ARE YOU SURE?"));
    window.press("n");
    CHECK(window.says("PRESS ANY KEY"));
}

TEST_CASE("U-1.2: in a window that is too small no key does anything else") {
    Small window{{24, 80}};
    const FakeTerminal before = window.glass;
    window.resize({10, 30});
    window.press("xyq \r\x1b[B");
    window.resize({24, 80});
    CHECK(window.glass == before);
}
