// The icons of squares and the frame of the mini-map, in each set of glyphs.
#include "tui/board/icons.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/editions.hpp"
#include "canvas/colours.hpp"
#include "canvas/glyphs.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/golden.hpp"

namespace parlor::tui {
namespace {

const board::Board& us() {
    static const board::Board board = *library::data_folders().board("us");
    return board;
}

// Its icons are drawn, but no players.
Canvas quadrant_of(const ShownBoard& board, int number) {
    Canvas canvas;
    draw_board(canvas, board, Quadrant{number}, std::nullopt);
    draw_mini_map(canvas, board);
    return canvas;
}

// All squares upright and lying, with every icon that is not of a corner in turn.
ShownBoard board_of(Icon icon) {
    ShownBoard board = empty_board(edition().board);
    for (int n = 0; n < board.size(); ++n)
        if (n % (board.size() / 4) != 0) board.squares[Square(n)].icon = icon;
    return board;
}

bool has_square(const ShownBoard& board, At at, Quadrant quadrant) {
    for (const SquarePlace& place : places_in(quadrant, board.size())) {
        const Box& inside = place.inside;
        const bool is_inside = at.row >= inside.top and at.row <= inside.bottom and
                               at.col >= inside.left and at.col <= inside.right;
        if (is_inside and board.spot(place.square).kind != board::Kind::Street) return true;
    }
    return false;
}

// Source: code page 437, without its first 32 signs but the four that icons may have.
constexpr std::u32string_view page_437 =
    U"•←↑♦ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪"
    U"┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■";

// Within the basic plane, and nothing whose width depends on the terminal but lines and blocks.
bool is_of_unicode(char32_t glyph) {
    return glyph < U'\U00010000' and glyph != U'○' and glyph != U'●';
}

bool is_of_petscii(char32_t glyph) {
    return glyph < U'\U00010000' or (glyph >= U'\U0001FB00' and glyph <= U'\U0001FBFF');
}

bool is_of_console(char32_t glyph) {
    return glyph < 0x7F or page_437.find(glyph) != std::u32string_view::npos;
}

}  // namespace

TEST_CASE("U-1.3, U-10.9: icons have only what their set of glyphs has, and something in each") {
    for (const Icon icon : {Icon::Station,
                            Icon::Electricity,
                            Icon::Water,
                            Icon::Chest,
                            Icon::Reverse,
                            Icon::Chance,
                            Icon::Tax}) {
        const ShownBoard board = board_of(icon);
        for (int number = 1; number <= 4; ++number) {
            const Canvas canvas = quadrant_of(board, number);
            for (int row = 0; row < Canvas::rows; ++row)
                for (int col = 0; col < Canvas::cols; ++col) {
                    const Cell cell = canvas.cell({row, col});
                    INFO("icon " << static_cast<int>(icon) << ", row " << row << ", column "
                                 << col);
                    CHECK(is_of_unicode(in_set(cell, GlyphSet::Unicode).glyph));
                    CHECK(is_of_petscii(in_set(cell, GlyphSet::Petscii).glyph));
                    CHECK(is_of_console(in_set(cell, GlyphSet::Console).glyph));
                    CHECK(in_set(cell, GlyphSet::Ascii).glyph < 0x7F);
                    CHECK((cell.glyph == U'?' or in_set(cell, GlyphSet::Ascii).glyph != U'?'));
                }
        }
    }
}

TEST_CASE("U-10.9: each icon looks different from the others, in every set of glyphs") {
    for (const GlyphSet set :
         {GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii, GlyphSet::Petscii}) {
        std::set<std::string> pictures;
        for (const Icon icon : {Icon::None,
                                Icon::Station,
                                Icon::Electricity,
                                Icon::Water,
                                Icon::Chest,
                                Icon::Reverse,
                                Icon::Chance,
                                Icon::Tax})
            pictures.insert(picture_of(quadrant_of(board_of(icon), 1), set));
        CHECK(pictures.size() == 8);
    }
}

TEST_CASE("U-10.9: in ASCII an icon is black, whatever its colour") {
    for (int number = 1; number <= 4; ++number) {
        const ShownBoard board = empty_board(us());
        const Canvas canvas = quadrant_of(board, number);
        for (int row = 0; row < Canvas::rows; ++row)
            for (int col = 0; col < Canvas::cols; ++col) {
                const Cell shown = in_set(canvas.cell({row, col}), GlyphSet::Ascii);
                if (shown.glyph == U' ' or not has_square(board, {row, col}, Quadrant{number}))
                    continue;
                INFO("quadrant " << number << ", row " << row << ", column " << col);
                CHECK(shown.style.ink == Ink::Black);
            }
    }
}

TEST_CASE("U-10.9: GO's arrow is red, and points where tokens move") {
    ShownBoard board = empty_board(us());
    const Cell head = quadrant_of(board, 1).cell({17, 34});
    CHECK(head.glyph == U'◄');
    CHECK(head.style.ink == Ink::Red);
    CHECK_FALSE(is_text(head));
    board.direction = board::Direction::Back;
    CHECK(quadrant_of(board, 1).cell({16, 34}).glyph == U'↑');
}

TEST_CASE("U-3.3, U-10.9: the mini-map is a drawn board, and tokens are over its frame") {
    ShownBoard board = empty_board(us());
    const auto rows = [&](GlyphSet set) {
        Canvas canvas;
        draw_mini_map(canvas, board);
        return lines_of(canvas.part(mini_map_box), set);
    };
    using Lines = std::vector<std::string>;
    CHECK(rows(GlyphSet::Unicode) == Lines{"┌┬┬┐", "├──┤", "└┴┴┘"});
    CHECK(rows(GlyphSet::Console) == Lines{"┌┬┬┐", "├──┤", "└┴┴┘"});
    CHECK(rows(GlyphSet::Ascii) == Lines{"+--+", "|  |", "+--+"});
    CHECK(rows(GlyphSet::Petscii) == Lines{"▕🭿🭿 ", "🭾  🭽", "🭾🭾🭾▔"});
    board.seats.push_back({.seat = Seat{1}, .name = "Ann", .token = 'A'});
    CHECK(rows(GlyphSet::Petscii) == Lines{"▕🭿🭿 ", "🭾  🭽", "🭾🭾🭾A"});
}

}  // namespace parlor::tui
