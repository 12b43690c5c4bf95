// Page: prints lines, on a terminal in pieces of its height, and reads the lines that people type.
//
// Source:  P-1.2, P-1.7, P-1.10.
// Choices: without a terminal on both sides there are no pieces, and lines have 80 columns.
// Errors:  a line that is too long comes back as it would be if one letter more were allowed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "table/language/line_reader.hpp"
#include "table/language/output.hpp"

namespace parlor::shell {

class Page {
public:
    Page();

    [[nodiscard]] std::size_t width() const;  // columns, 40 to 100

    // Prints the lines; after each piece it waits. A line that is typed there, but an empty one, is
    // the next one, and what is left is not printed.
    void print(std::string_view lines);
    // So that nobody sees what was printed before.
    void hide();

    // The next line; nothing at the end of input.
    [[nodiscard]] std::optional<std::string> next_line();
    [[nodiscard]] bool is_closed() const { return output_.error() != 0; }

private:
    [[nodiscard]] std::size_t height() const;
    [[nodiscard]] std::optional<std::string> read_line();

    table::LineReader lines_;
    table::Output output_;
    bool is_terminal_;
    std::size_t printed_ = 0;           // lines since one was typed
    std::optional<std::string> early_;  // typed instead of going on
    bool is_at_end_ = false;            // of input
};

}  // namespace parlor::shell
