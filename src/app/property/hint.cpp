#include "app/property/hint.hpp"

#include <chrono>
#include <utility>

#include "base/tenths.hpp"
#include "canvas/first_lines.hpp"
#include "canvas/letters.hpp"
#include "tui/property/review/decision_words.hpp"

namespace parlor::tui {
namespace {

using Clock = std::chrono::steady_clock;

class PropertyHint final : public Hint {
public:
    PropertyHint(property::View view, property::Values values, std::string advice)
        : view_{std::move(view)}, values_{std::move(values)}, advice_{std::move(advice)} {}

    [[nodiscard]] bool has_work() const override {
        constexpr std::chrono::milliseconds most_time{950};
        constexpr int most_playouts = 4'000;
        return spent_ < most_time and playouts_ < most_playouts;
    }
    void work() override {
        constexpr std::chrono::milliseconds at_a_time{40};
        const auto begun = Clock::now();
        do {
            values_.go_on();
            ++playouts_;
        } while (has_work() and Clock::now() - begun < at_a_time);
        spent_ += Clock::now() - begun;
    }

    [[nodiscard]] std::vector<Notice> notices() const override {
        const Notice like{.title = "HINT", .sub = "", .lines = {}};
        std::vector<Notice> all = tall_notices(like, upper(advice_));
        if (playouts_ > 0) all.insert(all.begin(), chances());
        return all;
    }

private:
    // `BUY           34.1%`; a trade takes some lines.
    [[nodiscard]] Notice chances() const {
        constexpr int room = 19;
        constexpr std::size_t most_lines_of_move = 5;
        Notice notice{.title = "HINT", .sub = "CHANCES TO WIN", .lines = {}, .tall = true};
        for (const property::MoveValue& value : values_.best_first()) {
            const std::string move = upper(property_review::full_words(view_, value.move));
            auto lines = first_lines(move, room, most_lines_of_move);
            const std::string chance = tenths(100 * value.chance) + "%";
            if (width(lines.back()) + width(chance) >= room) lines.emplace_back();
            lines.back() += right(chance, room - width(lines.back()));
            if (notice.lines.size() + lines.size() + 2 > most_lines_of_panel) break;
            notice.lines.insert(notice.lines.end(), lines.begin(), lines.end());
        }
        notice.lines.insert(notice.lines.end(),
                            {"", "EACH IN " + std::to_string(playouts_) + " GAMES"});
        return notice;
    }

    property::View view_;
    property::Values values_;
    std::string advice_;
    int playouts_ = 0;  // of each move
    Clock::duration spent_{};
};

}  // namespace

std::unique_ptr<Hint> property_hint(property::View view,
                                    property::Values values,
                                    std::string advice) {
    return std::make_unique<PropertyHint>(std::move(view), std::move(values), std::move(advice));
}

}  // namespace parlor::tui
