// Picking: asks which of several open moves a player means.
//
// Source: P-1.13: a name that fits two asks which.
#pragma once

#include <utility>

#include "plain/words.hpp"

namespace parlor::plain {

class Picking final : public Asking {
public:
    // The words outlive it. Requires moves.
    Picking(const Words& words, std::vector<Choice> choices)
        : words_{words}, choices_{std::move(choices)} {}

    [[nodiscard]] std::string prompt() const override;
    [[nodiscard]] std::optional<Error> take(const std::string& answer) override;
    [[nodiscard]] std::optional<std::string> move() const override;
    [[nodiscard]] std::vector<std::string> names() const override;

private:
    const Words& words_;
    std::vector<Choice> choices_;
    bool is_picked_ = false;
};

}  // namespace parlor::plain
