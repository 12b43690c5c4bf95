// Output: buffered text output to a file descriptor.
//
// Errors: the first error is kept; text written after it is discarded.
#pragma once

#include <string>
#include <string_view>

namespace parlor::table {

class Output {
public:
    explicit Output(int file) : file_{file} {}  // the caller owns it
    Output() = default;                         // only buffers, for tests and discarded output
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();

    [[nodiscard]] int error() const { return error_; }  // an errno; 0 when there was no error
    [[nodiscard]] const std::string& waiting() const { return buffer_; }

private:
    int file_ = -1;
    int error_ = 0;
    std::string buffer_;
};

// Writes the complete text to a file descriptor; returns 0, or an errno.
[[nodiscard]] int write_all(int file, std::string_view text);

}  // namespace parlor::table
