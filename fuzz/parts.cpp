// Any bytes as parts of a series, and as the counts of a complete part, which the hash at its end
// would otherwise keep from being tested. A valid part is the same after writing and reading it;
// parts are sorted and added up, or refused with a reason.
#include "sim/part.hpp"

#include "fuzz.hpp"
#include "sim/count_line.hpp"
#include "sim/dominoes/series.hpp"
#include "sim/moneyloopy/series.hpp"
#include "sim/property/series.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::sim;

namespace {

template <class Series>
void add_up(std::span<const Part> parts) {
    const auto series = joined<Series>(parts);
    if (not series) require_words(series.error().what);
}

void add_up_as_each_game(std::span<const Part> parts) {
    add_up<PropertySeries>(parts);
    add_up<MoneyloopySeries>(parts);
    add_up<DominoSeries>(parts);
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void read_back(const Part& part) {
    const std::string text = to_text(part);
    const auto again = read_parts(text, part.file);
    require(again and again->size() == 1 and to_text(again->front()) == text);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    add_up_as_each_game(std::array{Part{.games = 6, .counts = lines_of(text), .file = "counts"}});
    const auto parts = read_parts(text, "file");
    if (not parts) {
        require_words(parts.error().what);
        return 0;
    }
    for (const Part& part : *parts) read_back(part);
    const auto ordered = in_order(*parts);
    if (not ordered)
        require_words(ordered.error().what);
    else
        add_up_as_each_game(*ordered);
    return 0;
}
