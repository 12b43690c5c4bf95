#include "tui/sharing/talk_lines.hpp"

#include "app/domino_screened.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/property/mode_table.hpp"

namespace parlor::tui {
namespace {

const std::vector<std::string> two_lines{"Ann: hello", "Bob: whose turn is it?"};

void shows(const std::string& name, Canvas canvas, const std::vector<std::string>& lines) {
    draw_talk(canvas, lines);
    check_golden(name, canvas);
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
    shows("talk-dominoes", dominoes.app().canvas(), two_lines);
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
