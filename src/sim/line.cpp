#include "sim/line.hpp"

#include <cstdarg>
#include <cstdio>

namespace parlor::sim {

std::string line(const char* form, ...) {
    std::va_list values, again;
    va_start(values, form);
    va_copy(again, values);
    const int length = std::vsnprintf(nullptr, 0, form, values);
    va_end(values);
    std::string text(static_cast<std::size_t>(length), ' ');
    std::vsnprintf(text.data(), text.size() + 1, form, again);
    va_end(again);
    return text;
}

}  // namespace parlor::sim
