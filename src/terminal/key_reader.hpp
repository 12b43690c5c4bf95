// KeyReader: a parser that turns bytes from a terminal into keys.
//
// Units:    a sequence has at most 64 bytes; a longer one is one unknown key, and is dropped up to
//           its end.
// Not here: waiting for bytes (terminal/presenter.cpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canvas/key.hpp"

namespace parlor::tui {

class KeyReader {
public:
    // Adds a key's sequence from terminfo to the sequences common to all terminals.
    void learn(std::string sequence, Key key);

    void feed(std::string_view bytes);

    // The next key; nothing when there is none yet. Then `waits()` tells whether an incomplete
    // sequence is buffered, for which more bytes may come.
    [[nodiscard]] std::optional<Key> next();
    [[nodiscard]] bool waits() const { return is_dropping_ or taken_ < bytes_.size(); }

    // Ends an incomplete sequence after a timeout: the bytes so far are a key, a lone ESC is Esc.
    [[nodiscard]] Key give_up();

private:
    [[nodiscard]] std::string_view rest() const { return std::string_view{bytes_}.substr(taken_); }
    [[nodiscard]] std::optional<Key> take(std::size_t count, Key key);
    [[nodiscard]] std::optional<Key> next_sequence();
    [[nodiscard]] std::optional<Key> next_unknown();
    [[nodiscard]] std::optional<Key> next_letter();
    [[nodiscard]] std::optional<Key> drop();

    std::vector<std::pair<std::string, Key>> known_;
    std::string bytes_;
    std::size_t taken_ = 0;     // of bytes_
    bool is_dropping_ = false;  // the rest of an overlong sequence
};

}  // namespace parlor::tui
