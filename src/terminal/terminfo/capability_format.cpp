#include "terminal/terminfo/capability_format.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace parlor::tui {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view operators = "+-*&|^=><AO!~i";
constexpr std::string_view divisions = "/m";
constexpr std::string_view number_ends = "doxX";
constexpr std::size_t longest_number = 12;  // 32 bits in octal
constexpr std::size_t most_digits = 9;      // that always fit into an int

bool is_in(std::string_view set, char letter) { return set.find(letter) != std::string_view::npos; }

bool is_letter(char each) { return (each >= 'a' and each <= 'z') or (each >= 'A' and each <= 'Z'); }

// A field width or precision; nothing when it is 100 or more.
std::optional<std::size_t> size_in(std::string_view number) {
    if (number.size() > 2) return std::nullopt;
    std::size_t size = 0;
    for (const char digit : number) size = 10 * size + static_cast<std::size_t>(digit - '0');
    return size;
}

class Format {
public:
    explicit Format(std::string_view rest) : rest_{rest} {}

    bool takes_only_numbers() {
        while (not rest_.empty())
            if (not read_one()) return false;
        return conditions_ == 0 and longest_ <= longest_result;
    }

private:
    // '\0' at the end, which is not in any sequence.
    char take() {
        if (rest_.empty()) return '\0';
        const char first = rest_.front();
        rest_.remove_prefix(1);
        return first;
    }
    std::string_view take_all_in(std::string_view set) {
        const std::string_view taken = rest_.substr(0, rest_.find_first_not_of(set));
        rest_.remove_prefix(taken.size());
        return taken;
    }
    bool writes(std::size_t bytes) {
        longest_ += bytes;
        return true;
    }

    bool read_one() {
        const bool may_divide = std::exchange(is_after_divisor_, false);
        if (take() != '%') return writes(1);
        if (rest_.empty()) return false;
        if (is_in(":# ", rest_.front()) or is_in(digits, rest_.front())) return read_number();
        const char sign = take();
        if (is_in(divisions, sign)) return may_divide;
        if (is_in(operators, sign)) return true;
        return read(sign);
    }
    bool read(char sign) {
        switch (sign) {
            case '%':
            case 'c': return writes(1);
            case 'd':
            case 'o':
            case 'x':
            case 'X': return writes(longest_number);
            case 'p': return is_in(digits.substr(1), take());
            case 'P':
            case 'g': return is_letter(take());
            case '\'': return read_letter();
            case '{': return read_constant();
            case '?': return ++conditions_ > 0;
            case 't':
            case 'e': return conditions_ > 0;
            case ';': return --conditions_ >= 0;
            default: return false;  // `%s` and `%l` take strings; others are unknown
        }
    }
    // %[[:]flags][width[.precision]][doxX]; less than 100 columns.
    bool read_number() {
        const bool has_colon = rest_.front() == ':';
        (void)take_all_in(has_colon ? ":" : "");
        (void)take_all_in(has_colon ? "-+# " : "# ");
        const auto width = size_in(take_all_in(digits));
        const auto precision = size_in(rest_.starts_with('.') ? take_fraction() : "");
        if (not width or not precision or not is_in(number_ends, take())) return false;
        return writes(std::max({*width, *precision + 2, longest_number}));
    }
    std::string_view take_fraction() {
        (void)take();
        return take_all_in(digits);
    }
    // Beyond ASCII it depends on the machine whether a letter is below 0.
    bool read_letter() {
        const auto letter = static_cast<unsigned char>(take());
        is_after_divisor_ = 0 < letter and letter < 0x80;
        return take() == '\'';
    }
    bool read_constant() {
        const std::string_view number = take_all_in(digits);
        is_after_divisor_ = number.find_first_not_of('0') != std::string_view::npos;
        return not number.empty() and number.size() <= most_digits and take() == '}';
    }

    std::string_view rest_;
    std::size_t longest_ = 0;  // of the result so far
    int conditions_ = 0;       // open `%?`
    bool is_after_divisor_ = false;
};

}  // namespace

bool takes_only_numbers(std::string_view format) { return Format{format}.takes_only_numbers(); }

}  // namespace parlor::tui
