// KeyReader: a parser that turns bytes from a terminal into keys.
//
// Source:   U-1.7, U-1.9, U-5.4 (pastes); ECMA-48, 5.6 (strings).
// Units:    a sequence has at most 64 bytes; a longer one is dropped up to its end.
// Choices:  a bracketed paste is PasteStart, its printable characters, and PasteEnd; its control
//           characters are dropped. A string (OSC, DCS, APC, PM, SOS) is an answer of the terminal,
//           and no key. A paste or a string whose end is lost ends after longest_paste bytes, and
//           when give_up() is called: after a pause of pause_ms. A person can type ESC and P, X or O
//           as well: when no more comes, these are two keys. A string that may be typed is given
//           back as keys when its end is lost.
// Not here: waiting for bytes (terminal/presenter.cpp), and what sequences mean
//           (terminal/key_sequences.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
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
    static constexpr int usual_escape_delay_ms = 25, pause_ms = 500;

    // After the delay, ESC without more is the key.
    explicit KeyReader(int escape_delay_ms = usual_escape_delay_ms)
        : escape_delay_ms_{escape_delay_ms} {}

    // Adds a key's sequence from terminfo to the sequences common to all terminals.
    void learn(std::string sequence, Key key);

    void feed(std::string_view bytes);

    // The next key; nothing when there is none yet. Then `waits()` says whether something
    // incomplete is buffered, for which more bytes may come, and `is_in_answer()` whether it is
    // part of an answer instead of a key.
    [[nodiscard]] std::optional<Key> next();
    [[nodiscard]] bool waits() const { return in_ != In::Keys or taken_ < bytes_.size(); }
    [[nodiscard]] bool is_in_answer() const { return in_ == In::Sequence or in_ == In::String; }
    // How long to wait for these bytes before give_up(): since the last byte, or since the first
    // when they may be typed keys: a short string that begins like no answer of a terminal.
    [[nodiscard]] int patience_ms() const;
    [[nodiscard]] bool may_be_typed() const;

    // Whether a paste has begun, or begins in the bytes not yet read.
    [[nodiscard]] bool has_paste() const;

    // Ends something incomplete after a timeout: a lone ESC is Esc. Nothing when it is no key.
    [[nodiscard]] std::optional<Key> give_up();

private:
    enum class In : std::uint8_t { Keys, Paste, Sequence, String };  // Sequence: an overlong one

    [[nodiscard]] std::string_view rest() const { return std::string_view{bytes_}.substr(taken_); }
    [[nodiscard]] std::optional<Key> take(std::size_t count, std::optional<Key> key);
    [[nodiscard]] std::optional<Key> next_here();
    [[nodiscard]] std::optional<Key> next_alone();
    [[nodiscard]] std::optional<Key> next_sequence();
    [[nodiscard]] std::optional<Key> next_letter();
    [[nodiscard]] std::optional<Key> next_pasted();
    void drop_sequence();
    [[nodiscard]] std::optional<Key> drop_string();
    [[nodiscard]] Key give_back();

    int escape_delay_ms_;
    std::vector<std::pair<std::string, Key>> known_;
    std::string bytes_;
    std::size_t taken_ = 0;  // of bytes_
    In in_ = In::Keys;
    std::size_t length_ = 0;  // of the paste or string so far, in bytes
    std::string string_;      // the beginning of the string, without its ESC
};

}  // namespace parlor::tui
