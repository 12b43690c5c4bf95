// Readers of the manual pages and of the sources, for tests that compare them.
//
// Source: mdoc(7). A tag is the text of an `.It` line without its macros: `--glyphs SET`,
//         `moved seat from to`; words in brackets follow a `|`.
#pragma once

#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "table/folder.hpp"
#include "where.hpp"
#include "words_of.hpp"

namespace parlor {

using Lines = std::vector<std::string>;
using Names = std::set<std::string>;

inline const std::filesystem::path project = std::filesystem::path{tests_folder}.parent_path();

inline Lines lines_of(const std::string& text) {
    std::istringstream stream{text};
    Lines lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

inline std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// The lines of a page, `parlor.6`, as a reader sees them: `\-` becomes a hyphen, `\(dq` a quote,
// `\&` nothing.
inline Lines manual(const std::string& page) {
    std::string text = content(project / "man" / page);
    REQUIRE_FALSE(text.empty());
    text = std::regex_replace(text, std::regex{R"(\\-)"}, "-");
    text = std::regex_replace(text, std::regex{R"(\\\(dq)"}, "\"");
    return lines_of(std::regex_replace(text, std::regex{R"(\\&)"}, ""));
}

// The lines between a heading, `.Sh OPTIONS` or `.Ss run`, and the next one; a section includes its
// subsections.
inline Lines part(const Lines& page, const std::string& heading) {
    const bool is_section = heading.starts_with(".Sh");
    const auto begin = std::ranges::find(page, heading);
    INFO(heading);
    REQUIRE(begin != page.end());
    const auto end = std::find_if(begin + 1, page.end(), [&](const std::string& line) {
        return line.starts_with(".Sh") or (line.starts_with(".Ss") and not is_section);
    });
    return {begin + 1, end};
}

inline std::string tag_of(const std::string& item) {
    static const Names macros{
        ".It", "Ic", "Cm", "Ar", "Fl", "Va", "Op", "No", "Ns", "Ev", "Pa", "Li"};
    std::string tag, before;
    for (const std::string& word : words_of(item)) {
        if (not macros.contains(word))
            tag += (tag.empty() ? "" : " ") + (before == "Fl" ? "-" + word
                                               : word == "Pq" ? "|"
                                                              : word);
        before = word;
    }
    return tag;
}

inline Lines tags(const Lines& lines) {
    Lines all;
    for (const std::string& line : lines)
        if (line.starts_with(".It ")) all.push_back(tag_of(line));
    return all;
}

inline Names first_words(const Lines& all) {
    Names first;
    for (const std::string& each : all) first.insert(words_of(each).at(0));
    return first;
}

// The text of the items whose tag begins with this word.
inline std::string entry(const Lines& lines, const std::string& name) {
    std::string text;
    bool is_here = false;
    for (const std::string& line : lines) {
        if (line.starts_with(".It ") or line == ".El")
            is_here = line != ".El" and words_of(tag_of(line)).at(0) == name;
        else if (is_here)
            text += line + "\n";
    }
    return text;
}

// All matches of a pattern in a text, each with its groups.
inline std::vector<Lines> fits(const std::string& text, const char* pattern) {
    const std::regex regex{pattern};
    std::vector<Lines> found;
    for (std::sregex_iterator match{text.begin(), text.end(), regex}, end; match != end; ++match)
        found.emplace_back(match->begin(), match->end());
    return found;
}

// The first group of each match.
inline Names matches(const std::string& text, const char* pattern) {
    Names found;
    for (const Lines& groups : fits(text, pattern)) found.insert(groups[1]);
    return found;
}

// The text of every file in src.
inline const Lines& sources() {
    static const Lines texts = [] {
        Lines all;
        for (const auto& file : std::filesystem::recursive_directory_iterator{project / "src"})
            if (file.is_regular_file()) all.push_back(content(file.path()));
        return all;
    }();
    return texts;
}

// The first group of each match in all files of src.
inline Names in_sources(const char* pattern) {
    Names found;
    for (const std::string& text : sources()) found.merge(matches(text, pattern));
    return found;
}

// The names in `these` that are not in `those`; usually expected to be empty.
inline Names without(const Names& these, const Names& those) {
    Names rest;
    for (const std::string& name : these)
        if (not those.contains(name)) rest.insert(name);
    return rest;
}

inline const Names none{};

}  // namespace parlor
