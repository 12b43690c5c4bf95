#include <utility>

#include "base/match.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {
namespace {

// Builds `EVENT key=value ...` pair by pair.
class Told {
public:
    explicit Told(std::string_view event) : line_{event} {}

    Told& text(std::string_view key, std::string_view value) {
        line_.append(" ").append(key).append("=").append(value);
        return *this;
    }
    Told& count(std::string_view key, int value) { return text(key, std::to_string(value)); }
    Told& seat(Seat seat) { return count("seat", number(seat)); }
    Told& tile(Tile tile) { return text("tile", to_text(tile)); }
    Told& points(Points points) { return count("points", points.count); }

    operator std::string() const { return line_; }

private:
    std::string line_;
};

Told tell(std::string_view event) { return Told{event}; }

template <std::size_t... Nth>
std::vector<std::string> forms_told(std::index_sequence<Nth...> /*all*/) {
    return {to_line(Event{std::variant_alternative_t<Nth, Event>{}})...};
}

}  // namespace

std::string to_line(const Event& event) {
    using Line = std::string;
    using namespace told;
    // clang-format off
    return match(
        event,
        [](const Sat& e) { return to_line(e); },
        [](DrewForDown e) -> Line { return tell("drew-for-down").seat(e.seat).tile(e.tile); },
        [](HasDown e) -> Line { return tell("down").seat(e.seat); },
        [](GotHand e) -> Line { return tell("hand").seat(e.seat).text("tiles", to_text_list(e.tiles)); },
        [](const GotBoneyard& e) -> Line { return tell("boneyard").text("tiles", to_text_list(e.tiles)); },
        [](Played e) -> Line { return tell("played").seat(e.seat).text("tile", to_text(e.laid)).count("end", e.end ? number(*e.end) : 0); },
        [](Counted e) -> Line { return tell("count").seat(e.seat).points(e.points); },
        [](Drew e) -> Line { return tell("drew").seat(e.seat).tile(e.tile); },
        [](Passed e) -> Line { return tell("passed").seat(e.seat); },
        [](Redealt e) -> Line { return tell("redealt").seat(e.seat); },
        [](Dominoed e) -> Line { return tell("dominoed").seat(e.seat).points(e.points); },
        [](Blocked e) -> Line { return tell("blocked").seat(e.seat).points(e.points); },
        [](GameOver e) -> Line { return tell("over").count("winner", number(e.winner)).text("how", "target"); });
    // clang-format on
}

std::vector<std::string> event_forms() {
    return forms_told(std::make_index_sequence<std::variant_size_v<Event>>{});
}

}  // namespace parlor::dominoes
