// The page of a property game's review, while its decisions are judged and after.
//
// Source:  docs/playing.md, "Review".
// Choices: one decision is judged by some thousand playouts, a fraction of a second, so a key waits
//          for the decisions that were begun, no longer. The page makes the quick review, which is
//          over before a person has read it; unless the usual one, of `parlor review`, is kept
//          complete: then it shows that. Luck and the chances by round follow, in the same slices.
#pragma once

#include "app/table/review.hpp"
#include "canvas/glyphs.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/judging.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/property/review/review_page.hpp"

namespace parlor::tui {

class PropertyReview final : public Review {
public:
    // Reviews the complete game on the table, whose log's entries are these steps of a replay.
    PropertyReview(table::GameTable& ended,
                   GlyphSet glyphs,
                   std::span<const int> steps,
                   const std::optional<std::filesystem::path>& folder);

    [[nodiscard]] bool has_work() const override;
    void work() override;
    [[nodiscard]] Wish press(Key key, SoundQueue& sounds) override;
    [[nodiscard]] Canvas canvas() const override { return property_review::draw(page_); }
    [[nodiscard]] std::optional<Canvas> whole(Size window) const override {
        return property_review::draw_whole(page_, window);
    }
    [[nodiscard]] bool fills_screen() const override {
        return page_.shows == property_review::Shows::Decision;
    }

private:
    void see_what_is_done();
    void weigh_luck();
    void sum_up();
    void find_swings();
    [[nodiscard]] property::View view_of(const property::Game& game);
    [[nodiscard]] property_review::WorstDecision told(const property::Reviewable& made,
                                                      const property::Judgement& judged);
    [[nodiscard]] property_review::Swing swing_of_throw(std::size_t stroke) const;

    std::vector<int> steps_;
    property::Property::Setup setup_;
    std::uint64_t seed_;
    property::Effort effort_;
    Judging<PropertyJudging> judging_;
    Judging<RoundJudging> rounds_;
    std::vector<property::Stroke> strokes_;
    std::vector<property::Shares> luck_;  // of the first strokes, so far
    ShownNames<property::Edition> names_;
    GlyphSet glyphs_;
    property_review::ReviewPage page_;
};

}  // namespace parlor::tui
