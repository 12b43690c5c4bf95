#include "fake_terminal.hpp"

#include <algorithm>
#include <sstream>

#include "canvas/letters.hpp"
#include "terminal/light_paper.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

// The VT100's line drawing, from ` on.
constexpr std::u32string_view drawn = U"♦▒????°±??┘┐┌└┼??─??├┤┴┬│≤≥π≠£·";

std::size_t length_of(unsigned char lead) {
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
}

}  // namespace

FakeTerminal::Point& FakeTerminal::point(int row, int col) {
    const int index = row * size_.cols + col;
    return points_[static_cast<std::size_t>(index)];
}

FakeTerminal::Point FakeTerminal::at(int row, int col) const {
    const int index = row * size_.cols + col;
    Point seen = points_[static_cast<std::size_t>(index)];
    if (seen.glyph != U' ') return seen;
    seen.look.fore = -1;
    seen.look.bold = false;
    return seen;
}

bool operator==(const FakeTerminal& one, const FakeTerminal& other) {
    if (one.size_ != other.size_ or one.cursor_ != other.cursor_) return false;
    for (int row = 0; row < one.size_.rows; ++row)
        for (int col = 0; col < one.size_.cols; ++col)
            if (one.at(row, col) != other.at(row, col)) return false;
    return true;
}

void FakeTerminal::resize(Size size) {
    size_ = size;
    const int count = size.rows * size.cols;
    points_.assign(static_cast<std::size_t>(count), {U'?', {1, 2, true, false}});
    move(cursor_.row, cursor_.col);
}

std::string FakeTerminal::text() const {
    std::string text;
    for (int row = 0; row < size_.rows; ++row) {
        for (int col = 0; col < size_.cols; ++col) text += utf8(at(row, col).glyph);
        text += '\n';
    }
    return text;
}

void FakeTerminal::move(int row, int col) {
    cursor_ = {std::clamp(row, 0, size_.rows - 1), std::clamp(col, 0, size_.cols - 1)};
    wraps_next_ = false;
}

void FakeTerminal::show(std::string_view bytes) {
    for (const char byte : bytes) {
        bytes_ += byte;
        if (bytes_.size() < length_of(static_cast<unsigned char>(bytes_[0]))) continue;
        const auto letter = first_character(bytes_);
        obey(bytes_.size() == 1 ? static_cast<unsigned char>(byte) : letter ? letter->code : U'?');
        bytes_.clear();
    }
}

void FakeTerminal::obey(char32_t letter) {
    const auto charset = [&](bool& draws) {
        draws = letter == U'0';
        in_ = In::Text;
    };
    switch (in_) {
        case In::Text: return letter < 0x20 ? obey_control(letter) : put(letter);
        case In::Escape: return obey_escape(letter);
        case In::Title:
            if (letter == U'\a') in_ = In::Text;
            return;
        case In::Charset0: return charset(g0_draws_);
        case In::Charset1: return charset(g1_draws_);
        case In::Sequence: break;
    }
    if (letter < U'@') {
        parameters_ += static_cast<char>(letter);
        return;
    }
    in_ = In::Text;
    final_ = letter;
    obey_sequence();
}

void FakeTerminal::obey_control(char32_t letter) {
    switch (letter) {
        case U'\a': ++bells_; return;
        case U'\b': return move(cursor_.row, cursor_.col - 1);
        case U'\n':
            if (cursor_.row == size_.rows - 1) complaints_ += "scrolled by a line feed; ";
            return move(cursor_.row + 1, cursor_.col);
        case U'\r': return move(cursor_.row, 0);
        case 0x0E: shifted_ = true; return;
        case 0x0F: shifted_ = false; return;
        case 0x1B: in_ = In::Escape; return;
        default: complaints_ += "control " + std::to_string(letter) + "; ";
    }
}

void FakeTerminal::obey_escape(char32_t letter) {
    in_ = In::Text;
    switch (letter) {
        case U'[':
            in_ = In::Sequence;
            parameters_.clear();
            return;
        case U']': in_ = In::Title; return;
        case U'(': in_ = In::Charset0; return;
        case U')': in_ = In::Charset1; return;
        case U'D': return move(cursor_.row + 1, cursor_.col);
        case U'M': return move(cursor_.row - 1, cursor_.col);
        case U'=':
        case U'>': return;  // the keypad
        default: complaints_ += "escape " + std::to_string(letter) + "; ";
    }
}

int FakeTerminal::number(std::size_t i, int otherwise) const {
    return i < numbers_.size() and numbers_[i] > 0 ? numbers_[i] : otherwise;
}

