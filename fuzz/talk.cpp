// Talks about a game in plain mode: bytes are its beginning in the table language, up to an empty line,
// and then what people type, or only that. Whatever it is, each line is answered in words that can be
// printed, plays one move at most, and leaves only where it says so.
#include <algorithm>

#include "app/game_box.hpp"
#include "fuzz.hpp"
#include "open_again.hpp"
#include "plain/conversation.hpp"
#include "plain/printed.hpp"
#include "table/language/script.hpp"

using namespace parlor;
using namespace parlor::fuzz;

namespace {

const std::string header =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 cpu:0 Bob\nbegin\n";
constexpr int most_moves_of_computers = 300;
constexpr std::size_t width = 40;

table::Place place_of(const std::string& beginning) {
    table::LineReader lines{beginning};
    table::Output complaints;
    table::Place place{.table = table::load_script(lines, "fuzz", open_again, complaints).table};
    if (place.table) place.table->answer_chance();
    return place;
}

class Talk {
public:
    explicit Talk(table::Place& place)
        : place_{place},
          conversation_{
              {.place = place, .options = options_, .words = [&](table::GameTable& table) {
                   return tui::game_on(all_games(), table)->words(table);
               }}} {
        take(conversation_.begin());
    }

    // Whether computers still have few enough moves to play before the next line.
    [[nodiscard]] bool goes_on() const { return left_ > 0 and not is_left_; }

    void hear(std::string_view line) {
        const int moves = place_.table->moves();
        take(conversation_.hear(line));
        require(place_.table->moves() <= moves + 1);
        require(not is_left_ or line.find("leave") != line.npos);
    }

private:
    void take(plain::Answer answer) {
        check(answer);
        for (; answer.then == plain::Answer::Then::GoesOn and left_ > 0; --left_) {
            answer = conversation_.go_on([] { return Milliseconds{}; });
            check(answer);
        }
        is_left_ = answer.then == plain::Answer::Then::Leaves;
    }
    static void check(const plain::Answer& answer) {
        for (const std::string& sentence : answer.sentences) require_words(sentence);
        if (answer.then == plain::Answer::Then::Asks) require_words(answer.prompt);
        (void)plain::printed(answer, width);
    }

    table::Place& place_;
    Options options_;
    plain::Conversation conversation_;
    int left_ = most_moves_of_computers;
    bool is_left_ = false;
};

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    std::string_view text = text_of(bytes, count);
    const std::size_t end = text.starts_with("parlor 1") ? text.find("\n\n") : text.npos;
    table::Place place = place_of(end == text.npos ? header : std::string{text.substr(0, end + 1)});
    if (not place.table or not place.table->decider()) return 0;
    if (end != text.npos) text.remove_prefix(end + 2);
    Talk talk{place};
    while (not text.empty() and talk.goes_on()) {
        const std::size_t line = std::min(text.find('\n'), text.size());
        talk.hear(text.substr(0, line));
        text.remove_prefix(std::min(line + 1, text.size()));
    }
    return 0;
}
