// Messages for tests: some of each kind, and what a reader makes of bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "wire/frame.hpp"
#include "wire/from_guest.hpp"
#include "wire/from_host.hpp"

namespace parlor::wire {

[[nodiscard]] std::vector<FromGuest> some_of_guest();
[[nodiscard]] std::vector<FromHost> some_of_host();

template <class Message>
struct Read {
    std::vector<Message> messages;
    std::string error;  // empty without
};

// Feeds the bytes in pieces of this size.
template <class Message>
[[nodiscard]] Read<Message> read_in_pieces(const Direction<Message>& direction,
                                           std::string_view bytes,
                                           std::size_t piece) {
    Reader<Message> reader{direction};
    Read<Message> read;
    while (not bytes.empty() and read.error.empty()) {
        reader.feed(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        for (auto next = reader.next(); next and read.error.empty(); next = reader.next())
            if (*next)
                read.messages.push_back(**next);
            else
                read.error = next->error().what;
    }
    return read;
}

inline Read<FromGuest> read_guest(std::string_view bytes) {
    return read_in_pieces(from_guest(), bytes, bytes.size());
}
inline Read<FromHost> read_host(std::string_view bytes) {
    return read_in_pieces(from_host(), bytes, bytes.size());
}

}  // namespace parlor::wire
