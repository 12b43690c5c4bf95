// Brush: the escape sequences that change the look (colours and attributes) of the following
// letters.
#pragma once

#include <cstddef>
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

    // The shortest sequence from one look to another. Valid until the next call: it is in a cache.
    [[nodiscard]] const std::string& change(const Look& from, const Look& to);
    [[nodiscard]] int cost(const Look& from, const Look& to) {
        return static_cast<int>(change(from, to).size());
    }

private:
    using Sequences = std::vector<std::string>;

    static constexpr std::size_t most_known = 1024;  // they take 100 KB

    [[nodiscard]] std::optional<Sequences> directly(const Look& from, const Look& to) const;
    [[nodiscard]] std::string shortest(const Look& from, const Look& to) const;

    Terminal terminal_;
    std::unordered_map<std::uint64_t, std::string> known_;
};

}  // namespace parlor::tui
