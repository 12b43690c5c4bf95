#include "wire/cells.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::wire {
namespace {

using tui::Cell;
using tui::Size;
using tui::Style;
using tui::Variants;

enum Code : std::uint8_t { Look = 0, Reverse, Pulse, NewSign, Repeat, Skip, KnownSign };
constexpr std::uint8_t first_skip = 0x80, last_skip = 0xBF;
constexpr std::uint32_t longest_short_skip = 64, longest_skip = 0xFFFF;
static_assert(largest_window.rows * largest_window.cols <= longest_skip);
constexpr std::uint32_t longest_repeat = 256;
constexpr int bytes_of_skip = 2;
constexpr unsigned inks = tui::ink_count;
constexpr std::uint32_t most_signs = 256;

// A glyph with variants.
struct Sign {
    char32_t glyph = U' ';
    Variants variants;
    friend bool operator==(const Sign&, const Sign&) = default;
};

// The first signs of a picture, which are short when they come again.
using Signs = std::vector<Sign>;

void remember(Signs& signs, const Sign& sign) {
    if (signs.size() < most_signs) signs.push_back(sign);
}

char32_t fit(char32_t glyph) { return is_printable(glyph) ? glyph : U'?'; }

// The set petscii also has Symbols for Legacy Computing.
bool is_petscii(char32_t glyph) { return glyph >= U'\U0001FB00' and glyph <= U'\U0001FBFF'; }

// 0 is no variant.
Variants fit(char32_t petscii, char32_t console, char32_t ascii) {
    if (petscii != 0 and not is_petscii(petscii)) petscii = fit(petscii);
    if (console != 0) console = fit(console);
    if (ascii != 0) ascii = ascii < 0x80 ? fit(ascii) : U'?';
    return {petscii, static_cast<char16_t>(console), static_cast<char>(ascii)};
}

std::uint32_t index_of(tui::At at, Size size) {
    return static_cast<std::uint32_t>(at.row * size.cols + at.col);
}

// Writes cells, and remembers the look.
class Scribe {
public:
    explicit Scribe(Packer& out) : out_{&out} {}

    void skip(std::uint32_t count) {
        if (count == 0) return;
        if (count <= longest_short_skip) return out_->number(first_skip + count - 1);
        out_->number(Skip);
        out_->number(count, bytes_of_skip);
    }
    void put(const Cell& cell) {
        take_look_of(cell);
        if (cell.variants == Variants{})
            put(cell.glyph);
        else
            put(Sign{cell.glyph, cell.variants});
    }
    void repeat(std::uint32_t count) {
        for (; count > 0; count -= std::min(count, longest_repeat)) {
            out_->number(Repeat);
            out_->number(std::min(count, longest_repeat) - 1);
        }
    }

private:
    void put(char32_t glyph) { out_->raw(tui::utf8(fit(glyph))); }
    void put(const Sign& sign) {
        const auto known = std::ranges::find(signs_, sign);
        if (known == signs_.end()) return put_new(sign);
        out_->number(KnownSign);
        out_->number(static_cast<std::uint32_t>(known - signs_.begin()));
    }
    void put_new(const Sign& sign) {
        const auto ascii = static_cast<unsigned char>(sign.variants.ascii);
        const Variants sent = fit(sign.variants.petscii, sign.variants.console, ascii);
        out_->number(NewSign);
        for (const char32_t each : {sent.petscii, char32_t{sent.console}, char32_t(sent.ascii)})
            out_->raw(tui::utf8(each));
        put(sign.glyph);
        remember(signs_, sign);
    }
    void take_look_of(const Cell& cell) {
        if (cell.style != look_.style) {
            out_->number(Look);
            out_->number(static_cast<std::uint32_t>(cell.style.ink) * inks +
                         static_cast<std::uint32_t>(cell.style.paper));
        }
        if (cell.reverse != look_.reverse) out_->number(Reverse);
        if (cell.pulses != look_.pulses) out_->number(Pulse);
        look_ = cell;
    }

    Packer* out_;
    Cell look_;
    Signs signs_;
};

// Reads cells, and remembers the look.
class Copyist {
public:
    Copyist(Unpacker& in, Size size) : in_{&in}, size_{size} {}

