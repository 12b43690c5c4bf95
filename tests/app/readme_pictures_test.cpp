// The README's pictures show what the program draws: docs/pictures, written by
// docs/make_screens.sh.
#include <cstdlib>
#include <fstream>

#include "canvas/svg.hpp"
#include "program/shell.hpp"
#include "screened.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::tui;

namespace {

void check_picture(const std::string& name, const std::string& drawn) {
    const std::string path = std::string{tests_folder} + "/../docs/pictures/" + name + ".svg";
    if (std::getenv("PARLOR_BLESS") != nullptr) std::ofstream{path} << drawn;
    INFO(name << ": docs/make_screens.sh draws it anew");
    CHECK(content(path) == drawn);
}

std::string save(const std::string& name) {
    return std::string{tests_folder} + "/saves/" + name + ".parlor";
}

std::string shown(const std::string& words) {
    const ShellRan ran = shell(std::string{program_file} + " show --svg " + words);
    CHECK(ran.status == 0);
    return ran.output;
}

}  // namespace

TEST_CASE("the README's pictures of both tables are what `parlor show --svg` draws") {
    check_picture("table", shown(save("uk-four") + " --at 60 --wide"));
    check_picture("dominoes", shown(save("dominoes") + " --at 20"));
}

TEST_CASE("the README's pictures of the title and of a chart are what is on the screen") {
    Screened title;
    check_picture("title", svg_of(title.app().canvas(), GlyphSet::Unicode));
    Screened replay = replayed(content(save("uk-four")));
    replay.keys("End p");
    CHECK(replay.says("WEALTH"));
    check_picture("chart", svg_of(replay.app().canvas(), GlyphSet::Unicode));
}
