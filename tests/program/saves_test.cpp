// Games saved by an older version, before there were modes: they load, replay, and reach the same
// position, with the hashes that the old version wrote.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/quote.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "table/game/replay.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

std::string content(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string facts_of(const table::GameTable& table) {
    std::string text;
    for (const auto& [key, value] : table.facts()) text += key + " " + as_word(value) + "\n";
    return text;
}

}  // namespace

TEST_CASE("games saved by an older version come to the same facts") {
    int games = 0;
    for (const auto& file :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/saves"}) {
        if (file.path().extension() != ".parlor") continue;
        const std::string text = content(file.path());
        INFO(file.path().filename());
        REQUIRE(text.find("# state ") != std::string::npos);
        const auto loaded = table::load_replay(text, file.path().filename(), open_table);
        REQUIRE(loaded.replay);
        CHECK(loaded.complaint.empty());
        loaded.replay->go_to(loaded.replay->size());
        auto facts = file.path();
        CHECK(facts_of(loaded.replay->table()) == content(facts.replace_extension(".facts")));
        ++games;
    }
    CHECK(games == 4);
}
