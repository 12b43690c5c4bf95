// Keys out of the bytes a terminal sends.
//
// Not here: waiting for them (terminal/presenter.cpp).
#pragma once

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

    void feed(std::string_view bytes) { bytes_ += bytes; }

    // The next key. Nothing when there is none yet; then `waits()` tells whether more bytes may
    // come for one that has begun.
    [[nodiscard]] std::optional<Key> next();
    [[nodiscard]] bool waits() const { return not bytes_.empty(); }

    // No more bytes came in time: what has begun is taken as it is, Esc as Esc.
    [[nodiscard]] Key give_up();

private:
    [[nodiscard]] std::optional<Key> take(std::size_t count, Key key);
    [[nodiscard]] std::optional<Key> next_sequence();
    [[nodiscard]] std::optional<Key> next_letter();

    std::vector<std::pair<std::string, Key>> known_;
    std::string bytes_;
};

}  // namespace parlor::tui
