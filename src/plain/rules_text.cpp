#include "plain/rules_text.hpp"

#include <algorithm>
#include <cctype>

#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

constexpr std::string_view heading = "### ", before_heading = "\n### ";

// The number of a rule, as `- C-4.1 `, begins it.
std::string_view without_number(std::string_view line) {
    if (not line.starts_with("- ")) return line;
    line.remove_prefix(2);
    const std::size_t blank = line.find(' ');
    const bool has_number = blank != std::string_view::npos and blank > 3 and line[1] == '-' and
                            std::isdigit(static_cast<unsigned char>(line[2])) != 0;
    return has_number ? line.substr(blank + 1) : line;
}

// The text of a link is read, its address is not; emphasis and code have no signs.
std::string without_marks(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ']' and i + 1 < text.size() and text[i + 1] == '(')
            i = std::min(text.find(')', i), text.size() - 1);
        else if (std::string_view{"*`[]"}.find(text[i]) == std::string_view::npos)
            plain += text[i];
    }
    return plain;
}

bool is_text(std::string_view line) {
    return not line.empty() and
           std::string_view{"#|<!"}.find(line.front()) == std::string_view::npos;
}

// An item of a list, or lines up to an empty one.
std::vector<std::string> paragraphs_of(std::string_view markdown) {
    std::vector<std::string> paragraphs(1);
    bool is_code = false;
    while (not markdown.empty()) {
        const std::size_t end = std::min(markdown.find('\n'), markdown.size());
        std::string_view line = markdown.substr(0, end);
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
        if (line.starts_with("```")) is_code = not is_code;
        const bool is_read = is_text(line) and not is_code and not line.starts_with("```");
        if (not is_read or line.starts_with("- ")) paragraphs.emplace_back();
        if (not is_read) continue;
        line = without_number(line);
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        std::string& last = paragraphs.back();
        last.append(last.empty() ? "" : " ").append(without_marks(line));
    }
    std::erase(paragraphs, "");
    return paragraphs;
}

}  // namespace

std::vector<RulesPage> rules_pages(std::string_view markdown) {
    std::vector<RulesPage> pages;
    while (not markdown.empty()) {
        const std::size_t next = markdown.find(before_heading);
        const std::string_view page = markdown.substr(0, next);
        markdown.remove_prefix(next == markdown.npos ? markdown.size() : next + 1);
        if (not page.starts_with(heading)) continue;
        const std::string_view title =
            page.substr(heading.size(), page.find('\n') - heading.size());
        pages.push_back({std::string{title}, paragraphs_of(page)});
    }
    return pages;
}

Sentences rules_with(std::string_view markdown, std::string_view word) {
    Sentences found;
    const Spoken wanted = spoken(word);
    for (RulesPage& page : rules_pages(markdown))
        for (std::string& paragraph : page.paragraphs) {
            const Spoken there = spoken(page.title + " " + paragraph);
            const bool has_all = std::ranges::all_of(wanted, [&](const std::string& one) {
                return std::ranges::any_of(
                    there, [&](const auto& other) { return other.starts_with(one); });
            });
            if (has_all) found.push_back(std::move(paragraph));
        }
    return found;
}

}  // namespace parlor::plain
