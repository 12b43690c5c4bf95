#include "host/log.hpp"

#include <unistd.h>

#include <ctime>
#include <string>

#include "unicode/printable.hpp"

namespace parlor::host {
namespace {

constexpr std::size_t longest_line = 500;

std::string time_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ ", &parts)};
}

}  // namespace

void Log::note(std::string_view text) const {
    const std::string line = time_now() + printable(text, longest_line) + "\n";
    (void)not write(file_, line.data(), line.size());
}

}  // namespace parlor::host
