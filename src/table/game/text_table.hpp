// TextTable: implements GameTable for a session of any TurnGame.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/match.hpp"
#include "base/quote.hpp"
#include "base/seat_kind.hpp"
#include "table/game/game_table.hpp"
#include "table/game/play_on.hpp"
#include "table/game/replay_log.hpp"
#include "table/journal/journal_text.hpp"
#include "table/language/sit_line.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {

template <TurnGame G>
class TextTable final : public GameTable {
public:
    TextTable(typename G::Setup setup, std::uint64_t seed) : session_{std::move(setup), seed} {}

    [[nodiscard]] Session<G>& session() { return session_; }

    void foresee(std::span<const MoveLine> acts) override {
        std::vector<typename G::Action> actions;
        for (const MoveLine& act : acts)
            if (const auto action = G::parse(session_.setup(), act.words); action)
                if (G::is_chance(*action)) actions.push_back(*action);
        session_.foresee(std::move(actions));
    }

    [[nodiscard]] std::optional<Seat> decider() const override { return session_.decider(); }
    [[nodiscard]] Seats voters() const override {
        if constexpr (VotingGame<G>) return G::voters(session_.position());
        return {};
    }

    Verdict play(const MoveLine& move) override {
        if (is_sit(move))
            return sit(move,
                       [&](const SitLine& line) { return session_.sit(line.seat, line.level); });
        const auto action = G::parse(session_.setup(), move.words);
        if (not action) return not_a_move(move, action.error().what);
        const auto mover = await_mover(move, *action);
        if (not mover) return verdict(*action, "the game is over");
        return verdict(*action, session_.play(*mover, *action, move.took));
    }

    Verdict attempt(const MoveLine& move) override {
        if (is_sit(move))
            return sit(move, [&](const SitLine& line) {
                return why_not_sit<G>(session_.setup(), session_.position(), line.seat, line.level);
            });
        const auto action = G::parse(session_.setup(), move.words);
        if (not action) return not_a_move(move, action.error().what);
        const auto mover = await_mover(move, *action);
        if (not mover) return verdict(*action, "the game is over");
        const auto tried = session_.attempt(*mover, *action, move.took);
        if (tried.left_a_trace)
            return {Verdict::Kind::LeftATrace, "refused, but something has changed all the same"};
        return verdict(*action, tried.refusal);
    }

    void answer_chance() override { session_.answer_chance(); }
    bool play_on(std::optional<Seat> awaited) override {
        return table::play_on(session_, awaited, effort_);
    }

    [[nodiscard]] Result<std::string> advice(std::optional<int> level) const override {
        const auto asked = level_asked(level);
        if (not asked) return asked.error();
        if constexpr (ComputerGame<G>)
            return move_text(
                *decider(), G::to_line(session_.setup(), chosen(session_, *asked)), std::nullopt);
        return Error{no_computers};
    }
    [[nodiscard]] Result<std::string> why(std::optional<int> level) const override {
        const auto asked = level_asked(level);
        if (not asked) return asked.error();
        if constexpr (ExplainingGame<G>) return explained(session_, *asked);
        return Error{"the computer players of this game do not say why"};
    }

    [[nodiscard]] Result<std::vector<std::string>> values() const override {
        const auto asked = level_asked(std::nullopt);
        if (not asked) return asked.error();
        if constexpr (ValuingGame<G>) return valued(session_);
        return Error{"the computer players of this game do not say what each move is worth"};
    }

    WhyNot rig(const std::string& key, std::span<const std::string> values) override {
        return session_.rig(key, values);
    }
    WhyNot settle() override { return session_.settle(); }

    bool undo(int moves) override {
        const bool has_undone = session_.undo(moves);
        forget_news();
        return has_undone;
    }
    void redo() override { session_.redo(); }
    void return_to(std::size_t entries) override {
        session_.return_to(entries);
        forget_news();
    }
    [[nodiscard]] int moves() const override { return session_.moves_of_people(); }

