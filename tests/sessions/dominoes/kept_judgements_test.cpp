// Judgements that are stored during a review.
#include "sessions/review/kept_lines.hpp"

#include <algorithm>

#include "disk/in_processes.hpp"
#include "dominoes/words/words.hpp"
#include "judged_game.hpp"
#include "table/folder.hpp"
#include "table/journal/sealed_line.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

bool are_same(const Judgement& one, const Judgement& other) {
    return one.best == other.best and one.chance_of_best == other.chance_of_best and
           one.chance_of_played == other.chance_of_played and one.points == other.points;
}

// A game with its decisions, and the file of its review.
struct House {
    Folder folder;
    std::unique_ptr<table::GameTable> game = macks_game(60);
    std::vector<Decision> decisions = decisions_in(*domino_session(*game));
    std::filesystem::path path = file_of_review(*game, folder.path / "reviews");

    // The stored judgements of the first decisions, as they can be read back.
    [[nodiscard]] std::vector<Judgement> keep(std::size_t count) const {
        KeptJudgements kept{path};
        std::vector<Judgement> said;
        for (std::size_t i = 0; i < count; ++i) said.push_back(kept.keep(decisions[i], of(i)));
        return said;
    }
    [[nodiscard]] Judgement of(std::size_t decision) const {
        const auto& plays = decisions[decision].view.choices.plays;
        const auto thirds = static_cast<double>(decision % 3) / 3;
        return {plays[plays.size() - 1], 1 - thirds / 2, thirds / 2, -1.25 * thirds};
    }
    void write(const std::string& text) const { std::ofstream{path} << text; }
    void add(const std::string& words) const {
        std::ofstream{path, std::ios::app} << table::sealed_line(path.filename().string(), words)
                                           << "\n";
    }
    // How many of these judgements can be read back; each of them equals the original.
    [[nodiscard]] std::size_t found(const std::vector<Judgement>& said) const {
        const KeptJudgements kept{path};
        std::size_t count = 0;
        for (std::size_t i = 0; i < said.size(); ++i) {
            const auto judgement = kept.find(decisions[i]);
            if (not judgement) continue;
            CHECK(are_same(*judgement, said[i]));
            ++count;
        }
        return count;
    }
};

}  // namespace

TEST_CASE("what was judged is found again as it was said") {
    const House house;
    REQUIRE(house.decisions.size() > 10);
    const auto said = house.keep(house.decisions.size());
    CHECK(house.found(said) == said.size());
    std::filesystem::remove(house.path);
    CHECK(house.found(said) == 0);
}

TEST_CASE("whatever byte of a kept review is changed, a judgement is the same or made again") {
    const House house;
    constexpr std::size_t count = 3;
    const auto said = house.keep(count);
    const std::string whole = content(house.path);
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int flipped : {0x01, 0x02, 0x04, 0x10, 0x80}) {
            std::string text = whole;
            text[at] = static_cast<char>(text[at] ^ flipped);
            house.write(text);
            const std::size_t found = house.found(said);
            CHECK((found == count - 1 or (whole[at] == '\n' and found == count - 2)));
        }
}

TEST_CASE("wherever a kept review is cut off, its whole lines are found, and what is added to it") {
    const House house;
    constexpr std::size_t count = 3;
    const auto said = house.keep(count);
    const std::string whole = content(house.path);
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        INFO(length);
        const std::string text = whole.substr(0, length);
        house.write(text);
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
        CHECK(house.found(said) == lines);
        house.write(text);
        KeptJudgements{house.path}.keep(house.decisions[count - 1], house.of(count - 1));
        CHECK(house.found(said) >= std::min(lines + 1, count));
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {  // a byte is missing, too
        house.write(whole.substr(0, at) + whole.substr(at + 1));
        CHECK(house.found(said) + 2 >= count);
    }
}

TEST_CASE("what is impossible for the game is not believed, even with a seal") {
    const House house;
    const Decision& decision = house.decisions.front();
    const std::string entry = std::to_string(decision.entry);
    const auto& plays = decision.view.choices.plays;
    const auto is_believed = [&](const std::string& rest) {
        std::filesystem::create_directories(house.path.parent_path());
        house.write("");
        house.add(entry + " " + rest);
        return KeptJudgements{house.path}.find(decision).has_value();
    };
    const std::string best =
        to_text(plays[0].laid) + " " + (plays[0].end ? std::to_string(number(*plays[0].end)) : "0");
    REQUIRE(is_believed(best + " 0.600000 0.500000 1.000000"));
    const auto is_play = [&](const Play& play) {
        return std::ranges::find(plays, play) != plays.end();
    };
    for (std::uint8_t half = 0; half <= 6; ++half) {
        const Play play{{Suit{half}, Suit{6}}};
        if (not is_play(play))
            CHECK_FALSE(is_believed(to_text(play.laid) + " 0 0.600000 0.500000 1.000000"));
    }
    for (const char* const rest : {" 1.600000 0.500000 1.000000",
                                   " 0.600000 -0.500000 1.000000",
                                   " nan 0.500000 1.000000",
                                   " 0.600000 inf 1.000000",
                                   " 0.600000 0.500000",
                                   ""})
        CHECK_FALSE(is_believed(best + rest));
}

TEST_CASE("the judgements of another game, and those without a seal, are not believed") {
    const House house;
    const auto said = house.keep(3);
    const auto other = house.path.parent_path() / "other";
    std::filesystem::rename(house.path, other);
    CHECK_FALSE(KeptJudgements{other}.find(house.decisions[0]));
    std::filesystem::rename(other, house.path);
    REQUIRE(house.found(said) == 3);
    std::istringstream lines{content(house.path)};
    std::string unsealed;
    for (std::string line; std::getline(lines, line);)
        unsealed += line.substr(0, line.rfind(' ')) + "\n";
    house.write(unsealed);
    CHECK(house.found(said) == 0);
}

TEST_CASE("two reviews of one game at the same time keep what both have judged") {
    const House house;
    const std::size_t count = house.decisions.size();
    CHECK(in_processes(2, [&](int review) {
              KeptJudgements kept{house.path};
              for (auto i = static_cast<std::size_t>(review); i < count; i += 2)
                  (void)kept.keep(house.decisions[i], house.of(i));
              return true;
          }) == 2);
    const KeptJudgements kept{house.path};
    for (const Decision& each : house.decisions) CHECK(kept.find(each));
}

TEST_CASE("a byte order mark at the beginning of what was judged is passed over") {
    const House house;
    const auto said = house.keep(3);
    house.write("\xEF\xBB\xBF" + content(house.path));
    CHECK(house.found(said) == 3);
}

TEST_CASE("where nothing can be kept the judgement is said all the same") {
    const House house;
    KeptJudgements nowhere{std::nullopt}, blocked{"/dev/null/reviews/some"};
    const Judgement judgement{house.of(0).best, 0.5, 0.25, 1};
    CHECK(nowhere.keep(house.decisions[0], judgement).cost() == 0.25);
    CHECK(blocked.keep(house.decisions[0], judgement).cost() == 0.25);
}
