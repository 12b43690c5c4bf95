// Feeds bytes to the table as lines of deals. A valid deal is the same after writing and reading
// it, an invalid one gives a printable error, and a game of Moneyloopy accepts each deal or refuses
// it with a reason.
#include <algorithm>

#include "fuzz.hpp"
#include "library/data_folder.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/language/line.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using moneyloopy::Moneyloopy;

namespace {

Moneyloopy::Setup three_people() {
    const auto board = library::DataFolders{{PARLOR_DATA}}.board("us");
    require(board.ok());
    Moneyloopy::Setup setup{
        .edition = std::make_shared<const moneyloopy::Edition>(moneyloopy::edition_of(*board))};
    for (const char* const name : {"Ann", "Bob", "Cid"}) setup.sitters.push_back({name});
    return setup;
}

std::optional<Moneyloopy::Action> move_in(const Moneyloopy::Setup& setup, std::string_view line) {
    const auto words = table::split(line);
    if (not words) {
        require_words(words.error().what);
        return std::nullopt;
    }
    auto action = Moneyloopy::parse(setup, words->words);
    if (action) return *action;
    require_words(printable(action.error().what));  // as at the table: it may quote the line
    return std::nullopt;
}

// The seat that has to decide makes the move, if the rules allow it.
void play(const Moneyloopy::Setup& setup,
          Moneyloopy::Position& game,
          const Moneyloopy::Action& action) {
    std::vector<Moneyloopy::Event> told;
    const auto seat = Moneyloopy::decider(game);
    require(seat.has_value());
    const auto refused = Moneyloopy::play(setup, game, *seat, action, {}, told);
    if (refused) require_words(*refused);
    for (const auto& event : told) require_words(Moneyloopy::event_line(setup, event));
}

Moneyloopy::Position begun(const Moneyloopy::Setup& setup) {
    std::vector<Moneyloopy::Event> told;
    Moneyloopy::Position game = Moneyloopy::deal(setup, told);
    for (const char* const line : {"die 6", "die 5", "die 4"})
        play(setup, game, *move_in(setup, line));
    for (const auto& [fact, value] : {std::pair{"square.boardwalk.owner", "2"},
                                      std::pair{"square.baltic-avenue.owner", "1"},
                                      std::pair{"seat.1.safe-cards", "2"}}) {
        const std::string word = value;
        require(not Moneyloopy::rig(game, fact, {&word, 1}));
    }
    return game;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    static const Moneyloopy::Setup setup = three_people();
    static const Moneyloopy::Position beginning = begun(setup);
    Moneyloopy::Position game = beginning;
    std::string_view text = text_of(bytes, count);
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const auto action = move_in(setup, "deal " + std::string{text.substr(0, end)});
        text.remove_prefix(std::min(end + 1, text.size()));
        if (not action) continue;
        const std::string line = Moneyloopy::to_line(setup, *action);
        if (line.size() <= table::longest_line) {
            const auto again = move_in(setup, line);
            require(again.has_value() and Moneyloopy::to_line(setup, *again) == line);
        }
        play(setup, game, *action);
        if (Moneyloopy::choice_lines(game).front() == "accept")
            play(setup, game, *move_in(setup, "accept"));
    }
    return 0;
}
