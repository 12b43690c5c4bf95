// LittleHouse: the smallest service that has all of a house: one table, at which all guests see what keys
// have been typed, and by whom.
#pragma once

#include <algorithm>
#include <atomic>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "canvas/text.hpp"
#include "host/service.hpp"
#include "wire/easel.hpp"

namespace parlor::host {

class LittleHouse final : public Service {
public:
    // Read by the test while the loop runs.
    std::atomic<int> calls = 0, lost = 0, passed = 0;

    void tick(Milliseconds time) override {
        ++calls;
        passed += time.count;
        alarm_ = std::max(0, alarm_ - time.count);
        if (is_alarm_set_ and alarm_ == 0) {
            is_alarm_set_ = false;
            write("TICK ");
        }
    }
    [[nodiscard]] std::optional<Milliseconds> next_tick() const override {
        return is_alarm_set_ ? std::optional{Milliseconds{alarm_}} : std::nullopt;
    }

    void hear(GuestId guest, const User& user, const wire::Hello&) override {
        ++calls;
        guests_[guest] = {};
        write(user.shown() + " ");
    }

    // A writes a line after a tenth of a second, J one from another thread, O ends the host, Q leads a
    // guest out, and X is wrong.
    [[nodiscard]] std::optional<Error> hear(GuestId guest, const Said& said) override {
        ++calls;
        if (const auto* const shown = std::get_if<wire::Shown>(&said)) {
            touched_.push_back(guest);
            return guests_.at(guest).easel.shown(shown->number);
        }
        if (const auto* const record = std::get_if<wire::Record>(&said))
            write(std::to_string(record->window.cols) + "x" + std::to_string(record->window.rows));
        if (const auto* const keys = std::get_if<wire::Keys>(&said))
            for (const tui::Key key : keys->keys)
                if (auto error = press(guest, key)) return error;
        return std::nullopt;
    }

    void lose(GuestId guest) override {
        ++lost;
        guests_.erase(guest);
        write("LOST ");
    }

    [[nodiscard]] std::vector<GuestId> take_touched() override {
        ++calls;
        return std::exchange(touched_, {});
    }

    [[nodiscard]] std::vector<wire::FromHost> next_messages(GuestId guest) override {
        Seen& seen = guests_.at(guest);
        if (seen.leaves) return {wire::Farewell{0, "Goodbye."}};
        if (seen.easel.is_under_way()) return {};
        tui::Canvas canvas;
        for (std::size_t from = 0; from < written_.size(); from += tui::Canvas::cols)
            canvas.write({static_cast<int>(from) / tui::Canvas::cols, 0},
                         written_.substr(from, tui::Canvas::cols),
                         {});
        const auto picture = seen.easel.next(canvas, "", wire::Decision{0});
        if (not picture) return {};
        return {*picture};
    }

    [[nodiscard]] std::optional<Job> work() override { return std::exchange(job_, std::nullopt); }
    [[nodiscard]] bool is_over() const override { return is_over_; }

private:
    struct Seen {
        wire::Easel easel;
        bool leaves = false;
    };

    std::optional<Error> press(GuestId guest, tui::Key key) {
        switch (tui::character_of(key)) {
            case U'A':
                alarm_ = 100;
                is_alarm_set_ = true;
                break;
            case U'J':
                job_ = [this](const std::atomic<bool>&) { return [this] { write("DONE "); }; };
                break;
            case U'O': is_over_ = true; break;
            case U'Q':
                guests_.at(guest).leaves = true;
                touched_.push_back(guest);
                break;
            case U'X': return Error{"X is wrong"};
            default: write({static_cast<char>(tui::character_of(key))});
        }
        return std::nullopt;
    }

    void write(const std::string& text) {
        written_ += text;
        for (const auto& [guest, seen] : guests_) touched_.push_back(guest);
    }

    std::map<GuestId, Seen> guests_;
    std::vector<GuestId> touched_;
    std::string written_;
    std::optional<Job> job_;
    int alarm_ = 0;
    bool is_alarm_set_ = false, is_over_ = false;
};

}  // namespace parlor::host
