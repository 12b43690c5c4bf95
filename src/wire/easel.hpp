// Easel: which picture the host sends a guest next, and which decision the guest's keys answer.
//
// Source: T-1.7, T-3.13, T-4.1: one picture is under way at a time, and the next one is the newest.
#pragma once

#include <optional>
#include <string>

#include "wire/picture.hpp"

namespace parlor::wire {

// Counts the decisions of a table.
enum class Decision : std::uint32_t {};

[[nodiscard]] Showing after(Showing number);

class Easel {
public:
    // The picture to send now, of the newest canvas and the open decision. Nothing while a picture is
    // under way, and when the guest has all this already.
    [[nodiscard]] std::optional<Picture> next(const tui::Canvas& canvas,
                                              const std::string& question,
                                              Decision decision);

    // In plain mode instead: the number of what is said now. Requires that nothing is under way.
    [[nodiscard]] Showing next(Decision decision);
    [[nodiscard]] bool has_sent(Decision decision) const { return sent_.decision == decision; }

    // The guest shows this picture now. An error when it is not under way.
    [[nodiscard]] std::optional<Error> shown(Showing number);
    [[nodiscard]] bool is_under_way() const { return sent_.number != shown_.number; }
    // Of the picture that is sent next.
    [[nodiscard]] Showing next_number() const;

    // Whether keys that were pressed at this picture count: the decision that it showed is still open.
    [[nodiscard]] bool counts(Showing seen, Decision open) const;

private:
    struct Sheet {
        Showing number{};  // 0 before the first
        Decision decision{};
    };

    Sheet shown_, sent_;
    std::optional<tui::Canvas> canvas_;  // as sent last
    std::string question_;
};

}  // namespace parlor::wire
