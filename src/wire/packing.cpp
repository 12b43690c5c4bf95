#include "wire/packing.hpp"

#include "canvas/letters.hpp"
#include "unicode/utf8.hpp"

namespace parlor::wire {
namespace {

constexpr unsigned bits_of_byte = 8;
constexpr int bytes_of_length = 2;
constexpr std::uint32_t longest = 0xFFFF;

std::string_view first_bytes(std::string_view utf8, std::size_t most) {
    if (utf8.size() <= most) return utf8;
    while (most > 0 and continues_character(utf8[most])) --most;
    return utf8.substr(0, most);
}

}  // namespace

void Packer::number(std::uint32_t value, int bytes) {
    for (; bytes > 0; --bytes, value >>= bits_of_byte) bytes_ += static_cast<char>(value & 0xFFU);
}

void Packer::text(std::string_view utf8, std::size_t most) {
    const std::string_view sent = first_bytes(utf8, most);
    number(static_cast<std::uint32_t>(sent.size()), bytes_of_length);
    raw(sent);
}

void Unpacker::fail(std::string what) {
    if (not error_) error_ = Error{std::move(what)};
    bytes_ = {};
}

std::string_view Unpacker::raw(std::size_t count) {
    if (count > bytes_.size()) {
        fail("the message ends too early");
        return {};
    }
    const std::string_view taken = bytes_.substr(0, count);
    bytes_.remove_prefix(count);
    return taken;
}

std::uint32_t Unpacker::number(std::string_view what, std::uint32_t most, int bytes) {
    std::uint32_t value = 0;
    unsigned shift = 0;
    for (const char byte : raw(static_cast<std::size_t>(bytes))) {
        value |= std::uint32_t{static_cast<unsigned char>(byte)} << shift;
        shift += bits_of_byte;
    }
    if (value <= most) return value;
    fail(std::string{what} + " is " + std::to_string(value) + ", and at most " +
         std::to_string(most));
    return 0;
}

std::string Unpacker::text(std::string_view what, std::size_t most) {
    const std::size_t length = number(what, longest, bytes_of_length);
    if (length > most) {
        fail(std::string{what} + " has " + std::to_string(length) + " bytes, and at most " +
             std::to_string(most));
        return {};
    }
    return tui::utf8(tui::letters(raw(length)));
}

char32_t Unpacker::letter() {
    const auto letter = bytes_.empty() ? std::nullopt : first_character(bytes_);
    if (not letter) {
        fail("a letter is not UTF-8");
        return 0;
    }
    bytes_.remove_prefix(letter->bytes);
    return letter->code;
}

std::optional<Error> Unpacker::trouble() const {
    if (error_ or bytes_.empty()) return error_;
    return Error{std::to_string(bytes_.size()) + " bytes are left at the end of the message"};
}

}  // namespace parlor::wire
