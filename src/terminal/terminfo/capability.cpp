// Uses only terminfo of ncurses: its screen functions write at every jump of the cursor, but a
// frame must be one write (U-1.6).
#include "terminal/terminfo/capability.hpp"

#include <curses.h>
#include <term.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "terminal/terminfo/capability_format.hpp"
#include "terminal/terminfo/description.hpp"

namespace parlor::tui {
namespace {

// The built-in description, when it is the one that was looked up, and for a terminal without a
// screen an empty one; else the terminal is cur_term, the current one of ncurses, which tigetstr()
// and the like read. Both are global.
std::optional<TerminalDescription> built_in;

std::string string_called(const char* name) {
    if (built_in) {
        const auto found = built_in->strings.find(name);
        return found == built_in->strings.end() ? std::string{} : found->second;
    }
    const char* text = tigetstr(name);
    if (text == nullptr or std::bit_cast<std::intptr_t>(text) == -1) return {};
    return text;
}

std::string without_padding(std::string text) {
    for (auto from = text.find("$<"); from != std::string::npos; from = text.find("$<", from)) {
        const auto to = text.find('>', from);
        if (to == std::string::npos) break;
        text.erase(from, to - from + 1);
    }
    return text;
}

bool can_be_in_name(char letter) {
    return (letter >= 'a' and letter <= 'z') or (letter >= 'A' and letter <= 'Z') or
           (letter >= '0' and letter <= '9') or letter == '+' or letter == '.' or letter == '_' or
           letter == '-';
}

bool is_name(const std::string& name) {
    constexpr std::size_t longest_name = 64;
    return not name.empty() and name.size() <= longest_name and
           std::ranges::all_of(name, can_be_in_name);
}

}  // namespace

bool look_up(const std::string& name) {
    if (cur_term != nullptr) del_curterm(cur_term);
    built_in.reset();
    if (not is_name(name)) return false;
    constexpr int prints_on_paper = 1;  // why setupterm refuses an entry that it has read
    int trouble = 0;
    if (setupterm(name.c_str(), 1, &trouble) == OK) return true;
    if (trouble == prints_on_paper) built_in.emplace();
    return built_in or look_up_built_in(name);
}

bool look_up_built_in(const std::string& name) {
    built_in = description_in(built_in_descriptions(), name);
    return built_in.has_value();
}

std::string capability(const char* name, std::size_t longest) {
    std::string sequence = without_padding(string_called(name));
    return sequence.size() > longest ? std::string{} : sequence;
}

std::string numbered(const char* name) {
    std::string format = capability(name, longest_table);
    return takes_only_numbers(format) ? format : std::string{};
}

// Passes all nine parameters, as a format may read any of them.
std::string with(const std::string& numbered, int first, int second) {
    if (numbered.empty()) return {};
    const char* text = tiparm(numbered.c_str(), first, second, 0, 0, 0, 0, 0, 0, 0);
    return text == nullptr ? std::string{} : text;
}

int number_called(const char* name) {
    if (not built_in) return tigetnum(name);
    const auto found = built_in->numbers.find(name);
    return found == built_in->numbers.end() ? -1 : found->second;
}

bool has(const char* flag) {
    return built_in ? built_in->flags.contains(flag) : tigetflag(flag) > 0;
}

}  // namespace parlor::tui
