// Any bytes as the configuration file: errors are printable; changing an option changes only that
// option, and no other line.
#include <algorithm>
#include <vector>

#include "fuzz.hpp"
#include "library/option_text.hpp"

using namespace parlor;
using namespace parlor::fuzz;

namespace {

using Lines = std::vector<std::string_view>;

const std::string file = "config.toml";

Lines lines_of(std::string_view text) {
    Lines lines;
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// One line may have changed, or one may have been added.
void require_one_change(const Lines& before, const Lines& after) {
    const auto [first, other] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto kept = static_cast<std::size_t>(first - before.begin());
    const std::size_t added = after.size() - before.size();
    require(added <= 1 and kept < after.size());
    const std::size_t changed = 1 - added;
    require(std::equal(before.begin() + static_cast<std::ptrdiff_t>(kept + changed),
                       before.end(),
                       after.begin() + static_cast<std::ptrdiff_t>(kept + 1),
                       after.end()));
}

void require_that_one_changes(std::string_view text, const Options& others) {
    const auto changed = library::with_options(text, file, others);
    if (not changed) return require_words(changed.error().what);
    require(library::read_options(*changed, file).options == others);
    require_one_change(lines_of(text), lines_of(*changed));
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    const auto [options, trouble] = library::read_options(text, file);
    if (trouble) require_words(trouble->what);
    for (const Option& option : all_options()) {
        Options others = options;
        option.choose(others, (option.chosen(options) + 1) % option.values.size());
        require_that_one_changes(text, others);
    }
    for (const IdOption& option : all_id_options()) {
        Options others = options;
        option.choose(others, option.chosen(options) == "us" ? "uk" : "us");
        require_that_one_changes(text, others);
    }
    return 0;
}