    void read() {
        const auto first = static_cast<std::uint8_t>(in_->peek());
        if (first >= first_skip and first <= last_skip)
            return skip(in_->number("a skip", last_skip) - first_skip + 1);
        if (first >= U' ') return put({glyph(), {}});
        switch (in_->number("what to do with cells", KnownSign)) {
            case Look: return take_look();
            case Reverse: look_.reverse = not look_.reverse; return;
            case Pulse: look_.pulses = not look_.pulses; return;
            case NewSign: return put_new_sign();
            case Repeat: return repeat(in_->number("a count of cells", longest_repeat - 1) + 1);
            case Skip: return skip(in_->number("a skip", longest_skip, bytes_of_skip));
            case KnownSign: return put_known_sign();
            default: return;
        }
    }
    [[nodiscard]] std::vector<Change> take() { return std::move(changes_); }

private:
    [[nodiscard]] std::uint32_t left() const {
        return static_cast<std::uint32_t>(size_.rows * size_.cols) - index_;
    }
    // Fails when fewer cells are left.
    [[nodiscard]] bool has(std::uint32_t count) {
        if (count > left()) in_->fail("there are more cells than the picture has");
        return in_->is_fine();
    }
    void skip(std::uint32_t count) {
        if (has(count)) index_ += count;
    }
    void take_look() {
        const std::uint32_t look = in_->number("an ink and a paper", 0xFF);
        look_.style = {static_cast<tui::Ink>(look / inks), static_cast<tui::Ink>(look % inks)};
    }
    [[nodiscard]] char32_t glyph() { return in_->letter(); }
    void put(const Sign& sign) {
        if (not has(1)) return;
        Cell cell = look_;
        cell.glyph = fit(sign.glyph);
        cell.variants = sign.variants;
        append(cell);
    }
    void put_new_sign() {
        const char32_t petscii = glyph(), console = glyph(), ascii = glyph();
        const Sign sign{glyph(), fit(petscii, console, ascii)};
        remember(signs_, sign);
        put(sign);
    }
    void put_known_sign() {
        const std::uint32_t which = in_->number("a sign", most_signs - 1);
        if (which >= signs_.size()) return in_->fail("there is no such sign yet");
        put(signs_[which]);
    }
    void repeat(std::uint32_t count) {
        if (changes_.empty()) return in_->fail("there is no cell to repeat");
        if (not has(count)) return;
        const Cell last = changes_.back().cell;
        for (; count > 0; --count) append(last);
    }
    void append(const Cell& cell) {
        const int index = static_cast<int>(index_++);
        changes_.push_back({{index / size_.cols, index % size_.cols}, cell});
    }

    Unpacker* in_;
    Size size_;
    std::uint32_t index_ = 0;  // of the next cell
    Cell look_;
    Signs signs_;
    std::vector<Change> changes_;
};

// The number of changes from the first on that give neighbouring cells the same content.
std::size_t equal_cells(const Change* first, const Change* end, Size size) {
    const Change* last = first;
    while (last + 1 != end and last[1].cell == first->cell and
           index_of(last[1].at, size) == index_of(last->at, size) + 1)
        ++last;
    return static_cast<std::size_t>(last - first) + 1;
}

}  // namespace

void pack_changes(Packer& out, const std::vector<Change>& changes, Size size) {
    constexpr std::size_t fewest_repeated = 3;
    Scribe scribe{out};
    std::uint32_t index = 0;
    const Change* const end = changes.data() + changes.size();
    for (const Change* each = changes.data(); each != end;) {
        const std::size_t equal = equal_cells(each, end, size);
        scribe.skip(index_of(each->at, size) - index);
        scribe.put(each->cell);
        const std::size_t written = equal > fewest_repeated ? equal : 1;
        scribe.repeat(static_cast<std::uint32_t>(written - 1));
        index = index_of(each->at, size) + static_cast<std::uint32_t>(written);
        each += written;
    }
}

std::vector<Change> changes_in(Unpacker& in, Size size) {
    Copyist copyist{in, size};
    while (not in.is_empty()) copyist.read();
    return copyist.take();
}

}  // namespace parlor::wire
