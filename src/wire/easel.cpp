#include "wire/easel.hpp"

#include <cassert>

namespace parlor::wire {

Showing after(Showing number) { return Showing{static_cast<std::uint32_t>(number) + 1}; }

Showing Easel::next_number() const { return after(sent_.number); }

std::optional<Picture> Easel::next(const tui::Canvas& canvas,
                                   const std::string& question,
                                   Decision decision) {
    const bool is_same = canvas_ == canvas and question_ == question;
    if (is_under_way() or (is_same and sent_.decision == decision)) return std::nullopt;
    sent_ = {next_number(), decision};
    Picture picture = picture_of(sent_.number, canvas_, canvas, question);
    canvas_ = canvas;
    question_ = question;
    return picture;
}

Showing Easel::next(Decision decision) {
    assert(not is_under_way());
    sent_ = {next_number(), decision};
    return sent_.number;
}

std::optional<Error> Easel::shown(Showing number) {
    if (not is_under_way() or number != sent_.number)
        return Error{"the picture shown is not under way"};
    shown_ = sent_;
    return std::nullopt;
}

bool Easel::counts(Showing seen, Decision open) const {
    return seen != Showing{} and seen == shown_.number and shown_.decision == open;
}

}  // namespace parlor::wire
