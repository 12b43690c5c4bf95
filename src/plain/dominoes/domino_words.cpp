#include "plain/dominoes/domino_words.hpp"

#include <array>
#include <cstdint>
#include <utility>
#include <variant>

#include "base/text.hpp"
#include "dominoes/dominoes.hpp"
#include "dominoes/review/chronicle.hpp"
#include "dominoes/view.hpp"
#include "dominoes/words/called.hpp"
#include "dominoes/words/tile_words.hpp"
#include "plain/dominoes/domino_moves.hpp"
#include "plain/placed.hpp"
#include "plain/words_of.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/game/replay_log.hpp"

namespace parlor::plain {
namespace {

using dominoes::Dominoes;
using dominoes::End;
using dominoes::Exposed;
using dominoes::Shows;
using dominoes::View;

constexpr std::uint64_t most_tile = 66;  // as two digits

constexpr std::array<std::string_view, 5> end_names{"", "right", "up", "left", "down"};

// `3 1` for `1-3`: the higher number first, and no sign that a voice would read.
std::string with_tile_names(std::string text) {
    const auto is_half = [](char letter) { return letter >= '0' and letter <= '6'; };
    for (std::size_t dash = 1; dash + 1 < text.size(); ++dash) {
        char &left = text[dash - 1], &right = text[dash + 1];
        if (text[dash] != '-' or not is_half(left) or not is_half(right)) continue;
        if (left < right) std::swap(left, right);
        text[dash] = ' ';
    }
    return text;
}

std::string tile_name(dominoes::Tile tile) { return with_tile_names(dominoes::words_for(tile)); }
std::string the_tile(dominoes::Laid laid) { return "the " + tile_name(dominoes::tile_of(laid)); }

std::string tile_names(const auto& tiles) {
    std::vector<std::string> names;
    for (const dominoes::Tile tile : tiles) names.push_back(tile_name(tile));
    return listed(names);
}

std::string spots(int count) { return std::to_string(count) + (count == 1 ? " spot" : " spots"); }
std::string tiles(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " tile" : " tiles");
}

class DominoWords final : public WordsOf<Dominoes> {
public:
    using WordsOf::WordsOf;

    [[nodiscard]] std::span<const MoveWord> move_words() const override { return domino_moves; }

    [[nodiscard]] std::string asked() const override {
        const View now = seen();
        std::string words = name(now.seat) + ", " + score() + ". " + ends_words(now);
        const auto playable = dominoes::playable(session().position(), now.seat);
        if (now.choices.plays.empty()) return words;
        const bool is_any = playable == now.hand and now.hand.has_several();
        return words + " You can play " + (is_any ? "any tile" : tile_names(playable)) + ".";
    }

    [[nodiscard]] bool has_hints(const Options& options) const override {
        return options.dominoes.hints == Options::Answer::Yes;
    }

    // A tile is named in one way, and an end is where it lies.
    [[nodiscard]] std::vector<std::string> arguments(const Choice& choice) const override {
        std::vector<std::string> names;
        for (const std::string& argument : choice.arguments) {
            const auto end = whole_number(argument, end_names.size() - 1);
            if (argument.size() == 2)
                names.push_back(laid_name(argument.substr(0, 1) + "-" + argument[1]));
            else if (end)
                names.emplace_back(end_names[*end]);
            else
                names.push_back(argument);
        }
        return names;
    }

    // `the 31 at left` names what `1-3 left` does.
    [[nodiscard]] Spoken naming(std::string_view said) const override {
        Spoken all;
        for (const std::string& word : spoken(said)) {
            const bool is_tile = word.size() == 2 and whole_number(word, most_tile);
            if (is_tile) all.push_back(word.substr(0, 1));
            all.push_back(is_tile ? word.substr(1) : word);
        }
        std::erase_if(all, [](const auto& word) {
            return word == "the" or word == "at" or word == "on" or word == "end";
        });
        return all;
    }
    [[nodiscard]] std::string renamed(std::string text) const override {
        return with_tile_names(std::move(text));
    }

