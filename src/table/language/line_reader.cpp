#include "table/language/line_reader.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "base/byte_order_mark.hpp"
#include "table/language/line.hpp"

namespace parlor::table {
namespace {

constexpr std::size_t portion = 65536;

// The longest line with what is ignored: a byte order mark before it, and the CR at its end.
constexpr std::size_t longest_with_marks = longest_line + byte_order_mark.size() + 1;

}  // namespace

bool LineReader::may_wait() const { return file_ >= 0 and line_end() == std::string::npos; }

// Fills the buffer with more of the current line, up to just beyond the limit for a line.
bool LineReader::read_more() {
    if (file_ < 0 or failure_) return false;
    buffer_.erase(0, at_);
    at_ = 0;
    if (buffer_.size() > longest_with_marks) {
        is_too_long_ = true;
        buffer_.clear();
    }
    const std::size_t kept = buffer_.size();
    buffer_.resize(kept + portion);
    ssize_t count = 0;
    do count = read(file_, buffer_.data() + kept, portion);
    while (count < 0 and errno == EINTR);
    buffer_.resize(kept + static_cast<std::size_t>(count < 0 ? 0 : count));
    if (count < 0) failure_ = Error{"cannot be read: " + std::generic_category().message(errno)};
    return count > 0;
}

TextLine LineReader::take(std::size_t end, bool is_ended) {
    const std::size_t next = end + (is_ended ? 1 : 0);
    auto whole = std::string_view{buffer_}.substr(at_, next - at_);
    if (number_ == 0) whole = without_byte_order_mark(whole);
    auto text = whole.substr(0, whole.size() - (is_ended ? 1 : 0));
    if (text.ends_with('\r')) text.remove_suffix(1);
    at_ = next;
    if (std::exchange(is_too_long_, false) or text.size() > longest_line)
        return {++number_, {}, is_ended, true, {}};
    return {++number_, text, is_ended, false, whole};
}

std::optional<TextLine> LineReader::next() {
    while (true) {
        if (number_ == most_lines and (at_ < buffer_.size() or read_more())) {
            failure_ = Error{"there are more than 1,000,000 lines"};
            has_too_many_ = true;
            return std::nullopt;
        }
        const std::size_t end = line_end();
        if (end != std::string::npos) return take(end, true);
        if (read_more()) continue;
        if (failure_ or (at_ == buffer_.size() and not is_too_long_)) return std::nullopt;
        return take(buffer_.size(), false);
    }
}

}  // namespace parlor::table
