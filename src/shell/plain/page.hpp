// Page: prints lines, on a terminal in pieces of its height, and reads the lines that people type.
//
// Source:  P-1.2, P-1.7, P-1.9, P-1.10, P-1.14.
// Choices: where the locale's text is not UTF-8, all is in plain letters (P-1.2).
//          Without a terminal on both sides there are no pieces, nothing is edited, lines have 80
//          columns, and signals end the program as usual. Ctrl-C is heard as the line `cancel`.
// Errors:  a line that is too long comes back as it would be if one letter more were allowed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/completions.hpp"
#include "base/units.hpp"
#include "editing/line_editor.hpp"
#include "table/language/line_reader.hpp"
#include "table/language/output.hpp"

namespace parlor::shell {

class Page {
public:
    Page();

    [[nodiscard]] std::size_t width() const;  // columns, 40 to 100
    [[nodiscard]] bool has_utf8() const { return has_utf8_; }

    // Prints the lines; after each piece it waits. A line that is typed there, but an empty one, is
    // the next one, and what is left is not printed; nor is it when this time is over and nothing is
    // typed.
    void print(std::string_view lines, std::optional<Milliseconds> time = std::nullopt);
    // So that nobody sees what was printed before.
    void hide();

    // The next line, of the person who is asked, with these words to complete it; nothing at the end
    // of input, and when Ctrl-C comes twice.
    [[nodiscard]] std::optional<std::string> next_line(const Completions& completions = {},
                                                       std::optional<Entrant> asked = std::nullopt);

    // The same, unless this time is over first, and nothing is typed; never over a pipe.
    enum class Came : std::uint8_t { Line, News, End };
    struct LineOrNews {
        Came came = Came::End;
        std::string line = {};
    };
    [[nodiscard]] LineOrNews line_within(std::optional<Milliseconds> time,
                                         const Completions& completions,
                                         std::optional<Entrant> asked);

    // The same, unless this file has something to read first, and nothing is typed. Over a pipe the
    // line before has to be answered first.
    [[nodiscard]] LineOrNews line_or_news(int file,
                                          bool is_answered,
                                          const Completions& completions,
                                          std::optional<Entrant> asked);

    // Whether Ctrl-C came since, while no line was read.
    [[nodiscard]] bool take_interrupt();

    [[nodiscard]] bool is_closed() const { return output_.error() != 0 or ended_by(); }
    // As well when the input has ended, or Ctrl-C came twice.
    [[nodiscard]] bool is_left() const { return is_at_end_ or is_closed(); }
    [[nodiscard]] std::optional<int> ended_by() const;  // the signal

private:
    [[nodiscard]] std::size_t height() const;
    void write(std::string_view text);
    [[nodiscard]] std::string in_letters_here(std::string text) const;
    [[nodiscard]] std::optional<std::string> read_line(const Completions& completions,
                                                       std::optional<Entrant> asked);
    [[nodiscard]] std::optional<std::string> edited_line(const Completions& completions,
                                                         std::optional<Entrant> asked);
    [[nodiscard]] std::optional<std::string> piped_line();
    [[nodiscard]] LineOrNews came(std::optional<std::string> line);
    [[nodiscard]] bool has_news_before_pipe(int file, bool is_answered);

    std::optional<editing::LineEditor> editor_;  // of a terminal
    table::LineReader lines_;                    // of anything else
    table::Output output_;
    bool has_utf8_;                     // the locale
    std::size_t printed_ = 0;           // lines since one was typed
    std::optional<std::string> early_;  // typed instead of going on
    bool is_at_end_ = false;            // of input
    bool is_interrupted_ = false;       // the last line
    bool has_news_ = false;             // instead of it
};

}  // namespace parlor::shell