    [[nodiscard]] std::optional<int> deciding_level() const override {
        return table::deciding_level(session_);
    }
    void let_decide(const Clock& clock) override {
        table::make_choice(session_, *deciding_level(), clock, effort_);
    }

    [[nodiscard]] std::uint64_t seed() const override { return session_.seed(); }
    [[nodiscard]] int moves_of_players() const override { return session_.moves(); }
    [[nodiscard]] std::string last_move_of_person() const override {
        return G::to_line(session_.setup(), session_.last_move_of_person());
    }

    [[nodiscard]] std::vector<Fact> facts() const override {
        auto facts = G::facts(session_.setup(), session_.position());
        if constexpr (ComputerGame<G>)
            for (int seat = 1; seat <= G::seats(session_.setup()); ++seat)
                facts.emplace_back("seat." + std::to_string(seat) + ".kind",
                                   seat_kind(G::computer_level(
                                       session_.setup(), session_.position(), Seat(seat))));
        return facts;
    }
    [[nodiscard]] std::vector<std::string> choices() const override {
        return G::choice_lines(session_.position());
    }

    [[nodiscard]] bool has_verb(std::string_view verb) const override {
        return verb == sit_verb or G::is_verb(verb);
    }
    [[nodiscard]] std::optional<std::string> event_form(std::string_view name) const override {
        for (auto& form : G::event_forms(session_.setup()))
            if (std::string_view{form}.substr(0, form.find(' ')) == name) return std::move(form);
        return std::nullopt;
    }

    [[nodiscard]] std::size_t told_in_last_move() const override { return session_.told().size(); }
    [[nodiscard]] std::vector<std::string> told() const override {
        std::vector<std::string> lines;
        for (const auto& event : session_.told())
            lines.push_back(G::event_line(session_.setup(), event));
        return lines;
    }
    std::string take_news() override {
        std::string news;
        for (const auto& event : session_.told_since(seen_))
            news.append(G::event_line(session_.setup(), event)).append("\n");
        seen_ = session_.told_count();
        return news;
    }
    void on_each_move(std::function<void()> moved) override {
        session_.on_each_move(std::move(moved));
    }

    [[nodiscard]] std::uint64_t told_count() const override { return session_.told_count(); }
    [[nodiscard]] std::string story_since(std::uint64_t count) const override {
        std::vector<Sentence> sentences;
        for (const auto& event : session_.told_since(count)) {
            auto sentence = G::sentence(session_.setup(), session_.position(), event);
            if (not sentence.does.empty()) sentences.push_back(std::move(sentence));
        }
        return told_together(sentences);
    }

    [[nodiscard]] Seat on_turn() const override { return G::on_turn(session_.position()); }

    [[nodiscard]] std::optional<Outcome> outcome() const override {
        const auto sats = session_.sats();
        if (session_.decider() or session_.is_rigged() or has_person_taken_one(sats))
            return std::nullopt;
        Outcome outcome = G::outcome(session_.setup(), session_.position());
        if constexpr (RecountingGame<G>) G::add_figures(all_events(session_), outcome);
        if constexpr (ComputerGame<G>)
            for (int seat = 1; seat <= G::seats(session_.setup()); ++seat)
                add_changes(outcome.players[static_cast<std::size_t>(seat) - 1],
                            changes_of(G::entrant_at(session_.position(), Seat(seat)), sats));
        return outcome;
    }
    [[nodiscard]] std::uint64_t state() const override { return G::hash(session_.position()); }

