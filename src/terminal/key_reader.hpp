// KeyReader: a parser that turns bytes from a terminal into keys.
//
// Source:   U-5.4 (pastes).
// Units:    a sequence has at most 64 bytes; a longer one is one unknown key, and is dropped up to
//           its end.
// Choices:  a bracketed paste is PasteStart, its printable characters, and PasteEnd; its control
//           characters are dropped. A paste whose end is lost ends after longest_paste bytes, and
//           when give_up() is called: after a pause of paste_pause_ms.
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
    static constexpr std::size_t longest_paste = std::size_t{1} << 20;

    // Adds a key's sequence from terminfo to the sequences common to all terminals.
    void learn(std::string sequence, Key key);

    void feed(std::string_view bytes);

    // The next key; nothing when there is none yet. Then `waits()` tells whether an incomplete
    // sequence is buffered, for which more bytes may come.
    [[nodiscard]] std::optional<Key> next();
    [[nodiscard]] bool waits() const {
        return is_dropping_ or is_pasting_ or taken_ < bytes_.size();
    }
    // How long to wait for these bytes before give_up().
    [[nodiscard]] int patience_ms() const { return is_pasting_ ? paste_pause_ms : escape_delay_ms; }

    // Whether a paste has begun, or begins in the bytes not yet read.
    [[nodiscard]] bool has_paste() const;

    // Ends an incomplete sequence after a timeout: the bytes so far are a key, a lone ESC is Esc.
    [[nodiscard]] Key give_up();

private:
    static constexpr int escape_delay_ms = 25;  // after which a lone ESC is the key
    static constexpr int paste_pause_ms = 500;

    [[nodiscard]] std::string_view rest() const { return std::string_view{bytes_}.substr(taken_); }
    [[nodiscard]] std::optional<Key> take(std::size_t count, Key key);
    [[nodiscard]] std::optional<Key> next_sequence();
    [[nodiscard]] std::optional<Key> next_unknown();
    [[nodiscard]] std::optional<Key> next_letter();
    [[nodiscard]] std::optional<Key> next_pasted();
    [[nodiscard]] std::optional<Key> drop();

    std::vector<std::pair<std::string, Key>> known_;
    std::string bytes_;
    std::size_t taken_ = 0;     // of bytes_
    bool is_dropping_ = false;  // the rest of an overlong sequence
    bool is_pasting_ = false;
    std::size_t pasted_ = 0;  // bytes of this paste
};

}  // namespace parlor::tui
