// Greeting: the beginning of the messages that a program of another version has to understand: Hello,
// Welcome and Refused. This beginning, the kinds of these messages, and all of Refused never change.
//
// Source: T-1.5.
#pragma once

#include "wire/message.hpp"
#include "wire/packing.hpp"

namespace parlor::wire {

// Changes whenever a message does: two builds of one version may differ.
inline constexpr std::uint8_t protocol = 5;

// The greeting of this program.
[[nodiscard]] Stranger ourselves();

void pack_greeting(Packer& out, const Stranger& from);
[[nodiscard]] Stranger greeting_in(Unpacker& in);

// What a guest says about a host of another version; it begins with these words.
inline constexpr std::string_view need_same_version =
    "guest and host need the same version of parlor";
[[nodiscard]] std::string words_for(const Stranger& other);

// What a host answers a guest of another version.
[[nodiscard]] Refused refusal_of(const Stranger& guest);

}  // namespace parlor::wire
