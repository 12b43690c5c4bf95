#include "house/terminal.hpp"

#include <algorithm>
#include <utility>

#include "terminal/terminal.hpp"

namespace parlor::house {
namespace {

Options::Answer answer(bool yes) { return yes ? Options::Answer::Yes : Options::Answer::No; }

}  // namespace

tui::Size Terminal::window() const {
    return {std::min(record_.window.rows, wire::largest_window.rows),
            std::min(record_.window.cols, wire::largest_window.cols)};
}

bool Terminal::has_room() const { return tui::is_large_enough(record_.window); }

// What changes the game for others is the table's, and not the guest's.
Options Terminal::options() const {
    Options options{.movement = record_.movement, .prompt = record_.prompt, .pace = record_.pace};
    options.wide = answer(record_.has_wide_half);
    options.wait_for_key = answer(record_.waits_for_key);
    options.dominoes.felt = record_.felt;
    options.dominoes.aids = answer(record_.has_aids);
    options.dominoes.seen_tiles = answer(record_.shows_seen_tiles);
    return options;
}

// Sounds come before the picture that they belong to.
std::vector<wire::FromHost> Terminal::news(std::vector<tui::SoundEffect> sounds,
                                           const tui::Canvas& canvas,
                                           const std::string& question) {
    std::vector<wire::FromHost> news;
    if (record_.wants_sounds and not sounds.empty()) {
        sounds.resize(std::min(sounds.size(), wire::most_sounds));
        news.emplace_back(wire::Sounds{std::move(sounds)});
    }
    if (auto picture = easel_.next(canvas, question, decision_))
        news.emplace_back(std::move(*picture));
    return news;
}

}  // namespace parlor::house
