#include "dominoes/ends.hpp"

namespace parlor::dominoes {
namespace {

bool is_open(Exposed end) { return end.what != Shows::Nothing; }

bool shows(const Ends& ends, End end, Shows what) { return ends.at[end].what == what; }

bool has_open_long_side(const Ends& ends) {
    return shows(ends, End::Right, Shows::LongSide) or shows(ends, End::Left, Shows::LongSide);
}

// D-3.2: the short sides open when both long sides are covered.
void open_short_sides(Ends& ends) {
    if (not ends.spinner or has_open_long_side(ends)) return;
    for (const End end : {End::Up, End::Down})
        if (shows(ends, end, Shows::Nothing)) ends.at[end] = {Shows::ShortSide, *ends.spinner};
}

// How many times the end's number counts.
int times_counted(Shows what) {
    switch (what) {
        case Shows::Half: return 1;
        case Shows::Crosswise: return 2;  // D-4.2
        case Shows::Nothing:
        case Shows::LongSide:             // counted once for both sides in count_of
        case Shows::ShortSide: return 0;  // D-4.3
    }
    return 0;
}

Spots count_at(Exposed end) { return {times_counted(end.what) * value_of(end.number)}; }

}  // namespace

Ends ends_of_down(Laid down) {
    Ends ends;
    const Shows what = down.is_double() ? Shows::LongSide : Shows::Half;
    ends.at[End::Left] = {what, down.inner};
    ends.at[End::Right] = {what, down.outer};
    if (down.is_double()) ends.spinner = down.inner;
    return ends;
}

Ends ends_after(Ends ends, Laid laid, End end) {
    if (laid.is_double() and not ends.spinner) {
        ends.spinner = laid.inner;
        ends.at[end] = {Shows::LongSide, laid.inner};
        return ends;
    }
    ends.at[end] = {laid.is_double() ? Shows::Crosswise : Shows::Half, laid.outer};
    open_short_sides(ends);
    return ends;
}

EndSet open_ends(const Ends& ends) {
    EndSet open;
    for (const End end : all_ends) open.insert_if(is_open(ends.at[end]), end);
    return open;
}

Suits exposed_numbers(const Ends& ends) {
    Suits numbers;
    for (const End end : all_ends) numbers.insert_if(is_open(ends.at[end]), ends.at[end].number);
    return numbers;
}

EndSet ends_with(const Ends& ends, Suit number) {
    EndSet found;
    for (const End end : all_ends)
        found.insert_if(is_open(ends.at[end]) and ends.at[end].number == number, end);
    return found;
}

Spots count_of(const Ends& ends) {
    Spots count;
    for (const End end : all_ends) count += count_at(ends.at[end]);
    if (has_open_long_side(ends)) count += {2 * value_of(*ends.spinner)};  // D-4.2
    return count;
}

// Two open long sides count only once: without one of them, the other still counts.
Counting::Counting(const Ends& ends) {
    int long_sides = 0;
    for (const End end : all_ends)
        if (shows(ends, end, Shows::LongSide)) ++long_sides;
    const Spots spinner = long_sides > 0 ? Spots{2 * value_of(*ends.spinner)} : Spots{};
    now_ = spinner;
    for (const End end : all_ends) now_ += count_at(ends.at[end]);
    for (const End end : all_ends) {
        const bool is_last_long_side = long_sides == 1 and shows(ends, end, Shows::LongSide);
        without_[end] = now_ - (is_last_long_side ? spinner : count_at(ends.at[end]));
    }
}

}  // namespace parlor::dominoes
