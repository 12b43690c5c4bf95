#include "tui/dominoes/review/leaderboard.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/dominoes/seen.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/ending/leaderboard.hpp"

namespace parlor::tui::domino_table {
namespace {

desk::Reply save() { return save_deals; }

constexpr desk::Entry<desk::View, Leaderboard> entries[]{
    EndKeys::same_seats,
    EndKeys::new_setup,
    EndKeys::pictures,
    EndKeys::review(21),
    {{'s', 1, 21, "SAVE", "to be repeated", 24}, save, desk::CommonKeys::if_kept_here},
    EndKeys::take_back,
    EndKeys::table,
    EndKeys::launcher,
};

constexpr auto last_page = LastPage<desk::View>::with(entries);

// `COUNTS 120, DOMINOES 80, BLOCKS 50`
std::string sources_of(const Scores& scores, Seat seat) {
    const auto& [counts, dominoes, blocks] = scores.chronicle.earned[seat];
    return "counts " + std::to_string(counts.count) + ", dominoes " +
           std::to_string(dominoes.count) + ", blocks " + std::to_string(blocks.count);
}

RecordRow games_won(const Picture& picture, Seat seat, std::string_view what) {
    return {what, picture.name(seat), std::to_string(picture.games_won[seat])};
}

std::string what_ended(const Picture& picture) {
    constexpr int room = 14;
    return shortened(upper(picture.name(*picture.view.winner)), room) + " HAS REACHED " +
           std::to_string(picture.view.rules.target.count) + " POINTS";
}

PlaceRow row_of(const Picture& picture, const Scores& scores, Seat seat) {
    constexpr int longest_name = 20;
    const bool has_won = seat == picture.view.winner;
    return {.place = has_won ? 1 : 2,
            .token = std::nullopt,
            .name = name_within(longest_name, picture.name(seat), picture.levels[seat]),
            .figure = std::to_string(scores.chronicle.scores[seat].back().count),
            .how = sources_of(scores, seat),
            .has_won = has_won};
}

}  // namespace

Celebration celebration_of(const Picture& picture) {
    constexpr Box table{2, 0, 16, Canvas::cols - 1};
    Canvas canvas;
    draw_table(canvas, picture.view.layout, {.felt = picture.felt, .played = {}, .marked = {}});
    const std::string& name = picture.name(*picture.view.winner);
    return {.words = what_ended(picture),
            .name = upper(name),
            .colour = Ink::LightGreen,
            .colours = {Ink::LightGreen, Ink::LightBlue, Ink::Yellow, Ink::Pink},
            .middles = {canvas.part(table)}};
}

desk::PagePtr leaderboard_page(const Picture& picture, const Scores& scores) {
    const Seat winner = *picture.view.winner;
    Leaderboard board{.when = std::to_string(scores.hand) + (scores.hand == 1 ? " HAND" : " HANDS"),
                      .ended = what_ended(picture),
                      .heading = "POINTS",
                      .places = {row_of(picture, scores, winner),
                                 row_of(picture, scores, dominoes::other(winner))},
                      .records = {games_won(picture, winner, "GAMES WON"),
                                  games_won(picture, dominoes::other(winner), "")},
                      .chart = {}};
    draw_scores(board.chart, scores);
    return page_of(last_page, std::move(board));
}

}  // namespace parlor::tui::domino_table
