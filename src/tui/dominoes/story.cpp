#include "tui/dominoes/story.hpp"

#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui::domino {
namespace {

namespace told = dominoes::told;
using dominoes::Points;

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
            ui_.results.hand_end->lines.push_back("NEXT DOWN: " + name_of(it.seat));
            return;
        }
        say(name_of(it.seat) + " HAS THE DOWN");
        ui_.told.waits = ui_.told.drawn.has_value();
    }
    void hear(const told::GotHand& /*it*/) {}
    void hear(const told::GotBoneyard& /*it*/) {}
    void hear(const told::Played& it) {
        say(name_of(it.seat) + drawings() + " PLAYS " + words_for(it.laid) + ", COUNT " +
            std::to_string(count_of(scene_.view.layout.ends).count));
        ui_.told.played = tile_of(it.laid);
        ui_.told.waits = true;
        drawn_ = 0;
    }
    void hear(const told::Counted& it) { ui_.told.line += ": +" + std::to_string(it.points.count); }
    void hear(const told::Drew& it) {
        ++drawn_;
        const bool is_seen = scene_.is_own_seat and it.seat == scene_.view.seat;
        say(name_of(it.seat) + " DRAWS " +
            (is_seen ? words_for(halves_of(it.tile)) : std::to_string(drawn_)));
    }
    void hear(const told::Passed& it) {
        say(name_of(it.seat) + drawings() + " PASSES");
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
        result(name_of(it.seat) + " DOMINOES " + gain(it.points));
    }
    void hear(const told::Blocked& it) {
        if (it.seat == chance) return result("BLOCKED, AND EQUAL: NOBODY SCORES");
        result("BLOCKED. " + name_of(it.seat) + " WINS " + gain(it.points));
    }
    void hear(const told::GameOver& /*it*/) {}

private:
    [[nodiscard]] std::string name_of(Seat seat) const { return upper(scene_.names[seat]); }

    // The draws before this event.
    [[nodiscard]] std::string drawings() const {
        return drawn_ == 0 ? "" : " DRAWS " + std::to_string(drawn_) + ",";
    }
    static std::string gain(Points points) { return "AND SCORES " + std::to_string(points.count); }

    void say(std::string line) { ui_.told.line = std::move(line); }

    void notice(std::string title, std::vector<std::string> lines) {
        ui_.results.notices.push_back(
            {.title = std::move(title), .sub = "", .lines = std::move(lines)});
    }

    // The score, and below it what both hands held, and what nobody had drawn.
    void result(std::string line) {
        HandEnd end{{std::move(line)}};
        const auto& view = scene_.view;
        if (view.leftover) {
            end.lines.push_back(hand_line(dominoes::other(view.seat), view.leftover->other_hand));
            end.lines.push_back(hand_line(view.seat, view.leftover->hand));
            if (not view.leftover->boneyard.empty())
                end.lines.push_back("BONEYARD:" + listed(view.leftover->boneyard));
        }
        ui_.results.hand_end = std::move(end);
    }
    [[nodiscard]] std::string hand_line(Seat seat, dominoes::Tiles tiles) const {
        if (tiles.empty()) return name_of(seat) + " HELD NOTHING";
        return name_of(seat) + " HELD " + std::to_string(spots_of(tiles).count) + ":" +
               listed(tiles);
    }
    static std::string listed(dominoes::Tiles tiles) {
        std::string words;
        for (const dominoes::Tile tile : tiles) words += " " + words_for(halves_of(tile));
        return words;
    }

    const Scene& scene_;
    Ui& ui_;
    int drawn_ = 0;
};

}  // namespace

std::string words_for(dominoes::Laid laid) {
    return std::to_string(value_of(laid.inner)) + "-" + std::to_string(value_of(laid.outer));
}

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
