#include "app/property/hint.hpp"

#include <chrono>
#include <utility>

#include "base/tenths.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/property/move_words.hpp"

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
        return values_.moves() > 1 and spent_ < most_time and playouts_ < most_playouts;
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
    // `BUY           34.1%`
    [[nodiscard]] Notice chances() const {
        constexpr int room = 19, width_of_words = 13;
        Notice notice{.title = "HINT", .sub = "CHANCES TO WIN", .lines = {}, .tall = true};
        for (const property::MoveValue& value : values_.best_first()) {
            if (notice.lines.size() + 2 == most_lines_of_panel) break;
            const std::string move = shortened(upper(words_for(view_, value.move)), width_of_words);
            notice.lines.push_back(move +
                                   right(tenths(100 * value.chance) + "%", room - width(move)));
        }
        notice.lines.insert(notice.lines.end(), {"", "IN " + std::to_string(playouts_) + " GAMES"});
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