    [[nodiscard]] std::vector<Question> questions() const override {
        const auto question =
            [this](const char* word, const char* about, Sentences (*answer)(const DominoWords&)) {
                return Question{word, about, [this, answer](const auto&) { return answer(*this); }};
            };
        std::vector<Question> all{
            question(
                "ends",
                "what the ends show",
                [](const DominoWords& words) { return Sentences{words.ends_words(words.seen())}; }),
            question("table", "what was played in this hand", played),
            question("count", "what the ends count now", count),
            question("boneyard", "how many tiles are left", boneyard),
            question("score", "the points of both", [](const DominoWords& words) {
                return Sentences{words.name(Seat{1}) + " has " + words.points(Seat{1}) + ", " +
                                 words.name(Seat{2}) + " has " + words.points(Seat{2}) + "."};
            })};
        const bool has_hand = listener(session().decider().value_or(Seat{1})) != dominoes::nobody;
        if (has_hand) all.insert(all.begin(), question("hand", "your tiles", hand));
        return all;
    }

    // An end is named as in the prompts, and the end of a hand is told in a sentence for each fact.
    [[nodiscard]] std::vector<Told> told_since(std::uint64_t count) const override {
        std::vector<Told> all;
        const auto told = WordsOf::told_since(count);
        const auto events = session().told_since(count);
        for (std::size_t i = 0; i < told.size(); ++i)
            for (Sentence& sentence : sentences_for(events[i], told[i].sentence))
                all.push_back({told[i].event, std::move(sentence)});
        return all;
    }
    [[nodiscard]] Sentences places() const override {
        dominoes::Chronicle chronicle;
        table::replay_log(session(), [&](const auto& game, const auto& events, const auto*) {
            chronicle.add(game, events);
        });
        const Seat winner = *seen().winner;
        Sentences all;
        for (const Seat seat : {winner, dominoes::other(winner)}) {
            const auto& [counts, downs, blocks] = chronicle.earned[seat];
            all.push_back(placed(name(seat),
                                 seat == winner ? 1 : 2,
                                 points(seat) + " points",
                                 "counts " + std::to_string(counts.count) + ", dominoes " +
                                     std::to_string(downs.count) + ", blocks " +
                                     std::to_string(blocks.count)));
        }
        return all;
    }
    [[nodiscard]] bool hides() const override { return true; }

protected:
    [[nodiscard]] std::vector<std::string> entered() const override {
        return {name(dominoes::first_seat), name(dominoes::second_seat)};
    }

private:
    using Facts = std::vector<Sentence>;

    [[nodiscard]] Facts sentences_for(const dominoes::Event& event, Sentence story) const {
        using namespace dominoes::told;
        if (const auto* const play = std::get_if<Played>(&event))
            return {{story.who, "plays " + the_tile(play->laid) + " " + place_words(play->end)}};
        if (const auto* const drew = std::get_if<Drew>(&event))
            return {{story.who, "draws " + drawn_words(*drew)}};
        if (const auto* const out = std::get_if<Dominoed>(&event)) {
            Facts facts{{story.who, "dominoes"}};
            add_left(facts, out->left);
            facts.push_back({story.who, gain_words(out->seat, out->points)});
            return facts;
        }
        if (const auto* const blocked = std::get_if<Blocked>(&event)) {
            Facts facts{{"The hand", "is blocked"}};
            add_left(facts, blocked->left);
            const bool is_draw = blocked->seat == dominoes::nobody;
            facts.push_back(is_draw ? Sentence{"Nobody", "scores"}
                                    : Sentence{name(blocked->seat),
                                               gain_words(blocked->seat, blocked->points)});
            return facts;
        }
        if (const auto* const over = std::get_if<GameOver>(&event)) {
            Facts facts{{story.who, "wins the game"}};
            if (over->left) add_left(facts, *over->left);
            return facts;
        }
        story.does = renamed(story.does);
        return {std::move(story)};
    }
    // Whoever draws knows the tile, and, but in a replay, nobody else.
    [[nodiscard]] std::string drawn_words(const dominoes::told::Drew& drew) const {
        const Seat asked = listener(session().decider());
        const bool is_own = drew.seat == asked and not is_computer(asked);
        return is_own or hides_nothing() ? "the " + tile_name(drew.tile) : "a tile";
    }
    [[nodiscard]] std::string gain_words(Seat seat, dominoes::Points gain) const {
        return "scores " + std::to_string(gain.count) + " to make it " + points(seat) + " to " +
               points(dominoes::other(seat));
    }
    void add_left(Facts& facts, const dominoes::Leftover& left) const {
        for (const Seat seat : dominoes::both_seats)
            if (const auto& hand = left.hands[seat]; not hand.empty())
                facts.push_back(
                    {name(seat),
                     "held " + tile_names(hand) + ", " + spots(dominoes::spots_of(hand).count)});
        if (not left.boneyard.empty())
            facts.push_back({"The boneyard", "had " + tile_names(left.boneyard)});
    }

