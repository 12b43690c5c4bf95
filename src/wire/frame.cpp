#include "wire/frame.hpp"

#include <utility>

#include "wire/packing.hpp"

namespace parlor::wire {
namespace {

constexpr int bytes_of_length = 3;
constexpr std::size_t header_length = 1 + bytes_of_length;
constexpr std::uint32_t any = 0xFFFFFF;

}  // namespace

std::string framed(std::uint8_t kind, std::string_view contents) {
    Packer out;
    out.number(kind);
    out.number(static_cast<std::uint32_t>(contents.size()), bytes_of_length);
    out.raw(contents);
    return out.bytes();
}

void Frames::fail(Error error) {
    if (not error_) error_ = std::move(error);
    bytes_.clear();
    taken_ = 0;
}

void Frames::feed(std::string_view bytes) {
    if (error_) return;
    if (bytes.size() > most_waiting_ - waiting())
        return fail({"more than " + std::to_string(most_waiting_) + " bytes are waiting"});
    bytes_.erase(0, std::exchange(taken_, 0));
    bytes_ += bytes;
}

std::optional<Frame> Frames::next() {
    if (waiting() == 0) return std::nullopt;
    const std::string_view rest = std::string_view{bytes_}.substr(taken_);
    const auto kind = static_cast<std::uint8_t>(rest.front());
    const auto most = longest_(kind);
    if (not most) {
        fail({"there is no message of kind " + std::to_string(kind)});
        return std::nullopt;
    }
    if (rest.size() < header_length) return std::nullopt;
    const std::size_t length =
        Unpacker{rest.substr(1, bytes_of_length)}.number("the length", any, bytes_of_length);
    if (length > *most) {
        fail({"a message of kind " + std::to_string(kind) + " has " + std::to_string(length) +
              " bytes, and at most " + std::to_string(*most)});
        return std::nullopt;
    }
    if (rest.size() - header_length < length) return std::nullopt;
    taken_ += header_length + length;
    return Frame{kind, rest.substr(header_length, length)};
}

}  // namespace parlor::wire
