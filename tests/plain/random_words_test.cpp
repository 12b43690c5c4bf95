// Random words, half of them near to right, at tables of all games and of a new one: the talk goes on,
// only the word in full leaves it, and nothing is played but what is said.
#include <array>
#include <random>

#include "app/game_box.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "plain/choosing.hpp"
#include "plain/talk.hpp"
#include "plain/toy_words.hpp"
#include "plain/what_is_said.hpp"
#include "sample.hpp"
#include "table/language/script.hpp"

namespace parlor::plain {
namespace {

constexpr std::array any_words{
    "r",     "roll",  "buy",   "b",    "pass",  "p",    "bid",   "50",      "$70",  "end",
    "e",     "trade", "bob",   "for",  "vine",  "bow",  "the",   "build",   "red",  "m",
    "repay", "sell",  "1",     "2",    "0",     "sit",  "dice",  ".undo",   "@5",   "cancel",
    "yes",   "no",    "y",     "help", "log",   "play", "3-4",   "34",      "draw", "deal",
    "give",  "get",   ";",     "done", "lea",   "pay",  "stake", "all",     "\"",   "#",
    "\xc3",  "pace",  "brief", "full", "rules", "why",  "hint",  "loop",    "safe", "hold",
    "toll",  "jump",  "go",    "and",  "card",  "undo", "bank",  "nothing", ",",    "@"};

struct Game {
    std::string name;
    table::Opener open;
    std::string second;       // what Bob is, who sits beside Ann
    std::string others = {};  // lines
};

std::unique_ptr<table::GameTable> table_of(const Game& game, std::uint64_t seed) {
    table::LineReader lines{"parlor 1\ngame " + game.name + "\nseed " + std::to_string(seed) +
                            "\nseat 1 person Ann\nseat 2 " + game.second + " Bob\n" + game.others +
                            "begin\n"};
    table::Output complaints;
    return table::load_script(lines, "random", game.open, complaints).table;
}

Talk::MakeWords words_of(const Game& game, table::GameTable& table) {
    return game.name == "pig" ? toy::pig_words : tui::game_on(all_games(), table)->words;
}

// The move of the log's entry, as `roll` of `1 roll @500`.
Choice move_in(const std::string& entry) {
    const auto words = table::split(entry.substr(0, entry.find('\n')));
    return choice_of(joined(table::read_move(*words)->words));
}

class RandomTalk {
public:
    explicit RandomTalk(Game game) : game_{std::move(game)} { begin(); }

    void hear_lines(int count) {
        INFO(game_.name << " with " << game_.second);
        for (int i = 0; i < count; ++i) {
            const std::string line = is_one_in(2) ? random_line() : nearly_right();
            if (not line.starts_with("leave") or is_one_in(9)) hear(line);
        }
        CHECK(played_ > count / 40);
    }

private:
    void begin() {
        auto table = table_of(game_, random_());
        const auto make_words = words_of(game_, *table);
        talk_ = std::make_unique<Talk>(std::move(table), make_words, "- X-1.1 Roll.", true);
        words_ = make_words(talk_->table());
        answers_.clear();
    }

    // Another game begins when one is over, or left.
    void hear(const std::string& line) {
        const table::GameTable& table = talk_->table();
        const std::string prompt = talk_->prompt();
        const auto open = open_moves();
        const Seat decider = *table.decider();
        const std::size_t entries = table.entries();
        const int moves = table.moves();
        if (prompt.ends_with("sk?") or prompt.ends_with("Enter to go on.")) answers_.clear();
        answers_.emplace_back(trimmed(line));

        const std::string heard = talk_->hear(line);
        INFO(prompt << "\n> " << line << "\n" << heard);
        if (talk_->is_left()) {
            REQUIRE(trimmed(line).starts_with("leave"));
            return begin();
        }
        REQUIRE_FALSE(heard.empty());
        if (table.moves() < moves) REQUIRE(says_undo());
        if (table.moves() > moves) {
            REQUIRE(table.moves() == moves + 1);
            REQUIRE(table.is_of_person(entries));
            REQUIRE_FALSE(prompt.ends_with("Press Enter."));
            const Choice move = move_in(table.entry_text(entries));
            INFO("plays " << move.line() << ", told to by: " << joined(answers_));
            REQUIRE(is_said(sayable(move, open), answers_, open, decider));
            ++played_;
        }
        if (not table.decider()) return begin();
        const bool is_taken = not talk_->has_told();
        if (not is_taken) answers_.pop_back();
    }

    [[nodiscard]] bool says_undo() const {
        return std::string_view{"undo"}.starts_with(answers_.front());
    }
    [[nodiscard]] std::vector<Sayable> open_moves() const {
        std::vector<Sayable> open;
        for (const std::string& line : talk_->table().choices())
            open.emplace_back(choice_of(line), *words_);
        return open;
    }
    // With the names from before it was played, if it was one of the open moves.
    [[nodiscard]] Sayable sayable(const Choice& move, const std::vector<Sayable>& open) const {
        const auto known = std::ranges::find(open, move, &Sayable::choice);
        return known != open.end() ? *known : Sayable{move, *words_};
    }

