#include "table/journal/sealed_line.hpp"

#include "table/journal/seal.hpp"

namespace parlor::table {

std::string sealed_line(std::string_view about, std::string_view words) {
    Sealer sealer;
    for (const std::string_view part : {about, std::string_view{"\n"}, words}) sealer.pass(part);
    return std::string{words} + " " + sealer.digits();
}

std::optional<std::string_view> unsealed_line(std::string_view about, std::string_view line) {
    const std::size_t end = line.rfind(' ');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view words = line.substr(0, end);
    return sealed_line(about, words) == line ? std::optional{words} : std::nullopt;
}

}  // namespace parlor::table
