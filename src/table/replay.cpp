#include "table/replay.hpp"

#include <algorithm>
#include <cassert>

#include "table/line.hpp"

namespace parlor::table {
namespace {

bool is_rigging(std::string_view line) { return line.starts_with(".set "); }

// Chance's moves and what is set belong to the move before them.
bool begins_step(std::string_view line) {
    return not line.starts_with("0 ") and not is_rigging(line);
}

// `.set seat.1.money 110`
std::string set_by_hand(const std::string& text) {
    const auto line = split(text);
    std::string told = (*line)[1] + " is set to";
    for (const std::string& value : line->without_first(2).words) told += " " + value;
    return told + ".";
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
        standing_.resize(kept);
        steps_.push_back({kept, lines_.size(), lines_.size(), true});
    }
    for (std::size_t entry = kept; entry < table.entries(); ++entry) {
        standing_.push_back({table.serial(entry), lines_.size()});
        add(table.entry_text(entry));
    }
    steps_.back().turn = table.on_turn();
}

void Replay::add(const std::string& line) {
    if (begins_step(line)) steps_.push_back({standing_.size() - 1, lines_.size()});
    lines_.push_back(line.substr(0, line.find('\n')));
    steps_.back().end = lines_.size();
}

std::vector<std::size_t> Replay::lines_at(int step) const {
    std::vector<std::size_t> lines;
    for (int i = 0; i <= step; ++i) {
        const Step& each = steps_[static_cast<std::size_t>(i)];
        lines.resize(each.keeps);
        for (std::size_t line = each.first; line < each.end; ++line) lines.push_back(line);
    }
    return lines;
}

void Replay::go_to(int step) {
    at_ = std::clamp(step, 0, size());
    auto lines = lines_at(at_);
    const bool goes_on = played_.size() <= lines.size() and
                         std::equal(played_.begin(), played_.end(), lines.begin());
    if (not goes_on) table_ = table_->anew();
    for (std::size_t i = goes_on ? played_.size() : 0; i < lines.size(); ++i)
        play(lines_[lines[i]]);
    const auto refusal = table_->settle();
    assert(not refusal);
    played_ = std::move(lines);
}

void Replay::play(const std::string& text) {
    const auto line = split(text);
    if (is_rigging(text)) {
        const auto refusal = table_->rig((*line)[1], line->without_first(2).words);
        assert(not refusal);
        return;
    }
    const auto refusal = table_->settle();
    const auto verdict = table_->play(*read_move(*line));
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
    const auto before = lines_at(at_ - 1);
    const auto moves = std::count_if(before.begin() + static_cast<std::ptrdiff_t>(here().keeps),
                                     before.end(),
                                     [&](std::size_t line) { return begins_step(lines_[line]); });
    if (moves == 1) return "The last move is taken back.";
    return "The last " + std::to_string(moves) + " moves are taken back.";
}

std::string Replay::story() const {
    std::string text = takes_back() ? taken_back() : table_->story();
    for (std::size_t i = here().first; i < here().end; ++i)
        if (is_rigging(lines_[i])) text += (text.empty() ? "" : " ") + set_by_hand(lines_[i]);
    return text;
}

LoadedReplay load_replay(LineReader& lines,
                         const std::string& name,
                         const Opener& open,
                         Output& complaints) {
    std::unique_ptr<Replay> replay;
    const auto watch = [&](const GameTable& table) {
        if (replay)
            replay->follow(table);
        else
            replay = std::make_unique<Replay>(table);
    };
    const Status status = load_script(lines, name, open, complaints, watch).status;
    if (replay) replay->go_to(0);
    return {status, std::move(replay)};
}

std::string story_until(Replay& replay, int step) {
    std::string text;
    for (int i = 0; i <= step; ++i) {
        replay.go_to(i);
        text += std::to_string(i) + ". " + replay.story() + "\n";
    }
    return text;
}

}  // namespace parlor::table
