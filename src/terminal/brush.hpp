// Brush: the escape sequences that change the look (colours and attributes) of the following
// letters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "terminal/terminal.hpp"

namespace parlor::tui {

class Brush {
public:
    explicit Brush(const Terminal& terminal);

    // The shortest sequence from one look to another. The reference stays valid (a cache).
    [[nodiscard]] const std::string& change(const Look& from, const Look& to);
    [[nodiscard]] int cost(const Look& from, const Look& to) {
        return static_cast<int>(change(from, to).size());
    }

private:
    using Sequences = std::vector<std::string>;

    [[nodiscard]] std::optional<Sequences> directly(const Look& from, const Look& to) const;
    [[nodiscard]] std::string shortest(const Look& from, const Look& to) const;

    Terminal terminal_;
    std::unordered_map<std::uint64_t, std::string> known_;
};

}  // namespace parlor::tui
