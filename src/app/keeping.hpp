// Keeping a game as it is played, and telling people what is wrong with that: at once, and at every
// turn for as long as it lasts; and once where it lies now, when its file was gone.
//
// Source: README.md, "Saved games"; M-5.3.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/needs.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// What became of a game's file, to be read once.
[[nodiscard]] std::optional<Notice> news_of_file(const AppNeeds& needs);

class Keeping {
public:
    // What has to be read, if anything does. A `turn` is a number that the next one does not have.
    [[nodiscard]] std::optional<Notice> keep(const AppNeeds& needs,
                                             const table::GameTable& table,
                                             std::uint64_t turn);

private:
    struct Told {
        std::string words;
        std::uint64_t turn = 0;
        friend bool operator==(const Told&, const Told&) = default;
    };
    std::optional<Told> told_;
};

}  // namespace parlor::tui
