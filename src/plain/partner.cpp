#include "plain/partner.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"

namespace parlor::plain {
namespace {

enum class Fits : std::uint8_t { No, Begins, InFull };

// Word for word, the last one perhaps not to its end.
Fits fit(std::span<const std::string> said, const Spoken& name) {
    if (said.size() > name.size()) return Fits::No;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const bool is_last = i + 1 == said.size();
        if (is_last ? not name[i].starts_with(said[i]) : name[i] != said[i]) return Fits::No;
    }
    return said.size() == name.size() and said.back() == name.back() ? Fits::InFull : Fits::Begins;
}

}  // namespace

// As many words as fit. A name in full is meant before one that only begins so.
std::optional<Partner> partner_named(std::span<const std::string> said,
                                     const GameView& view,
                                     Seats partners) {
    for (std::size_t count = said.size(); count > 0; --count) {
        std::vector<Seat> begun;
        for (const Seat seat : partners) {
            const Fits fits = fit(said.first(count), spoken(view.sitting(seat).name));
            if (fits == Fits::InFull) return Partner{seat, count};
            if (fits == Fits::Begins) begun.push_back(seat);
        }
        if (begun.size() == 1) return Partner{begun.front(), count};
        if (begun.size() > 1) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Seat> only_partner(Seats partners) {
    return partners.has_one() ? std::optional{partners.first()} : std::nullopt;
}

std::string partner_names(const GameView& view, Seats partners) {
    std::vector<std::string> names;
    for (const Seat seat : partners) names.push_back(view.sitting(seat).name);
    return listed(names, "or");
}

}  // namespace parlor::plain