    [[nodiscard]] std::string header() const override {
        auto lines = G::header(session_.entered());
        for (const auto& act : session_.known_acts())
            lines.push_back(foreseen_text(G::to_line(session_.setup(), act)));
        return header_text(lines, session_.seed());
    }
    [[nodiscard]] std::size_t entries() const override { return session_.log().size(); }
    [[nodiscard]] std::uint64_t serial(std::size_t entry) const override {
        return session_.log()[entry].serial;
    }
    [[nodiscard]] std::string entry_text(std::size_t index) const override {
        const auto& entry = session_.log()[index];
        std::string text = match(
            entry.what,
            [&](const typename G::Action& action) {
                return move_text(entry.mover, G::to_line(session_.setup(), action), kept(entry));
            },
            [](const Rigging& rigging) { return rigging_text(rigging); },
            [](const Sat& sat) {
                return move_text(chance, sit_text(sat.seat, sat.level), std::nullopt);
            });
        if (entry.state) text += state_text(*entry.state);
        return text;
    }
    [[nodiscard]] bool is_of_person(std::size_t entry) const override {
        return session_.log()[entry].kind == MoverKind::Person;
    }

    void spend_on(Effort* effort) override { effort_ = effort; }
    [[nodiscard]] std::uint64_t work() const override { return session_.work(); }

    [[nodiscard]] std::unique_ptr<GameTable> anew() const override {
        auto table = std::make_unique<TextTable>(session_.entered(), session_.seed());
        table->session_.foresee(session_.foreseen());
        table->learn_verbs(is_verb_);
        return table;
    }

private:
    // What was taken back, and is not told any more.
    void forget_news() { seen_ = std::min(seen_, session_.told_count()); }

    static constexpr const char* no_computers = "this game has no computer players in this version";

    // The level of the computer whose move is asked for.
    [[nodiscard]] Result<int> level_asked(std::optional<int> level) const {
        const auto seat = decider();
        if (not seat or *seat == chance) return Error{"no player has to decide here"};
        if constexpr (ComputerGame<G>) {
            const int asked = level.value_or(deciding_level().value_or(usual_level));
            if (asked >= G::computer_levels) return Error{no_such_level(asked, G::computer_levels)};
            return asked;
        }
        return Error{no_computers};
    }

    // The time that the journal keeps: any time that a line gave, and where the rules count time,
    // the time of every player's line.
    [[nodiscard]] std::optional<Milliseconds> kept(const typename Session<G>::Entry& entry) const {
        const bool counts = entry.mover != chance and G::counts_time(session_.setup());
        const bool is_kept = counts or entry.took.told == Took::Told::ByLine;
        return is_kept ? std::optional{entry.took.time} : std::nullopt;
    }

    [[nodiscard]] Verdict not_a_move(const MoveLine& move, std::string why) const {
        const std::string& verb = move.words[0];
        if (not has_verb(verb) and knows_verb(verb))
            why = "`" + printable(verb) + "` is a move of another game";
        return {Verdict::Kind::NotAMove, why, why};
    }
    [[nodiscard]] Verdict verdict(const typename G::Action& action, const WhyNot& refusal) const {
        return verdict(G::to_line(session_.setup(), action), refusal);
    }
    [[nodiscard]] static Verdict verdict(const std::string& move, const WhyNot& refusal) {
        if (not refusal) return {};
        return {Verdict::Kind::Refused, move + ": " + *refusal, *refusal};
    }

    // `seats` lets somebody sit as the line says, or only tries; it returns a refusal, if any.
    template <class Seats>
    [[nodiscard]] Verdict sit(const MoveLine& move, Seats seats) const {
        const auto line = read_sit(move);
        if (not line) return not_a_move(move, line.error().what);
        if constexpr (ComputerGame<G>)
            return verdict(sit_text(line->seat, line->level), seats(*line));
        return not_a_move(move, no_computers);
    }

    // Lets chance and computers move first; then returns the seat that makes the move.
    std::optional<Seat> await_mover(const MoveLine& move, const typename G::Action& action) {
        const bool answers_chance = not move.mover and G::is_chance(action);
        play_on(answers_chance ? chance : move.mover);
        return move.mover ? move.mover : session_.decider();
    }

    Session<G> session_;
    std::uint64_t seen_ = 0;
    Effort* effort_ = nullptr;
};

}  // namespace parlor::table