    [[nodiscard]] bool is_one_in(unsigned count) { return random_() % count == 0; }
    [[nodiscard]] std::size_t below(std::size_t count) { return random_() % count; }
    [[nodiscard]] const auto& one_of(const auto& list) { return list[below(list.size())]; }

    [[nodiscard]] std::string random_line() {
        std::string line;
        if (is_one_in(16)) return line;
        for (std::size_t left = below(4) + 1; left > 0; --left)
            line += std::string{one_of(any_words)} + " ";
        return line;
    }

    // What could be said here, whole, cut short, or with something wrong.
    [[nodiscard]] std::string nearly_right() {
        const bool asks_for_more = not talk_->prompt().ends_with("sk?");
        if (asks_for_more and is_one_in(2)) return one_of(std::array{"yes", "no", "cancel", ""});
        const auto open = talk_->table().choices();
        if (asks_for_more or open.empty() or is_one_in(4)) return completed();
        const Choice move = choice_of(one_of(open));
        if (move.verb == "deal" and not is_one_in(4)) return said(move, *words_) + " " + terms();
        switch (below(6)) {
            case 0: return with_number(said(move, *words_));
            case 1: return misspelt(with_number(said(move, *words_)));
            case 2: return in_table_language(with_number(move.line()));
            case 3: return shortened(with_number(said(move, *words_)));
            case 4: return with_number(said_arguments(move, *words_));
            default: return words_->verb(move);
        }
    }
    // Words that Tab would offer.
    [[nodiscard]] std::string completed() {
        const Completions all = talk_->conversation().completions();
        std::string line;
        if (not all.names.empty() and not is_one_in(4)) {
            for (std::size_t left = below(3) + 1; left > 0; --left)
                line += one_of(all.names) + one_of(std::array{" ", " for ", " and ", "; ", " 20 "});
            return is_one_in(3) ? shortened(line) : line;
        }
        if (all.verbs.empty()) return line;
        const auto& verb = one_of(all.verbs);
        line = verb.word;
        if (not verb.names.empty()) line += " " + one_of(verb.names);
        return is_one_in(3) ? shortened(line) : line;
    }
    [[nodiscard]] std::string terms() {
        constexpr std::array<const char*, 10> any{"give $20",
                                                  "get 5",
                                                  "pay 10 at go",
                                                  "safe-card",
                                                  "promise \"peace\"",
                                                  "give",
                                                  "get fleet",
                                                  "never-toll",
                                                  "my-rent 50 on all",
                                                  "their-rent 0 on hotels"};
        std::string all = one_of(any);
        while (is_one_in(2)) all += std::string{"; "} + one_of(any);
        return is_one_in(4) ? misspelt(all) : all;
    }
    // The lowest of a range, or a little more, or less.
    [[nodiscard]] std::string with_number(std::string line) {
        const auto dots = std::min(line.find(".."), line.find(" to $"));
        if (dots != std::string::npos) line.resize(dots);
        if (dots != std::string::npos and is_one_in(3))
            line += one_of(std::array{"0", "1", ",500"});
        return line;
    }
    [[nodiscard]] std::string misspelt(std::string line) {
        const std::size_t at = below(line.size());
        const char letter = static_cast<char>('a' + below(26));
        switch (below(3)) {
            case 0: line.erase(at, 1); break;
            case 1: line.insert(at, 1, letter); break;
            default: line[at] = letter;
        }
        return line;
    }
    [[nodiscard]] std::string in_table_language(const std::string& line) {
        constexpr std::array<const char*, 7> before{"", "1 ", "2 ", "0 ", "3 ", ".", "\"1\" "};
        constexpr std::array<const char*, 7> after{"", "", " @500", " @", " #", " all", " 2"};
        return one_of(before) + line + one_of(after);
    }
    // Each word has only some of its letters, or is left out.
    [[nodiscard]] std::string shortened(const std::string& line) {
        std::string all;
        for (const std::string& word : spoken(line))
            if (not is_one_in(5)) all += word.substr(0, below(word.size()) + 1) + " ";
        return all;
    }

    Game game_;
    std::minstd_rand random_{7};
    std::unique_ptr<Talk> talk_;
    std::unique_ptr<Words> words_;
    std::vector<std::string> answers_;  // that were taken since only a move was asked for
    int played_ = 0;
};

TEST_CASE("random words never end the talk, and play only what they say (P-1.8, P-1.13)") {
    const int lines = sampled(20'000) / 2;
    for (const char* const second : {"cpu:0", "person"}) {
        RandomTalk{{"classic", open_table, second}}.hear_lines(lines);
        RandomTalk{{"blitz", open_table, second, "seat 3 cpu:0 Cid\n"}}.hear_lines(lines);
        RandomTalk{{"moneyloopy", open_table, second, "seat 3 person Cid\n"}}.hear_lines(lines);
        RandomTalk{{"dominoes", open_table, second}}.hear_lines(lines);
        RandomTalk{{"pig", toy::open_pig, second}}.hear_lines(lines);
    }
}

}  // namespace
}  // namespace parlor::plain
