// Frames: messages in a stream of bytes: the kind in one byte, the length in three, the least first,
// and so many bytes of contents.
//
// Errors: after the first error a Reader gives nothing else, and the connection has to be closed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor::wire {

struct Frame {
    std::uint8_t kind = 0;
    std::string_view contents;
};

[[nodiscard]] std::string framed(std::uint8_t kind, std::string_view contents);

// The frames in bytes that come in any pieces. Keeps at most `most_waiting` bytes (T-1.7).
class Frames {
public:
    // The longest contents of a kind; nothing for an unknown kind.
    using Longest = std::optional<std::size_t> (*)(std::uint8_t kind);

    Frames(Longest longest, std::size_t most_waiting)
        : longest_{longest}, most_waiting_{most_waiting} {}

    void feed(std::string_view bytes);

    // The next frame, once all of it is there; valid until the next call. Its kind and length are checked
    // before its contents come.
    [[nodiscard]] std::optional<Frame> next();

    void fail(Error error);
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] std::size_t waiting() const { return bytes_.size() - taken_; }

private:
    Longest longest_;
    std::size_t most_waiting_;
    std::string bytes_;
    std::size_t taken_ = 0;
    std::optional<Error> error_;
};

// What one side says: FromGuest or FromHost.
template <class Message>
struct Direction {
    Frames::Longest longest;
    Result<Message> (*message_in)(const Frame& frame);
    std::size_t most_waiting;
};

template <class Message>
class Reader {
public:
    explicit Reader(const Direction<Message>& direction)
        : message_in_{direction.message_in}, frames_{direction.longest, direction.most_waiting} {}

    void feed(std::string_view bytes) { frames_.feed(bytes); }

    // The next message, or the error; nothing while the message is not complete.
    [[nodiscard]] std::optional<Result<Message>> next() {
        const auto frame = frames_.next();
        if (frame) {
            auto message = message_in_(*frame);
            if (message) return message;
            frames_.fail(message.error());
        }
        if (frames_.error()) return Result<Message>{*frames_.error()};
        return std::nullopt;
    }

    [[nodiscard]] std::size_t waiting() const { return frames_.waiting(); }  // bytes
    [[nodiscard]] bool is_fine() const { return not frames_.error(); }

private:
    Result<Message> (*message_in_)(const Frame& frame);
    Frames frames_;
};

}  // namespace parlor::wire
