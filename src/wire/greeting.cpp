#include "wire/greeting.hpp"

#include "base/program_version.hpp"

namespace parlor::wire {
namespace {

constexpr std::string_view magic = "parlor";

std::string version_of(const Stranger& program) {
    return program.version + " (protocol " + std::to_string(program.protocol) + ")";
}

}  // namespace

Stranger ourselves() { return {.protocol = protocol, .version = program_version()}; }

void pack_greeting(Packer& out, const Stranger& from) {
    out.raw(magic);
    out.number(from.protocol);
    out.text(from.version, longest_version);
}

Stranger greeting_in(Unpacker& in) {
    if (in.raw(magic.size()) != magic) in.fail("this is not a parlor");
    Stranger other;
    other.protocol = static_cast<std::uint8_t>(in.number("the protocol", 0xFF));
    other.version = in.text("the version", longest_version);
    return other;
}

std::string words_for(const Stranger& other) {
    return std::string{need_same_version} + ": here is " + version_of(ourselves()) + ", there " +
           version_of(other);
}

Refused refusal_of(const Stranger& guest) {
    constexpr std::uint8_t wrong = 1;
    return {.status = wrong,
            .line = "guest and host need the same version of parlor: the host has " +
                    version_of(ourselves()) + ", and you have " + version_of(guest) +
                    "; leave, and come again with the host's version"};
}

}  // namespace parlor::wire
