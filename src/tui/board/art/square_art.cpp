#include "tui/board/art/square_art.hpp"

#include <array>

namespace parlor::tui {
namespace {

// clang-format off
constexpr std::array upright_station{
    ArtRow{.unicode = U"▙█", .petscii = U"🬱█", .console = U"▄█", .ascii = "i#"},
    ArtRow{.unicode = U"oo", .petscii = U"○○", .console = U"oo", .ascii = "oo"},
};
constexpr std::array lying_station{
    ArtRow{.unicode = U"▟▄▟▜", .petscii = U"🬷🬭🬷🬸", .console = U"▌▄▄█", .ascii = "i_n]"},
    ArtRow{.unicode = U"o oo", .petscii = U"○▔○○", .console = U"o oo", .ascii = "o oo"},
};

constexpr std::array upright_bulb{
    ArtRow{U"▟▙", U"🬻🬺", U"▄▄", "()", "77"},
    ArtRow{U"▜▛", U"🬬🬝", U"██", "()", "77"},
    ArtRow{U"▀▀", U"🮀🮀", U"══", "\"\""},
};
constexpr std::array lying_bulb{
    ArtRow{U" ▟▙ ", U"🬦██🬓", U" ██ ", "(~~)", "7777"},
    ArtRow{U" ▄▄ ", U"🬁▄▄🬀", U" ▄▄ ", " \"\" ", "7..7", ".77."},
};

constexpr std::array upright_tap{
    ArtRow{U"▝▛", U"🬁🬕", U"═╤", "-T"},
    ArtRow{U"▟█", U"🬻🬎", U"╔╩", "r="},
    ArtRow{U"▖ ", U"🬱 ", U"' ", "' ", "6."},
};
constexpr std::array lying_tap{
    ArtRow{U"▄▝█▘", U"🬞🬰🬴🬰", U"╔═╩═", "r=T="},
    ArtRow{U"▖▀▀▀", U"🬵🬂🬂🬂", U"'   ", "'   ", "6..."},
};

constexpr std::array upright_chest{
    ArtRow{U"▄▄", U"🬵🬱", U"▄▄", "..", "88"},
    ArtRow{U"▝▘", U"🬊🬆", U"▐▌", "[]", "", "88"},
    ArtRow{U"▀▀", U"🬎🬎", U"▀▀", "\"\"", "88"},
};
constexpr std::array lying_chest{
    ArtRow{U"▗▄▄▖", U"🬵██🬱", U"▄▄▄▄", ".--.", "8888"},
    ArtRow{U"▔▝▘▔", U"🬂🬊🬆🬂", U"─▐▌─", "[=#]", "", "8888"},
};

constexpr std::array upright_chance{
    ArtRow{U"▞▚", U"🬔🬧", U"┌┐", "/\\"},
    ArtRow{U"▗▘", U"🬞🬅", U" ┘", " /"},
    ArtRow{U"▗ ", U"🬠 ", U" •", " o"},
};
constexpr std::array lying_chance{ArtRow{U""}, ArtRow{U" ???"}};
// clang-format on

constexpr std::array upright_tax{ArtRow{U" T"}, ArtRow{U" A"}, ArtRow{U" X"}};
constexpr std::array lying_tax{ArtRow{U""}, ArtRow{U" TAX"}};
constexpr std::array upright_reverse{ArtRow{U" R"}, ArtRow{U" E"}, ArtRow{U" V"}};
constexpr std::array lying_reverse{ArtRow{U""}, ArtRow{U" REV"}};

}  // namespace

Art upright_art(Icon icon) {
    switch (icon) {
        case Icon::Station: return upright_station;
        case Icon::Electricity: return upright_bulb;
        case Icon::Water: return upright_tap;
        case Icon::Chest: return upright_chest;
        case Icon::Reverse: return upright_reverse;
        case Icon::Chance: return upright_chance;
        case Icon::Tax: return upright_tax;
        case Icon::None:
        case Icon::Go:
        case Icon::Gaol:
        case Icon::FreeParking:
        case Icon::GoToGaol:
        case Icon::Tollbooth: return {};
    }
    return {};
}

Art lying_art(Icon icon) {
    switch (icon) {
        case Icon::Station: return lying_station;
        case Icon::Electricity: return lying_bulb;
        case Icon::Water: return lying_tap;
        case Icon::Chest: return lying_chest;
        case Icon::Reverse: return lying_reverse;
        case Icon::Chance: return lying_chance;
        case Icon::Tax: return lying_tax;
        case Icon::None:
        case Icon::Go:
        case Icon::Gaol:
        case Icon::FreeParking:
        case Icon::GoToGaol:
        case Icon::Tollbooth: return {};
    }
    return {};
}

}  // namespace parlor::tui
