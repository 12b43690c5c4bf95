#include "library/report.hpp"

#include <algorithm>

namespace parlor::library {

void Report::wrong(Place place, std::string_view field, std::string_view what) {
    if (mistakes_.size() == most_told or is_wrong(field)) return;
    mistakes_.push_back({place, std::string{field}, std::string{what}});
}

void Report::doubtful(Place place, std::string_view field, std::string_view what) {
    const auto is_in_field = [&](const Mistake& each) { return each.field.starts_with(field); };
    if (doubts_.size() == most_told or std::ranges::any_of(mistakes_, is_in_field)) return;
    doubts_.push_back({place, std::string{field}, std::string{what}});
}

bool Report::is_wrong(std::string_view field) const {
    return std::ranges::find(mistakes_, field, &Mistake::field) != mistakes_.end();
}

Error Report::error() const {
    const auto& [place, field, what] = mistakes_.front();
    const std::string named = field.empty() ? "" : field + ": ";
    return {file_ + ":" + std::to_string(place.line) + ": " + named + what};
}

}  // namespace parlor::library
