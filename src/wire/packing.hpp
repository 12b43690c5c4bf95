// Packing: the numbers and texts of a message to bytes, and back from bytes that nobody vouches for.
//
// Units:    numbers have one to four bytes, the lowest first; two bytes before a text have its length.
// Errors:   after an error an Unpacker gives zeros and empty texts; trouble() explains the error.
// Choices:  every number and length is checked before it is used. A text that is too long for its message
//           is cut when it is written, and is an error when it is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor::wire {

class Packer {
public:
    void number(std::uint32_t value, int bytes = 1);
    void raw(std::string_view bytes) { bytes_ += bytes; }
    // Its first `most` bytes, without a half letter.
    void text(std::string_view utf8, std::size_t most);

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view bytes) : bytes_{bytes} {}

    // `what` names the number in the error.
    [[nodiscard]] std::uint32_t number(std::string_view what, std::uint32_t most, int bytes = 1);
    // The value of an enum, up to its last one.
    template <class Enum>
    [[nodiscard]] Enum choice(std::string_view what, Enum last) {
        return static_cast<Enum>(number(what, static_cast<std::uint32_t>(last)));
    }
    // With `?` for what may not be printed (T-1.10).
    [[nodiscard]] std::string text(std::string_view what, std::size_t most);
    [[nodiscard]] std::string_view raw(std::size_t count);
    [[nodiscard]] std::string_view rest() { return raw(bytes_.size()); }
    [[nodiscard]] char32_t letter();  // in UTF-8, whatever it is
    [[nodiscard]] char peek() const { return bytes_.empty() ? '\0' : bytes_.front(); }

    void fail(std::string what);
    [[nodiscard]] bool is_fine() const { return not error_; }
    [[nodiscard]] bool is_empty() const { return bytes_.empty(); }  // also after an error
    // The first error. It is also an error when bytes are left over.
    [[nodiscard]] std::optional<Error> trouble() const;

private:
    std::string_view bytes_;
    std::optional<Error> error_;
};

// The value, unless there was trouble.
template <class Value>
[[nodiscard]] Result<Value> unless_trouble(const Unpacker& in, Value value) {
    if (auto trouble = in.trouble()) return *std::move(trouble);
    return value;
}

}  // namespace parlor::wire
