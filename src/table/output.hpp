// A stream of text to a file descriptor, sent in large portions.
//
// Errors: the first one is kept; what comes after it is thrown away.
#pragma once

#include <string>
#include <string_view>

namespace parlor::table {

class Output {
public:
    explicit Output(int file) : file_{file} {}  // stays the caller's
    Output() = default;                         // keeps everything: nobody hears it, or a test
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();

    [[nodiscard]] int error() const { return error_; }  // an errno, 0 while all is well
    [[nodiscard]] const std::string& waiting() const { return buffer_; }

private:
    int file_ = -1;
    int error_ = 0;
    std::string buffer_;
};

// Writes it all to an open file; 0, or the errno that stopped it.
[[nodiscard]] int write_all(int file, std::string_view text);

}  // namespace parlor::table
