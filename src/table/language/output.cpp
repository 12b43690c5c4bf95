#include "table/language/output.hpp"

#include <unistd.h>

#include <cerrno>

namespace parlor::table {
namespace {

constexpr std::size_t portion = 65536;

}  // namespace

int write_all(int file, std::string_view text) {
    while (not text.empty()) {
        const ssize_t count = write(file, text.data(), text.size());
        if (count < 0 and errno == EINTR) continue;
        if (count < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

void Output::write(std::string_view text) {
    if (error_ != 0) return;
    buffer_ += text;
    if (buffer_.size() >= portion) flush();
}

void Output::flush() {
    if (file_ < 0 or buffer_.empty()) return;
    if (error_ == 0) error_ = write_all(file_, buffer_);
    buffer_.clear();
}

}  // namespace parlor::table
