#include "plain/placed.hpp"

#include <array>
#include <string_view>

namespace parlor::plain {
namespace {

constexpr std::array<std::string_view, 8> ordinals{
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"};

}  // namespace

std::string placed(const std::string& name,
                   int place,
                   const std::string& figure,
                   const std::string& how) {
    const std::string_view ordinal = ordinals[static_cast<std::size_t>(place) - 1];
    return name + " is " + std::string{ordinal} + " with " + figure + ": " + how + ".";
}

}  // namespace parlor::plain