    [[nodiscard]] View seen() const {
        const Seat asked = listener(session().decider().value_or(Seat{1}));
        return dominoes::view_for(session().position(),
                                  asked == dominoes::nobody ? Seat{1} : asked);
    }
    [[nodiscard]] std::string name(Seat seat) const { return called(session().setup())[seat]; }
    [[nodiscard]] bool is_computer(Seat seat) const {
        return session().setup().computers[seat].has_value();
    }
    [[nodiscard]] std::string points(Seat seat) const {
        return std::to_string(session().position().players[seat].score.count);
    }
    [[nodiscard]] std::string score() const {
        const Seat seat = seen().seat;
        return points(seat) + " to " + points(dominoes::other(seat));
    }

    [[nodiscard]] static std::string shown(const Exposed& end) {
        const std::string number = std::to_string(dominoes::value_of(end.number));
        return end.what == Shows::Crosswise or end.what == Shows::LongSide ? "double " + number
                                                                           : number;
    }
    [[nodiscard]] static std::string ends_words(const View& now) {
        std::vector<std::string> ends;
        for (const End end : dominoes::all_ends) {
            const Exposed& there = now.layout.ends.at[end];
            if (there.what != Shows::Nothing)
                ends.push_back(std::string{end_names[static_cast<std::size_t>(end)]} + " " +
                               shown(there));
        }
        return ends.empty() ? "The table is empty." : "The ends: " + listed(ends) + ".";
    }

    // A tile that fits either way round says where it goes.
    [[nodiscard]] std::string laid_name(const std::string& laid) const {
        const auto& position = session().position();
        const auto plays = dominoes::legal(position).plays;
        const auto play = std::ranges::find_if(
            plays, [&](const auto& each) { return dominoes::words_for(each.laid) == laid; });
        std::string name = with_tile_names(laid);
        if (play == plays.end() or play->laid.is_double()) return name;
        const dominoes::Laid flipped = play->laid.flipped();
        const bool fits_both_ways =
            std::ranges::any_of(plays, [&](const auto& each) { return each.laid == flipped; });
        if (not fits_both_ways or play->end) return name;
        return name + " " + place_words(dominoes::place_of(position.layout, *play));
    }
    [[nodiscard]] static std::string place_words(std::optional<End> end) {
        return end ? std::string{end_names[static_cast<std::size_t>(*end)]} : "first";
    }

    static Sentences hand(const DominoWords& words) {
        const View now = words.seen();
        return {"You hold " + tile_names(now.hand) + ", " +
                    spots(dominoes::spots_of(now.hand).count) + ".",
                words.name(dominoes::other(now.seat)) + " holds " + tiles(now.other_count) + "."};
    }
    static Sentences played(const DominoWords& words) {
        Sentences all;
        for (const dominoes::Noted& act : words.seen().history) {
            const std::string who = words.name(act.seat);
            if (act.what == dominoes::Doing::Drew) all.push_back(who + " drew.");
            if (act.what == dominoes::Doing::Passed) all.push_back(who + " passed.");
            if (act.what != dominoes::Doing::Played) continue;
            all.push_back(who + " played " + the_tile(act.laid) + " " + place_words(act.end) + ".");
        }
        if (all.empty()) all.emplace_back("Nothing was played in this hand.");
        return all;
    }
    static Sentences count(const DominoWords& words) {
        return {"The ends count " +
                std::to_string(dominoes::count_of(words.seen().layout.ends).count) + "."};
    }
    static Sentences boneyard(const DominoWords& words) {
        return {"The boneyard has " + tiles(words.seen().boneyard_count) + "."};
    }
};

}  // namespace

std::unique_ptr<Words> domino_words(table::GameTable& table) {
    return std::make_unique<DominoWords>(*domino_session(table));
}

}  // namespace parlor::plain
