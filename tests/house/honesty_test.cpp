// Two games that differ only in what a seat may not see send its guest, and a watcher, the same bytes
// in the same order, until the difference may be seen (T-3.2).
#include <array>

#include "house/guests.hpp"
#include "numbers.hpp"
#include "sample.hpp"
#include "wire/from_host.hpp"

namespace parlor::house {
namespace {

constexpr Entrant bob{1};

const std::string header = "seat 1 person Ann\nseat 2 person Bob\nbegin\n";

// A table where Bob sits, and somebody watches.
class Witnessed {
public:
    explicit Witnessed(const std::string& lines, const std::vector<std::string>& acts = {})
        : game_{game_of(lines)}, played_{game_.get()} {
        std::vector<table::MoveLine> foreseen(acts.size());
        std::ranges::transform(acts, foreseen.begin(), [](const std::string& act) {
            return *table::read_move(*table::split(act));
        });
        if (not foreseen.empty()) played_->foresee(foreseen);
        const auto keep = [](const table::GameTable&) { return std::optional<Error>{}; };
        table_ = std::make_unique<SharedTable>(
            all_games(), std::move(game_), keep, SharedTable::Terms{});
        for (const auto& players : {SetOf<Entrant>{bob}, SetOf<Entrant>{}}) {
            come(players);
            listen(players);
        }
    }

    void play(const std::string& line) {
        REQUIRE(played_->play(*table::read_move(*table::split(line))).kind ==
                table::Verdict::Kind::Played);
        table_->tick({0});
    }
    [[nodiscard]] bool accepts(const std::string& line) {
        return played_->attempt(*table::read_move(*table::split(line))).kind ==
               table::Verdict::Kind::Played;
    }
    [[nodiscard]] std::vector<std::string> choices() const { return played_->choices(); }
    // Whether all may see what was hidden: at the end of the game, and of the first hand.
    [[nodiscard]] bool is_open() const {
        for (const auto& [name, value] : played_->facts())
            if (name == "hand-number" and value != "1") return true;
        return not played_->decider();
    }

    // What is sent while half a minute passes in beats; every picture is shown.
    [[nodiscard]] std::string sent() {
        std::string bytes;
        for (const Listener& listener : listeners_)
            bytes += news_of(listener) + answers_to(listener);
        for (int beat = 0; beat < 60; ++beat) {
            for (const Guest& guest : guests_) bytes += news_of(guest);
            for (const Listener& listener : listeners_) bytes += news_of(listener);
            const auto next = table_->next_tick();
            if (not next) break;
            bytes += " " + std::to_string(next->count) + " ";
            table_->tick({500});
        }
        return bytes;
    }

private:
    struct Guest {
        std::unique_ptr<Terminal> terminal;
        SharedTable::Guest* at_table;
    };

    struct Listener {
        std::unique_ptr<Terminal> terminal;
        SharedTable::Listener* at_table;
    };

    void listen(const SetOf<Entrant>& players) {
        auto terminal = std::make_unique<Terminal>(wire::Record{.mode = wire::Record::Mode::Plain});
        auto& at_table = table_->come_to_listen(players, *terminal, {});
        listeners_.push_back({std::move(terminal), &at_table});
    }
    std::string news_of(const Listener& listener) {
        std::string bytes;
        for (const wire::FromHost& message : table_->news_for(*listener.at_table, "")) {
            bytes += wire::bytes_of(message);
            REQUIRE_FALSE(listener.terminal->shown(std::get<wire::Sentences>(message).number));
        }
        return bytes;
    }
    // What the game says of itself, whoever decides.
    std::string answers_to(const Listener& listener) {
        std::string bytes;
        for (const char* question : {"hand", "money", "table", "players", "log", "moves"}) {
            table_->hear(*listener.at_table, question, wire::Showing{});
            bytes += news_of(listener);
        }
        return bytes;
    }

    void come(const SetOf<Entrant>& players) {
        auto terminal =
            std::make_unique<Terminal>(wire::Record{.window = {24, 80}, .wants_sounds = true});
        auto& at_table = table_->come(players, *terminal);
        guests_.push_back({std::move(terminal), &at_table});
    }

