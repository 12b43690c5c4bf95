#include "tui/dominoes/story.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/hand_end_words.hpp"
#include "dominoes/tile_words.hpp"

namespace parlor::tui::domino {
namespace {

namespace told = dominoes::told;
using dominoes::score_words;

class Story {
public:
    Story(const Scene& scene, Ui& ui) : scene_{scene}, ui_{ui} {}

    void hear(const told::DrewForDown& it) {
        if (not ui_.told.drawn) ui_.told.drawn.emplace();
        auto& drawn = *ui_.told.drawn;
        (it.seat == scene_.view.seat ? drawn.own : drawn.others) = it.tile;
    }
    void hear(const told::HasDown& it) {
        if (ui_.results.hand_end) {
            ui_.results.hand_end->next_down = name_of(it.seat);
            return;
        }
        say(it.seat, " HAS THE DOWN");
        ui_.told.waits = ui_.told.drawn.has_value();
    }
    void hear(const told::GotHand& /*it*/) {}
    void hear(const told::GotBoneyard& /*it*/) {}
    void hear(const told::Played& it) {
        say(it.seat,
            drawings() + " PLAYS " + words_for(it.laid) + ", COUNT " +
                std::to_string(count_of(scene_.view.layout.ends).count));
        ui_.told.played = tile_of(it.laid);
        ui_.told.waits = true;
        drawn_ = 0;
    }
    void hear(const told::Counted& it) { ui_.told.line += ": +" + std::to_string(it.points.count); }
    void hear(const told::Drew& it) {
        ++drawn_;
        const bool is_seen = scene_.is_own_seat and it.seat == scene_.view.seat;
        say(it.seat, " DRAWS " + (is_seen ? words_for(it.tile) : std::to_string(drawn_)));
    }
    void hear(const told::Passed& it) {
        say(it.seat, drawings() + " PASSES");
        ui_.told.waits = it.seat != scene_.view.seat;
        drawn_ = 0;
    }
    void hear(const told::Redealt& it) {
        const bool by_chance = it.seat == chance;
        notice("NEW DEAL",
               by_chance ? sentence("NEITHER HAND HAS", "A DOUBLE")
                         : sentence(name_of(it.seat), "HAS TOO MANY DOUBLES"));
    }
    void hear(const told::Dominoed& it) {
        end(name_of(it.seat) + " DOMINOES, " + upper(score_words(it)), it.left);
    }
    void hear(const told::Blocked& it) {
        end("BLOCKED, " + upper(score_words(it, scene_.names)), it.left);
    }
    void hear(const told::GameOver& it) {
        if (it.left) end(name_of(it.winner) + " WINS BY THIS COUNT", *it.left);
    }

private:
    [[nodiscard]] std::string name_of(Seat seat) const { return upper(scene_.names[seat]); }

    // The number of draws just before this event, as words.
    [[nodiscard]] std::string drawings() const {
        return drawn_ == 0 ? "" : " DRAWS " + std::to_string(drawn_) + ",";
    }
    // In one line, with room for a gain behind it.
    void say(Seat seat, const std::string& words) {
        constexpr int longest_gain = 5;  // `: +35`
        const int room = width_of_told - longest_gain - width(words);
        ui_.told.line = shortened(name_of(seat), room) + words;
    }

    void notice(std::string title, std::vector<std::string> lines) {
        ui_.results.notices.push_back(
            {.title = std::move(title), .sub = "", .lines = std::move(lines)});
    }

    // What ended the hand, and below it the tiles that were left.
    void end(std::string how, const dominoes::Leftover& left) {
        HandEnd end{.lines = {std::move(how)}};
        for (const std::string& line : words_for(left, scene_.names))
            end.lines.push_back(upper(line));
        ui_.results.hand_end = std::move(end);
    }

    const Scene& scene_;
    Ui& ui_;
    int drawn_ = 0;
};

}  // namespace

void tell(const Scene& scene, std::span<const dominoes::Event> events, Ui& ui) {
    ui.told = {};
    ui.results = {};
    Story story{scene, ui};
    for (const dominoes::Event& event : events)
        std::visit([&](const auto& it) { story.hear(it); }, event);
    if (not ui.told.waits) read_results(ui);
}

void read_results(Ui& ui) {
    auto [notices, hand_end] = std::exchange(ui.results, {});
    for (Notice& notice : notices) ui.notices.push_back(std::move(notice));
    ui.hand_end = std::move(hand_end);
}

}  // namespace parlor::tui::domino
