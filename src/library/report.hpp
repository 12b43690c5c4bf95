// Report: the mistakes that readers of data files find, with their places.
//
// Units: lines and columns count from 1. Columns are those of the text that toml++ gets, in which
//        letters beyond ASCII are escaped (document.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace parlor::library {

struct Place {
    std::size_t line = 1, column = 1;
};

struct Mistake {
    Place place;
    std::string field;  // `squares[3].price`; empty: the whole file
    std::string what;
};

// A file of garbage may have as many mistakes as bytes, and nobody reads them all.
inline constexpr std::size_t most_told = 100;

// Keeps the first mistake of each field, as a second mistake, or a doubt, would only follow from
// it; and at most most_told of either.
class Report {
public:
    explicit Report(std::string file) : file_{std::move(file)} {}

    void wrong(Place place, std::string_view field, std::string_view what);

    // Allowed, but probably not intended.
    void doubtful(Place place, std::string_view field, std::string_view what);

    [[nodiscard]] bool fine() const { return mistakes_.empty(); }
    [[nodiscard]] bool is_wrong(std::string_view field) const;
    [[nodiscard]] Error error() const;  // the first; requires not fine()

    // In the order in which they were found.
    [[nodiscard]] const std::vector<Mistake>& mistakes() const { return mistakes_; }
    [[nodiscard]] const std::vector<Mistake>& doubts() const { return doubts_; }

private:
    std::string file_;
    std::vector<Mistake> mistakes_, doubts_;
};

}  // namespace parlor::library
