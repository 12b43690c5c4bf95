// LineEditor: a terminal as lines: prints them, and reads those that a person types there, with
// editing, completion by Tab, and recall of the person's earlier lines.
//
// Source:  P-1.2, P-1.7, P-1.9, P-1.14.
// Choices: libedit edits, as Emacs does. It reads no file of settings and keeps none of the history,
//          none of its own commands can be called, and it neither rings nor colours. Where the
//          terminal does not echo, as in a shell of Emacs, somebody else edits.
//          Signals come while it waits for a key or for the terminal.
// Errors:  a closed terminal counts as SIGHUP.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/units.hpp"

namespace parlor::editing {

// What Tab makes of the letters before the cursor; `told` is printed below them, in whole lines.
struct Tabbed {
    std::string line;
    std::string told = {};
};
using Tab = std::function<Tabbed(const std::string& line)>;

struct Typed {
    enum class End : std::uint8_t {
        Enter,
        Interrupt,  // Ctrl-C
        News,  // the other file has something to read, or the time is over, and nothing is typed
        Input  // Ctrl-D in an empty line, a closed terminal, or a signal
    };
    End by = End::Input;
    std::string line;  // in UTF-8, without its end
};

class LineEditor {
public:
    LineEditor();  // standard input and output are a terminal
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    void print(std::string_view text);

    // Until it is -1, the lines that are read wait for this file as well.
    void listen_to(int other);
    // The lines that are read wait until this time is over, or for ever.
    void wait_for(std::optional<Milliseconds> time);

    // A line. What this person typed before can be recalled, and nothing that others did; nobody's
    // line is kept.
    [[nodiscard]] Typed read(std::optional<int> person, const Tab& tab);

    // Whether Ctrl-C was pressed while no line was read; once.
    [[nodiscard]] bool take_interrupt();
    [[nodiscard]] std::optional<int> ended_by() const;  // the signal

private:
    struct Device;
    std::unique_ptr<Device> device_;
};

}  // namespace parlor::editing
