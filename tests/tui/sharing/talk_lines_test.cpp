#include "tui/sharing/talk_lines.hpp"

#include "app/domino_screened.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/property/mode_table.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

const std::vector<std::string> two_lines{"Ann: hello", "Bob: whose turn is it?"};

void shows(const std::string& name,
           Canvas canvas,
           const std::vector<std::string>& lines,
           TalkAt where = TalkAt::Board) {
    draw_talk(canvas, lines, where);
    check_golden(name, canvas);
}

// Where it is at the domino table: `16, 1`.
std::string place_of_talk(Canvas canvas) {
    draw_talk(canvas, {"Ann: hello"}, TalkAt::Tiles);
    const auto lines = lines_of(canvas, GlyphSet::Ascii);
    for (std::size_t row = 0; row < lines.size(); ++row)
        if (const auto col = lines[row].find("ANN: HELLO"); col != std::string::npos)
            return std::to_string(row) + ", " + std::to_string(col);
    return "";
}

}  // namespace

TEST_CASE("T-3.6: the last of what was said is seen over every game, and hides no menu") {
    shows("talk-property", ModeTable{"city", 8}.app().canvas(), two_lines);

    Screened loopy;
    loopy.take_up(ann_and_bob());
    loopy.keys("x");
    shows("talk-moneyloopy", loopy.app().canvas(), two_lines);

    DominoScreened dominoes;
    dominoes.begin_with_mack();
    shows("talk-dominoes", dominoes.app().canvas(), two_lines, TalkAt::Tiles);
}

TEST_CASE("T-3.6: at the domino table what was said covers no tile") {
    Canvas canvas;
    CHECK(place_of_talk(canvas) == "16, 1");
    for (const auto& [tile, place] : {std::pair{At{14, 20}, "4, 1"},
                                      std::pair{At{3, 3}, "4, 20"},
                                      std::pair{At{2, 39}, "0, 16"}}) {
        canvas.put(tile, U'7', on_white);
        CHECK(place_of_talk(canvas) == place);
    }
}

TEST_CASE("T-3.6: a long line has all three rows, and older ones are there if they fit whole") {
    const std::string most =
        std::string(19, 'w') + " " + std::string(19, 'o') + " " + std::string(19, 'w');
    shows("talk-of-three-rows", Canvas{}, {"Ann: hello", most});
    shows("talk-too-long", Canvas{}, {"Ann: hello", "Maximilian Longe: " + std::string(200, 'w')});
    shows("talk-of-three-lines", Canvas{}, {"Ann: 1", "Ann: 2", "Bob: 3", "Ann: 4"});
    Canvas canvas;
    draw_talk(canvas, {});
    CHECK(canvas == Canvas{});
}

}  // namespace parlor::tui
