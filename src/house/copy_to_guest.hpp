// CopyToGuest: a copy of a finished game on its way to a guest, a part at a time.
//
// Source: T-2.10.
#pragma once

#include <string>
#include <utility>

#include "wire/message.hpp"

namespace parlor::house {

class CopyToGuest {
public:
    CopyToGuest(std::string name, std::string journal)
        : name_{std::move(name)}, journal_{std::move(journal)} {}

    // Requires that the last part was not taken yet.
    [[nodiscard]] wire::CopyPart take_part() {
        wire::CopyPart part{name_, journal_.substr(sent_, wire::longest_part)};
        sent_ += part.text.size();
        part.is_last = sent_ == journal_.size();
        return part;
    }

private:
    std::string name_, journal_;
    std::size_t sent_ = 0;
};

}  // namespace parlor::house
