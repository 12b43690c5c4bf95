#include "table/game/replay.hpp"

#include <algorithm>
#include <cassert>

#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"
#include "table/language/line.hpp"
#include "table/language/line_reader.hpp"
#include "table/language/output.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

bool is_rigging(std::string_view line) { return line.starts_with(".set "); }

bool is_of_chance(std::string_view line) { return line.starts_with("0 "); }

// Turns `.set seat.1.money 110` into a sentence.
std::string set_by_hand(const std::string& text) {
    const auto line = split(text);
    std::string told = (*line)[1] + " is set to";
    for (const std::string& value : line->without_first(2).words) told += " " + value;
    return told + ".";
}

std::string without_end(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

}  // namespace

Replay::Replay(const GameTable& begun) : table_{begun.anew()}, steps_(1) { follow(begun); }

void Replay::follow(const GameTable& table) {
    const auto stands = [&](std::size_t entry) {
        return entry < table.entries() and standing_[entry].serial == table.serial(entry);
    };
    std::size_t kept = standing_.size();
    while (kept > 0 and not stands(kept - 1)) --kept;
    if (kept < standing_.size()) {
        const int moves = moves_behind(kept);
        standing_.resize(kept);
        begin_step(kept, moves);
    }
    for (std::size_t entry = kept; entry < table.entries(); ++entry) {
        standing_.push_back({table.serial(entry), lines_.size()});
        add(table.entry_text(entry));
    }
    steps_.back().turn = table.on_turn();
}

// Until follow() updates it, the turn is that of the previous step.
void Replay::begin_step(std::size_t keeps, int takes_back) {
    steps_.push_back({keeps, lines_.size(), lines_.size(), takes_back, steps_.back().turn});
}

// Answers of chance, `.set` lines and time that counts belong to the step of the move before them;
// an act of chance that answers no player's move, such as a deal, is a step of its own.
void Replay::add(const std::string& line) {
    const bool is_own = steps_.size() > 1 and is_of_chance(line) and steps_.back().turn == chance;
    if (is_own or is_players_move(line)) begin_step(standing_.size() - 1);
    lines_.push_back(line.substr(0, line.find('\n')));
    steps_.back().end = lines_.size();
}

// The number of moves among the entries that were not taken back, after the first `kept` entries.
int Replay::moves_behind(std::size_t kept) const {
    const auto from = standing_.begin() + static_cast<std::ptrdiff_t>(kept);
    return static_cast<int>(std::count_if(from, standing_.end(), [&](const Standing& entry) {
        return is_players_move(lines_[entry.line]);
    }));
}

void Replay::lay(const Step& step, std::vector<std::size_t>& lines) {
    lines.resize(step.keeps);
    for (std::size_t line = step.first; line < step.end; ++line) lines.push_back(line);
}

std::vector<std::size_t> Replay::lines_at(int step) const {
    std::vector<std::size_t> lines;
    for (int i = 0; i <= step; ++i) lay(steps_[static_cast<std::size_t>(i)], lines);
    return lines;
}

std::vector<int> Replay::steps_of_entries() const {
    std::vector<int> steps;
    int step = 0;
    for (const std::size_t line : lines_at(size())) {
        while (steps_[static_cast<std::size_t>(step)].end <= line) ++step;
        steps.push_back(step);
    }
    return steps;
}

// Changes the lines to be played to the lines of the step; returns how many lines at the front stay
// as they are.
std::size_t Replay::change_lines_to(int step) {
    std::size_t stay = played_.size();
    if (step > at_) {
        for (int i = at_ + 1; i <= step; ++i) {
            const Step& next = steps_[static_cast<std::size_t>(i)];
            stay = std::min(stay, next.keeps);
            lay(next, played_);
        }
        return stay;
    }
    auto lines = lines_at(step);
    const auto [one, other] = std::ranges::mismatch(played_, lines);
    stay = static_cast<std::size_t>(one - played_.begin());
    played_ = std::move(lines);
    return stay;
}

// Plays the step's own lines last, so that their events are the events of the step.
void Replay::go_to(int step) {
    const int to = std::clamp(step, 0, size());
    const std::size_t played = change_lines_to(to);
    at_ = to;
    const std::size_t before = here().keeps, stay = std::min(played, before);
    if (stay < table_->entries()) table_->return_to(stay);
    const std::span lines{played_};
    play(lines.subspan(stay, before - stay));
    told_before_ = at_ == 0 ? 0 : table_->told_count();
    play(lines.subspan(before));
}

void Replay::play(std::span<const std::size_t> lines) {
    for (const std::size_t line : lines) play(lines_[line]);
    const auto refusal = table_->settle();
    assert(not refusal);
}

void Replay::play(const std::string& line) {
    const auto words = split(line);
    if (is_rigging(line)) {
        const auto refusal = table_->rig((*words)[1], words->without_first(2).words);
        assert(not refusal);
        return;
    }
    const auto refusal = table_->settle();
    const auto verdict = table_->play(*read_move(*words));
    assert(not refusal and verdict.kind == Verdict::Kind::Played);
}

bool Replay::begins_turn(int step) const {
    const auto i = static_cast<std::size_t>(step);
    return i == 0 or steps_[i].turn != steps_[i - 1].turn;
}

int Replay::next_turn() const {
    int step = at_ + 1;
    while (step < size() and not begins_turn(step)) ++step;
    return std::min(step, size());
}

int Replay::turn_before() const {
    int step = at_ - 1;
    while (step > 0 and not begins_turn(step)) --step;
    return std::max(step, 0);
}

std::string Replay::taken_back() const {
    const int moves = here().takes_back;
    if (moves == 1) return "The last move is taken back.";
    return "The last " + std::to_string(moves) + " moves are taken back.";
}

std::string Replay::story() const {
    const std::string events = takes_back() ? "" : table_->story_since(told_before_);
    const std::string more = besides_events();
    return events + (events.empty() or more.empty() ? "" : " ") + more;
}

std::string Replay::besides_events() const {
    std::string text = takes_back() ? taken_back() : "";
    for (std::size_t i = here().first; i < here().end; ++i)
        if (is_rigging(lines_[i])) text += (text.empty() ? "" : " ") + set_by_hand(lines_[i]);
    return text;
}

LoadedReplay load_replay(std::string_view text,
                         const std::string& name,
                         const Opener& open,
                         const CalledOff& called_off) {
    const Sealed part = sealed_part(text);
    const std::string about_rest = printable(name) + ": " + words_about_rest(part);
    if (part.is_damaged_at_once()) return {Status::Wrong, about_rest, nullptr};
    std::shared_ptr<Replay> replay;
    const auto watch = [&](const GameTable& table) {
        if (replay)
            replay->follow(table);
        else
            replay = std::make_shared<Replay>(table);
    };
    Output complaints;
    const auto [status, table] = load_script(part, name, open, complaints, watch, called_off);
    if (not table) replay.reset();
    if (replay) replay->go_to(0);
    if (part.rest == Sealed::Rest::None or status != Status::Fine)
        return {status, without_end(complaints.waiting()), std::move(replay)};
    return {Status::Wrong, about_rest, std::move(replay)};
}

std::string story_until(Replay& replay, int step) {
    std::string text;
    for (int i = 0; i <= step; ++i) {
        replay.go_to(i);
        if (const std::string story = replay.story(); not story.empty())
            text += std::to_string(i) + ". " + story + "\n";
    }
    return text;
}

}  // namespace parlor::table
