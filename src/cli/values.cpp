#include "cli/values.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "unicode/printable.hpp"

namespace parlor::cli {
namespace {

std::string must_be(const std::string& right, const std::string& word) {
    return "must be " + right + ", not " + (word.empty() ? "nothing" : printable(word));
}

// The name of the type appears in --help and in the error for a missing value.
template <class IsRight>
void take(CLI::Option& option, const std::string& right, IsRight is_right) {
    option.type_name(right);
    option.check([=](const std::string& word) {
        return is_right(word) ? std::string{} : must_be(right, word);
    });
}

}  // namespace

void take_number(CLI::Option& option, std::uint64_t lowest, std::uint64_t highest) {
    take(option,
         std::to_string(lowest) + " to " + std::to_string(highest),
         [=](const std::string& word) {
             const auto number = whole_number(word, highest);
             return number and *number >= lowest;
         });
}

void take_one_of(CLI::Option& option, const std::vector<std::string>& words) {
    take(option, listed(words, "or"), [=](const std::string& word) {
        return std::ranges::find(words, word) != words.end();
    });
}

void take_user_name(CLI::Option& option) {
    constexpr std::size_t longest = 32;
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-";
    take(option, "1 to 32 of A-Z a-z 0-9 . _ -", [=](const std::string& word) {
        return not word.empty() and word.size() <= longest and
               word.find_first_not_of(letters) == std::string::npos;
    });
}

std::string in_our_words(const std::string& message) {
    constexpr std::string_view middle = ": 1 required ", end = " missing";
    const std::size_t at = message.find(middle);
    if (at == std::string::npos or not message.ends_with(end)) return message;
    const std::size_t from = at + middle.size();
    return message.substr(0, at) +
           ": needs a value: " + message.substr(from, message.size() - end.size() - from);
}

}  // namespace parlor::cli
