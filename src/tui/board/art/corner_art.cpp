#include "tui/board/art/corner_art.hpp"

#include <array>

namespace parlor::tui {
namespace {

// The head of the arrow is in the column that no token covers (M-4.3).
// clang-format off
constexpr std::array go{
    ArtRow{U""},
    ArtRow{U"  GO"},
    ArtRow{U"◄━━━", U"🬵🬲🬭🬭", U"←───", "<---", "2222"},
    ArtRow{U"    ", U"🬊🬕🬂🬂", U"    ", "    ", "2222"},
};
constexpr std::array go_back{
    ArtRow{U""},
    ArtRow{U"↑ GO", U"🭯 GO", U"↑ GO", "^ GO", "2"},
    ArtRow{U"│", U"┃", U"│", "|", "2"},
    ArtRow{U"│", U"┃", U"│", "|", "2"},
};

constexpr std::array gaol{
    ArtRow{U" ┬┬┬", U" 🬨🬨🬨", U" ┬┬┬", " +++", "", ".888"},
    ArtRow{U" │││", U" ▐▐▐", U" │││", " |||", "", ".888"},
    ArtRow{U" │││", U" 🬷🬷🬷", U" │││", " |||", "", ".888"},
};
constexpr std::array to_gaol{
    ArtRow{U"TO"},
    ArtRow{U"GAOL"},
    ArtRow{U"┬┬┬┬", U"🬨🬨🬨🬨", U"┬┬┬┬", "++++", "", "8888"},
    ArtRow{U"││││", U"🬷🬷🬷🬷", U"││││", "||||", "", "8888"},
};

constexpr std::array car{
    ArtRow{U"▗▀▛▖", U"🬞🬅🬕🬢", U" ▄▄ ", " __ ", "2222"},
    ArtRow{U"▟██▙", U"🬬██🬝", U"████", "[##]", "2222"},
    ArtRow{U"o  o", U"○  ○", U"o  o", "o  o"},
};
// clang-format on

Art art_of_go(std::optional<board::Direction> direction) {
    return direction == board::Direction::Back ? Art{go_back} : Art{go};
}

}  // namespace

Art corner_art(Icon icon, std::optional<board::Direction> direction) {
    switch (icon) {
        case Icon::Go: return art_of_go(direction);
        case Icon::Gaol: return gaol;
        case Icon::FreeParking: return car;
        case Icon::GoToGaol: return to_gaol;
        case Icon::Tollbooth:
        case Icon::None:
        case Icon::Station:
        case Icon::Electricity:
        case Icon::Water:
        case Icon::Chest:
        case Icon::Reverse:
        case Icon::Chance:
        case Icon::Tax: return {};
    }
    return {};
}

}  // namespace parlor::tui