void FakeTerminal::obey_sequence() {
    const bool is_private = parameters_.find_first_of("<=>?") == 0;
    if ((is_private and parameters_[0] == '?') or final_ == U't' or final_ == U'r')
        return;  // modes and titles
    numbers_.clear();
    std::istringstream words{parameters_.substr(is_private ? 1 : 0)};
    for (std::string word; std::getline(words, word, ';');)
        numbers_.push_back(word.empty() ? 0 : std::stoi(word));
    if (is_private) return obey_keyboard();
    const int first = number(0, 1);
    const auto [row, col] = cursor_;
    switch (final_) {
        case U'H': return move(first - 1, number(1, 1) - 1);
        case U'd': return move(first - 1, col);
        case U'G': return move(row, first - 1);
        case U'A': return move(row - first, col);
        case U'B': return move(row + first, col);
        case U'C': return move(row, col + first);
        case U'D': return move(row, col - first);
        case U'X': return erase(row, col, std::min(size_.cols, col + first));
        case U'K': return erase(row, col, size_.cols);
        case U'b':
            if (last_ >= 0x80) complaints_ += "repeats what not all can repeat; ";
            for (int i = 0; i < first; ++i) put(last_);
            return;
        case U'J':
            for (int i = number(0, 0) == 2 ? 0 : row; i < size_.rows; ++i)
                erase(i, number(0, 0) != 2 and i == row ? col : 0, size_.cols);
            return;
        case U'm': return obey_look();
        default: complaints_ += "sequence " + parameters_ + utf8(final_) + "; ";
    }
}

// Source: kitty's documentation, "Progressive enhancement"; xterm's control sequences, XTMODKEYS.
void FakeTerminal::obey_keyboard() {
    constexpr int of_other_keys = 4;
    const char mark = parameters_[0];
    if (final_ == U'm' and mark == '>' and number(0, 0) == of_other_keys)
        other_keys_ = number(1, 0);
    else if (final_ == U'u' and mark == '=' and not levels_.empty())
        levels_.back() = number(0, 0);
    else if (final_ == U'u' and (mark == '>' or mark == '='))
        levels_.push_back(number(0, 0));
    else if (final_ == U'u' and mark == '<' and not levels_.empty())
        levels_.pop_back();
    else
        complaints_ += "keyboard " + parameters_ + utf8(final_) + "; ";
}

// The number of a colour of the C64, of text or of light paper; -1 for any other.
short number_of_ink(Rgb colour) {
    for (short i = 0; i < shade_count + light_colour_count; ++i) {
        const Rgb rgb = rgb_of_number(i);
        if (rgb.red == colour.red and rgb.green == colour.green and rgb.blue == colour.blue)
            return i;
    }
    return -1;
}

void FakeTerminal::obey_look() {
    if (numbers_.empty()) numbers_.push_back(0);
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const int code = numbers_[i];
        const bool is_fore = (code >= 30 and code < 40) or (code >= 90 and code < 98);
        short& which = is_fore ? look_.fore : look_.back;
        if (code == 0) look_ = {};
        if (code == 1) look_.bold = true;
        if (code == 7) look_.reverse = true;
        if (code == 27) look_.reverse = false;
        if ((code >= 30 and code < 38) or (code >= 40 and code < 48))
            which = static_cast<short>(code % 10);
        if (code >= 90 and code < 108) which = static_cast<short>(code % 10 + 8);
        if (code == 39 or code == 49) which = -1;
        if (code == 38 or code == 48) {
            const bool is_true_colour = number(i + 1, 0) == 2;
            which = is_true_colour
                        ? number_of_ink({number(i + 2, 0), number(i + 3, 0), number(i + 4, 0)})
                        : static_cast<short>(number(i + 2, 0));
            i += is_true_colour ? 4 : 2;
        }
    }
}

void FakeTerminal::put(char32_t letter) {
    last_ = letter;
    if (wraps_next_) {
        if (cursor_.row == size_.rows - 1) complaints_ += "scrolled by a letter; ";
        move(cursor_.row + 1, 0);
    }
    const bool draws = shifted_ ? g1_draws_ : g0_draws_;
    if (draws and letter >= U'`' and letter <= U'~') letter = drawn[letter - U'`'];
    point(cursor_.row, cursor_.col) = {letter, look_};
    if (cursor_.col == size_.cols - 1)
        wraps_next_ = true;
    else
        ++cursor_.col;
}

void FakeTerminal::erase(int row, int from, int to) {
    Look left;
    if (erases_in_paper_) left.back = look_.back;
    for (int col = from; col < to; ++col) point(row, col) = {U' ', left};
}

}  // namespace parlor::tui
