#include "dominoes/review/repeat.hpp"

#include "base/byte_order_mark.hpp"
#include "dominoes/options.hpp"
#include "dominoes/review/switched.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {
namespace {

constexpr std::string_view first_line = "repeat dominoes 1";

constexpr std::array<std::optional<Level>, 4> all_sitters{
    std::nullopt, Level::Zero, Level::One, Level::Two};

std::vector<std::string> words_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string> words;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        if (line.empty()) return words;
        const auto end = std::min(line.find_first_of(blanks), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

// Reads a saved game line by line; a Complaint says what is wrong with a line.
class Reader {
public:
    Complaint read(const std::vector<std::string>& words) {
        if (words.empty() or words[0].starts_with('#')) return fine;
        if (not has_begun_) return begin(words);
        if (words[0] == "option") return read_option(words);
        if (words[0] == "seat") return read_seat(words);
        if (words[0] == "down") return read_down(words);
        if (words[0] == "tiles") return read_tiles(words);
        return "write option, seat, down or tiles, not " + shortened(words[0]);
    }

    [[nodiscard]] Complaint missing() const {
        if (not has_begun_) return "there is no line `" + std::string{first_line} + "`";
        if (repeat_.first_down == nobody) return "there is no line `down SEAT`";
        if (repeat_.deals.empty()) return "there is no deal, `tiles` and all 28";
        return fine;
    }

    [[nodiscard]] const Repeat& repeat() const { return repeat_; }

private:
    Complaint begin(const std::vector<std::string>& words) {
        has_begun_ = true;
        if (words == words_of(first_line)) return fine;
        return "a saved game begins with `" + std::string{first_line} + "`";
    }

    Complaint read_option(const std::vector<std::string>& words) {
        if (words.size() != 3) return "write `option NAME VALUE`";
        return take_option(words[1], words[2], options(), repeat_.rules);
    }

    Complaint read_seat(const std::vector<std::string>& words) {
        for (const Seat seat : both_seats)
            for (const auto sitter : all_sitters)
                if (words.size() == 3 and words[1] == std::to_string(number(seat)) and
                    words[2] == kind_of(sitter))
                    return sit_down(seat, sitter);
        return "write `seat 1 person` or `seat 2 cpu:1`";
    }

    Complaint sit_down(Seat seat, std::optional<Level> sitter) {
        if (not repeat_.sitters) repeat_.sitters.emplace();
        (*repeat_.sitters)[seat] = sitter;
        return fine;
    }

    Complaint read_down(const std::vector<std::string>& words) {
        if (repeat_.first_down != nobody) return "who has the first down was said before";
        for (const Seat seat : both_seats)
            if (words.size() == 2 and words[1] == std::to_string(number(seat)))
                return repeat_.first_down = seat, fine;
        return "write `down 1` or `down 2`";
    }

    Complaint read_tiles(const std::vector<std::string>& words) {
        const auto action = parse_action(words);
        if (not action) return action.error().what;
        const TileList& order = std::get<Dealt>(*action).order;
        Tiles tiles;
        for (const Tile tile : order) tiles.insert(tile);
        if (order.size() != tile_count or tiles != all_tiles())
            return "a deal has all 28 tiles, each once";
        repeat_.deals.push_back(order);
        return fine;
    }

    Repeat repeat_;
    bool has_begun_ = false;
};

}  // namespace

std::string to_text(const Repeat& repeat) {
    std::string text = std::string{first_line} + "\n";
    for (const auto& line : option_lines(options(), repeat.rules)) text += line + "\n";
    if (repeat.sitters)
        for (const Seat seat : both_seats)
            text += "seat " + std::to_string(number(seat)) + " " +
                    kind_of((*repeat.sitters)[seat]) + "\n";
    text += "down " + std::to_string(number(repeat.first_down)) + "\n";
    for (const TileList& order : repeat.deals) text += to_line(Dealt{order}) + "\n";
    return text;
}

Result<Repeat> read_repeat(std::string_view text) {
    text = without_byte_order_mark(text);
    Reader reader;
    int number = 0;
    Complaint complaint;
    do {
        ++number;
        const auto end = std::min(text.find('\n'), text.size());
        complaint = reader.read(words_of(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    } while (not complaint and not text.empty());
    if (not complaint) complaint = reader.missing();
    if (complaint) return Error{"line " + std::to_string(number) + ": " + *complaint};
    return reader.repeat();
}

std::vector<Action> answers_again(const Repeat& repeat, const Ruleset& rules, Sides sides) {
    std::vector<Action> answers;
    if (rules.down == DownRule::Alternating) answers.emplace_back(GivenDown{repeat.first_down});
    for (const TileList& order : repeat.deals) answers.emplace_back(Dealt{order});
    if (sides == Sides::Switched)
        for (Action& answer : answers) answer = switched(answer, rules.hand);
    return answers;
}

}  // namespace parlor::dominoes
