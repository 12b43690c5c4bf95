#include "tui/ending/winners.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

std::string winner_words(const board::View& view, Seats winners, int room) {
    if (winners.has_several()) return "A SHARED WIN";
    return shortened(upper(view.seat(winners.first()).name), room) + " WINS";
}

std::vector<std::string> winner_lines(const board::View& view, Seats winners) {
    constexpr std::size_t most_lines = 6;
    std::vector<std::string> lines;
    for (const Seat winner : winners)
        for (std::string& line : sentence(upper(view.seat(winner).name), "WINS!"))
            lines.push_back(std::move(line));
    if (lines.size() > most_lines) lines = {"THE WIN IS SHARED"};
    return lines;
}

}  // namespace parlor::tui
