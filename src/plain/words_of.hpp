// WordsOf: what plain mode says of any game that can be played at a table. The words of a game of
// ours begin with these.
//
// Source: P-1.3, P-1.4.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "plain/words.hpp"
#include "table/game/computers.hpp"
#include "table/game/session.hpp"
#include "table/language/line.hpp"

namespace parlor::plain {

// Who sits where, as the header of any game names them.
class SeatsView final : public GameView {
public:
    SeatsView(std::vector<Sitting> sittings, std::optional<Seat> decider)
        : sittings_{std::move(sittings)}, decider_{decider} {}

    [[nodiscard]] std::size_t seat_count() const override { return sittings_.size(); }
    [[nodiscard]] const Sitting& sitting(Seat seat) const override {
        return sittings_[static_cast<std::size_t>(number(seat)) - 1];
    }
    [[nodiscard]] Seat decider() const override { return decider_.value_or(chance); }
    [[nodiscard]] bool is_over() const override { return not decider_; }
    [[nodiscard]] std::string part() const override { return ""; }

private:
    std::vector<Sitting> sittings_;
    std::optional<Seat> decider_;
};

template <table::TurnGame G>
class WordsOf : public Words {
public:
    using Session = table::Session<G>;

    // The session outlives the words.
    explicit WordsOf(const Session& session) : session_{session} {}

    [[nodiscard]] ViewPtr view() const override {
        const std::vector<std::string> names = entered();
        std::vector<Sitting> sittings;
        for (std::size_t seat = 1; seat <= names.size(); ++seat)
            sittings.push_back(sitting(Seat(seat), names));
        return std::make_shared<SeatsView>(std::move(sittings), session_.decider());
    }

    [[nodiscard]] std::string asked() const override {
        const ViewPtr now = view();
        return now->sitting(now->decider()).name + " decides.";
    }
    // But for whose turn it is: whoever plays next is named, and so is whoever is asked.
    [[nodiscard]] std::vector<Told> told_since(std::uint64_t count) const override {
        std::vector<Told> told;
        const auto setup = spoken_setup();
        for (const auto& event : session_.told_since(count)) {
            const std::string line = G::event_line(setup, event);
            Told one{line.substr(0, line.find(' ')),
                     G::sentence(setup, session_.position(), event)};
            if (one.event == "turn") one.sentence.does.clear();
            told.push_back(std::move(one));
        }
        return told;
    }
    [[nodiscard]] Sentences welcome() const override {
        const ViewPtr now = view();
        std::vector<std::string> names;
        for (const Seat seat : everybody(*now)) names.push_back(now->sitting(seat).name);
        return {listed(names) + " play.",
                "Answer each prompt with a word, or its first letters.",
                "Say help to hear what you can do, and leave to stop."};
    }

protected:
    [[nodiscard]] const Session& session() const { return session_; }
    // The names of those who have entered the game, as they are used here.
    [[nodiscard]] virtual std::vector<std::string> entered() const {
        std::vector<std::string> names;
        for (const std::string& line : G::header(session_.setup())) {
            const auto words = table::split(line);
            if (words and words->size() > 3 and (*words)[0] == "seat") names.push_back((*words)[3]);
        }
        return names;
    }
    // Requires an open move.
    [[nodiscard]] typename G::Action action_of(const Choice& move) const {
        return *G::parse(session_.setup(), table::split(move.line())->words);
    }
    // The game's setup, with the names that are used here.
    [[nodiscard]] virtual typename G::Setup spoken_setup() const { return session_.setup(); }

private:
    [[nodiscard]] Sitting sitting(Seat seat, const std::vector<std::string>& names) const {
        Sitting here;
        here.seat = seat;
        here.entrant = Entrant(number(seat) - 1);
        here.is_computer =
            table::computer_level<G>(session_.setup(), session_.position(), seat).has_value();
        if constexpr (table::ComputerGame<G>) {
            here.entrant = G::entrant_at(session_.position(), seat);
            here.out = G::is_out(session_.position(), seat);
        }
        here.name = names[static_cast<std::size_t>(here.entrant)];
        return here;
    }

    const Session& session_;
};

}  // namespace parlor::plain
