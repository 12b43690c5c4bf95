#include "tui/property/editor/draft.hpp"

#include <algorithm>
#include <utility>

#include "base/match.hpp"

namespace parlor::tui::editor {
namespace {

void take(Draft& draft, std::vector<Change> changes) {
    if (not changes.empty()) draft.steps.emplace_back(std::move(changes));
}

void change(Draft& draft, const Field& field, const Value& value) {
    const Value was = value_of(draft.now, field);
    if (was == value) return;
    put(draft.now, field, value);
    take(draft, {{field, was}});
}

void take_back(Draft& draft, const std::vector<Change>& changes) {
    for (const Change& each : changes) put(draft.now, each.field, each.was);
}

void take_back(Draft& draft, const OtherBoard& other) {
    draft.now.board = other.was;
    draft.start.board = other.was_at_start;
    draft.now.mode.board = other.was_id;
}

bool differ(const Version& one, const Version& other, Square square) {
    const std::vector<Field> fields = fields_of(one.board, square);
    return std::ranges::any_of(
        fields, [&](const Field& each) { return value_of(one, each) != value_of(other, each); });
}

bool differ(const property::Mode& one, const property::Mode& other) {
    return one.name != other.name or one.board != other.board or
           one.fewest_seats != other.fewest_seats or one.most_seats != other.most_seats or
           not(one.rules == other.rules);
}

}  // namespace

Draft begin_draft(property::Mode mode, board::Board board) {
    const Version version{std::move(mode), std::move(board)};
    return {version, version, version};
}

void take_value(Draft& draft, const Field& field, const std::string& typed) {
    const bool is_number = kind_of(field) == FieldIs::Number;
    change(draft, field, is_number ? Value{std::stoi(typed)} : Value{typed});
}

void choose_next(Draft& draft, const Field& field) {
    const Option& option = *std::get<OfRules>(field).option;
    const int words = static_cast<int>(words_of(option.values).size());
    change(draft, field, (option.value(draft.now.mode.rules) + 1) % words);
}

void choose_board(Draft& draft, const board::Board& board) {
    draft.steps.emplace_back(OtherBoard{std::exchange(draft.now.board, board),
                                        std::exchange(draft.start.board, board),
                                        std::exchange(draft.now.mode.board, board.id)});
}

void cancel(Draft& draft, Square square) {
    std::vector<Change> changes;
    for (const Field& each : fields_of(draft.now.board, square)) {
        if (not is_changed(draft, each)) continue;
        changes.push_back({each, value_of(draft.now, each)});
        put(draft.now, each, value_of(draft.start, each));
    }
    take(draft, std::move(changes));
}

void take_back(Draft& draft) {
    const Step last = draft.steps.back();
    draft.steps.pop_back();
    match(
        last,
        [&](const std::vector<Change>& changes) { take_back(draft, changes); },
        [&](const OtherBoard& other) { take_back(draft, other); });
}

bool is_changed(const Draft& draft, const Field& field) {
    return value_of(draft.now, field) != value_of(draft.start, field);
}

bool is_changed(const Draft& draft, Square square) {
    return differ(draft.now, draft.start, square);
}

bool has_unsaved(const Draft& draft) {
    const board::Board& board = draft.now.board;
    if (differ(draft.now.mode, draft.saved.mode) or board.size != draft.saved.board.size)
        return true;
    for (int i = 0; i < board.size; ++i)
        if (differ(draft.now, draft.saved, Square(i))) return true;
    return false;
}

bool rents_fall(const board::Board& board, Square square) {
    const board::Spot& spot = board.at(square);
    if (spot.kind != board::Kind::Street and spot.kind != board::Kind::Station) return false;
    const std::ptrdiff_t count = spot.kind == board::Kind::Street ? 6 : 4;
    return not std::is_sorted(spot.rents.begin(), spot.rents.begin() + count);
}

int squares_with_falling_rents(const board::Board& board) {
    int count = 0;
    for (int i = 0; i < board.size; ++i) count += rents_fall(board, Square(i)) ? 1 : 0;
    return count;
}

Version to_be_saved(const Draft& draft) {
    Version version = draft.now;
    version.board.name = version.mode.name;
    return version;
}

}  // namespace parlor::tui::editor
