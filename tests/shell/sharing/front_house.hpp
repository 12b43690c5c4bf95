// FrontHouse: the smallest service that tells who came, what for and where they are: enough to see whether
// the front doors lead in.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/match.hpp"
#include "canvas/text.hpp"
#include "host/service.hpp"
#include "wire/easel.hpp"

namespace parlor {

class FrontHouse final : public host::Service {
public:
    void tick(Milliseconds) override {}
    [[nodiscard]] std::optional<Milliseconds> next_tick() const override { return std::nullopt; }
    [[nodiscard]] std::optional<host::Job> work() override { return std::nullopt; }
    [[nodiscard]] bool is_over() const override { return false; }

    void hear(host::GuestId guest, const User&, const wire::Hello& hello) override {
        Here& here = guests_[guest];
        here.tells = std::holds_alternative<wire::Tell>(hello.errand);
        here.canvas.write({0, 0}, words_for(hello.errand), {});
        here.title = hello.record.wants_title;
        touched_.push_back(guest);
    }
    // T leads to table 7, and Q out.
    [[nodiscard]] std::optional<Error> hear(host::GuestId guest, const host::Said& said) override {
        touched_.push_back(guest);
        Here& here = guests_.at(guest);
        if (const auto* const shown = std::get_if<wire::Shown>(&said))
            return here.easel.shown(shown->number);
        if (const auto* const keys = std::get_if<wire::Keys>(&said))
            for (const tui::Key key : keys->keys) {
                here.leaves = here.leaves or tui::letter_of(key) == U'q';
                if (tui::letter_of(key) == U't') {
                    here.is_at_table = true;
                    here.canvas.write({1, 0}, "AT SEVEN", {});
                }
            }
        return std::nullopt;
    }
    void lose(host::GuestId guest) override { guests_.erase(guest); }

    [[nodiscard]] std::vector<host::GuestId> take_touched() override {
        return std::exchange(touched_, {});
    }
    [[nodiscard]] std::vector<wire::FromHost> next_messages(host::GuestId guest) override {
        Here& here = guests_.at(guest);
        if (here.tells)
            return {wire::Sentences{wire::Showing{1}, {"7 dominoes", "8 classic"}},
                    wire::Farewell{}};
        if (here.leaves) return {wire::Farewell{0, "Come again."}};
        std::vector<wire::FromHost> news;
        if (std::exchange(here.is_at_table, false))
            news.emplace_back(wire::AtTable{.number = 7, .only_watches = false});
        if (std::exchange(here.title, false)) news.emplace_back(wire::Title{"Seven"});
        if (auto picture = here.easel.next(here.canvas, "", wire::Decision{0}))
            news.emplace_back(*std::move(picture));
        return news;
    }

private:
    struct Here {
        wire::Easel easel;
        tui::Canvas canvas;
        bool tells = false, leaves = false, is_at_table = false, title = false;
    };

    static std::string words_for(const wire::Errand& errand) {
        return match(
            errand,
            [](const wire::List&) { return std::string{"THE LIST"}; },
            [](const wire::Open& open) { return "TO OPEN " + open.game; },
            [](const wire::Join& join) { return "TO JOIN " + join.table; },
            [](const wire::Watch& watch) { return "TO WATCH " + watch.table; },
            [](const wire::Tell&) { return std::string{}; });
    }

    std::map<host::GuestId, Here> guests_;
    std::vector<host::GuestId> touched_;
};

}  // namespace parlor
