#include "plain/picking.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "plain/choosing.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {

std::string Picking::prompt() const {
    return words_.what_is_missing(choices_.front()) + ": " +
           listed(names_of(choices_, words_), "or") + "?";
}

std::optional<Error> Picking::take(const std::string& answer) {
    const Spoken said = words_.naming(answer);
    auto chosen = chosen_by(said, choices_, words_);
    if (said.empty() or chosen.moves.empty())
        return Error{"\"" + printable(answer, 30) +
                     "\" is not among them. Say cancel to do nothing."};
    choices_ = std::move(chosen.moves);
    // Of 3-5 and 5-3 it is the one that was said.
    const auto as_said = std::ranges::find_if(choices_, [&](const Choice& choice) {
        return spoken(said_arguments(choice, words_)) == said;
    });
    if (as_said != choices_.end()) choices_ = {*as_said};
    is_picked_ = choices_.size() == 1 and not choices_.front().has_range();
    return std::nullopt;
}

std::vector<std::string> Picking::names() const { return names_of(choices_, words_); }

std::optional<std::string> Picking::move() const {
    return is_picked_ ? std::optional{choices_.front().line()} : std::nullopt;
}

}  // namespace parlor::plain