    std::string news_of(const Guest& guest) {
        std::string bytes;
        for (const wire::FromHost& message : table_->news_for(*guest.at_table)) {
            bytes += wire::bytes_of(message);
            if (const auto* const picture = std::get_if<wire::Picture>(&message))
                REQUIRE_FALSE(guest.terminal->shown(picture->number));
        }
        return bytes;
    }

    std::unique_ptr<table::GameTable> game_;
    table::GameTable* played_;
    std::unique_ptr<SharedTable> table_;
    std::vector<Guest> guests_;
    std::vector<Listener> listeners_;
};

// A random move that both games accept, other than one that shows Bob a tile.
std::optional<std::string> common_move(Witnessed& one, Witnessed& other, Draw draw) {
    std::vector<std::string> common;
    for (const std::string& line : one.choices())
        if (line != "2 draw" and other.accepts(line)) common.push_back(line);
    if (common.empty()) return std::nullopt;
    return common[static_cast<std::size_t>(draw(static_cast<int>(common.size())))];
}

// Plays the same lines in both until they differ by themselves; returns how many.
int play_alike(Witnessed& one, Witnessed& other, Draw draw, int most) {
    REQUIRE(one.sent() == other.sent());
    int moves = 0;
    while (moves < most) {
        const auto move = common_move(one, other, draw);
        if (not move) break;
        INFO(*move);
        one.play(*move);
        other.play(*move);
        if (one.is_open() or other.is_open()) break;
        REQUIRE(one.sent() == other.sent());
        ++moves;
    }
    return moves;
}

std::string tiles_line(const std::vector<std::string>& tiles) {
    std::string line = "0 tiles";
    for (const std::string& tile : tiles) line += " " + tile;
    return line;
}

std::vector<std::string> shuffled_tiles(Draw draw) {
    std::vector<std::string> tiles;
    for (char low = '0'; low <= '6'; ++low)
        for (char high = low; high <= '6'; ++high) tiles.push_back({low, high});
    for (std::size_t i = tiles.size() - 1; i > 0; --i)
        std::swap(tiles[i], tiles[static_cast<std::size_t>(draw(static_cast<int>(i) + 1))]);
    return tiles;
}

}  // namespace

// A tile of Ann's is the boneyard's last in the other game.
TEST_CASE("T-3.2, P-1.15: a guest is sent nothing of another hand, nor of the boneyard") {
    const std::string game = "parlor 1\ngame dominoes\nseed 3\noption hand 7\n" + header;
    Numbers numbers{3};
    int moves = 0;
    for (int hand = 0; hand < sampled(200, 10); ++hand) {
        std::vector<std::string> tiles = shuffled_tiles(numbers);
        Witnessed one{game, {"0 down 56 21", tiles_line(tiles)}};
        std::swap(tiles[static_cast<std::size_t>(hand % 7)], tiles.back());
        Witnessed other{game, {"0 down 56 21", tiles_line(tiles)}};
        moves += play_alike(one, other, numbers, 100);
    }
    CHECK(moves > 20);
}

// Ann is rich either way, so that only her money differs.
TEST_CASE("T-3.2, P-1.15: a guest is sent nothing of another player's hidden money") {
    const std::string game =
        "parlor 1\ngame moneyloopy\nseed 3\noption hidden-money yes\n" + header;
    Witnessed one{game + ".set seat.1.money 20000\n"}, other{game + ".set seat.1.money 9000\n"};
    Numbers numbers{4};
    CHECK(play_alike(one, other, numbers, sampled(2'000, 100)) >= 100);
}

TEST_CASE("T-3.2: a guest is sent nothing of the seed") {
    const auto game = [](const char* seed) {
        return "parlor 1\ngame classic\nseed " + std::string{seed} + "\n" + header;
    };
    std::vector<std::string> dice{"0 dice 6 4", "0 dice 1 2"};
    Numbers numbers{5};
    for (int i = 0; i < 60; ++i)
        dice.push_back("0 dice " + std::to_string(numbers(6) + 1) + " " +
                       std::to_string(numbers(6) + 1));
    Witnessed one{game("1"), dice}, other{game("2"), dice};
    CHECK(play_alike(one, other, numbers, 10) > 2);
}

}  // namespace parlor::house
