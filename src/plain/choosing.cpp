#include "plain/choosing.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "base/text.hpp"

namespace parlor::plain {
namespace {

constexpr std::uint64_t highest_number = 10'000'000;

// An argument that is to be named: by a word each of its name, or a number of its range.
class Place {
public:
    Place(std::string argument, std::string_view name)
        : argument_{std::move(argument)}, left_{spoken(name)} {}

    // Whether this word can be for it, too.
    [[nodiscard]] bool take(const std::string& word) {
        if (const std::size_t dots = argument_.find(".."); dots != std::string::npos)
            return take_number(word, dots);
        const auto found =
            std::ranges::find_if(left_, [&](const auto& one) { return one.starts_with(word); });
        if (found == left_.end()) return false;
        is_exact_ = is_exact_ and *found == word;
        left_.erase(found);
        return is_named_ = true;
    }
    [[nodiscard]] bool is_named() const { return is_named_; }
    [[nodiscard]] bool is_in_full() const { return is_exact_ and left_.empty(); }
    [[nodiscard]] const std::string& argument() const { return argument_; }

private:
    [[nodiscard]] bool take_number(const std::string& word, std::size_t dots) {
        const std::string sign = argument_.starts_with('$') ? "$" : "";
        const auto value = whole_number(word, highest_number);
        const auto lowest = whole_number(
            std::string_view{argument_}.substr(sign.size(), dots - sign.size()), highest_number);
        const auto highest =
            whole_number(std::string_view{argument_}.substr(dots + 2), highest_number);
        if (not value or not lowest or not highest or *value < *lowest or *value > *highest)
            return false;
        argument_ = sign + std::to_string(*value);
        left_.clear();
        return is_named_ = true;
    }

    std::string argument_;
    Spoken left_;  // words of its name that were not said
    bool is_named_ = false, is_exact_ = true;
};

struct Fit {
    Choice choice;
    bool is_complete = true, is_in_full = true;
};

// The words name its arguments in their order.
std::optional<Fit> fit(const Spoken& said, const Choice& choice, const Words& words) {
    const auto names = words.arguments(choice);
    std::vector<Place> places;
    for (std::size_t i = 0; i < names.size(); ++i)
        places.emplace_back(choice.arguments[i], names[i]);
    std::size_t at = 0;
    for (const std::string& word : said) {
        while (at < places.size() and not places[at].take(word)) ++at;
        if (at == places.size()) return std::nullopt;
    }
    Fit result{{choice.verb, {}}};
    for (const Place& place : places) {
        result.is_complete = result.is_complete and place.is_named();
        result.is_in_full = result.is_in_full and place.is_in_full();
        result.choice.arguments.push_back(place.argument());
    }
    return result;
}

template <class Holds>
void keep_if_any(std::vector<Fit>& fits, Holds holds) {
    if (std::ranges::any_of(fits, holds))
        std::erase_if(fits, [&](const Fit& one) { return not holds(one); });
}

}  // namespace

Chosen chosen_by(const Spoken& said, std::span<const Choice> open, const Words& words) {
    std::vector<Fit> fits;
    for (const Choice& choice : open)
        if (auto one = fit(said, choice, words)) fits.push_back(*std::move(one));
    keep_if_any(fits, [](const Fit& one) { return one.is_complete; });
    Chosen chosen{.moves = {}, .are_complete = not fits.empty() and fits.front().is_complete};
    if (chosen.are_complete) keep_if_any(fits, [](const Fit& one) { return one.is_in_full; });
    for (Fit& one : fits) chosen.moves.push_back(std::move(one.choice));
    return chosen;
}

std::string said_arguments(const Choice& choice, const Words& words) {
    return joined(words.arguments(choice));
}

std::string said(const Choice& choice, const Words& words) {
    const std::string arguments = said_arguments(choice, words);
    return words.verb(choice) + (arguments.empty() ? "" : " " + arguments);
}

std::string said_verb(const Choice& choice, const Words& words) {
    const std::string price = words.price(choice);
    return words.verb(choice) + (price.empty() ? "" : " " + price);
}

std::vector<std::string> names_of(std::span<const Choice> choices, const Words& words) {
    std::vector<std::string> names;
    for (const Choice& choice : choices) names.push_back(said_arguments(choice, words));
    return names;
}

}  // namespace parlor::plain
