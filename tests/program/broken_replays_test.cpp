// Games of tests/games with lines lost, doubled, changed and taken back at random: any step of the
// playable part can be seen again. The rest gives one error.
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "catch.hpp"
#include "games/games.hpp"
#include "table/game/replay.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

class Chance {
public:
    explicit Chance(unsigned seed) : engine_{seed} {}
    std::size_t operator()(std::size_t count) { return engine_() % count; }

private:
    std::mt19937 engine_;
};

std::vector<std::string> lines_of(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (not line.starts_with(".e") and not line.starts_with(".r")) lines.push_back(line);
    return lines;
}

void break_somewhere(std::vector<std::string>& lines, Chance& random) {
    const auto where = lines.begin() + static_cast<std::ptrdiff_t>(random(lines.size()));
    switch (random(5)) {
        case 0: lines.erase(where); break;
        case 1: lines.insert(where, *where); break;
        case 2: lines.insert(where, ".undo " + std::to_string(1 + random(3))); break;
        case 3: lines.insert(where, ".undo"); break;
        default:
            if (not where->empty())
                (*where)[random(where->size())] = static_cast<char>(random(256));
    }
}

std::string text_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

// At the end the game is the same, whatever way led there.
void look_around(table::Replay& replay, Chance& random) {
    replay.go_to(replay.size());
    const auto end = replay.table().state();
    for (int look = 0; look < 5; ++look) {
        replay.go_to(static_cast<int>(random(static_cast<std::size_t>(replay.size()) + 1)));
        CHECK(replay.next_turn() >= replay.at());
        CHECK(replay.turn_before() <= replay.at());
        (void)replay.story();
    }
    for (int step = replay.at(); step < replay.size(); ++step) replay.go_to(step + 1);
    CHECK(replay.table().state() == end);
}

}  // namespace

TEST_CASE("whatever can be played of a broken game can be seen again") {
    Chance random{5};
    int seen = 0;
    for (const auto& file :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/games"}) {
        const auto whole = lines_of(file.path());
        for (int trial = 0; trial < 60; ++trial) {
            auto broken = whole;
            for (std::size_t left = random(4); left > 0; --left) break_somewhere(broken, random);
            const auto loaded = table::load_replay(text_of(broken), "test", open_table);
            INFO(file.path().filename().string() << "\n" << text_of(broken));
            CHECK((loaded.status == table::Status::Fine) == loaded.complaint.empty());
            if (not loaded.replay) continue;
            look_around(*loaded.replay, random);
            ++seen;
        }
    }
    CHECK(seen > 500);
}
