// Keys out of the bytes a terminal sends.
//
// Units:    a sequence is at most 64 bytes; a longer one is one unknown key, dropped up to its end.
// Not here: waiting for them (terminal/presenter.cpp).
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
    // What the terminal says its keys send, besides what all of them send.
    void learn(std::string sequence, Key key);

    void feed(std::string_view bytes);

    // The next key. Nothing when there is none yet; then `waits()` tells whether more bytes may
    // come for one that has begun.
    [[nodiscard]] std::optional<Key> next();
    [[nodiscard]] bool waits() const { return is_dropping_ or taken_ < bytes_.size(); }

    // No more bytes came in time: what has begun is taken as it is, Esc as Esc.
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
    std::size_t taken_ = 0;     // of the bytes
    bool is_dropping_ = false;  // the rest of a sequence that is too long
};

}  // namespace parlor::tui
