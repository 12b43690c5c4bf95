#include "longest_names.hpp"

#include <algorithm>
#include <optional>
#include <regex>
#include <span>
#include <sstream>

#include "base/units.hpp"
#include "canvas/letters.hpp"
#include "tui/board/capitals.hpp"
#include "tui/board/square_name.hpp"

namespace parlor::tui {
namespace {

std::string square_row(int square, const std::string& rest) {
    return "    { id = \"s" + std::to_string(square) + "\", name = \"" + name_of_square(square) +
           "\", short = \"" + short_name_of_square(square) + "\", kind = " + rest + " },\n";
}

std::string kind_of(int square, int size) {
    const int side = size / 4;
    const std::string sum = std::to_string(most_dollars);
    const std::string deed = ", price = " + sum + ", mortgage = " + sum;
    constexpr const char* groups[]{"brown", "light-blue", "pink", "orange"};
    constexpr const char* others[]{"red", "yellow", "green", "dark-blue"};
    if (square % side == 0) {
        constexpr const char* corners[]{"go", "gaol", "free-parking", "go-to-gaol"};
        return std::string{"\""} + corners[square / side] + "\"";
    }
    if (size == 40 and (square == 12 or square == 28)) return "\"utility\"" + deed;
    const std::string four = "[" + sum + ", " + sum + ", " + sum + ", " + sum + "]";
    switch (square % side) {
        case 2: return "\"chest\"";
        case 4: return "\"station\"" + deed + ", rents = " + four;
        case 6:
            if (square < side) break;  // a third red street, which cards name
            return "\"tax\", tax = " + sum;
        case 8: return "\"chest\"";
        case 9: return "\"chance\"";
        default: break;
    }
    if (square == side + 1) return "\"chance\"";
    const char* const group =
        square % side < side / 2 ? groups[square / side] : others[square / side];
    std::string rents = sum;
    for (int i = 1; i < 6; ++i) rents += ", " + sum;
    return "\"street\", group = \"" + std::string{group} + "\"" + deed + ", house-cost = " + sum +
           ", rents = [" + rents + "]";
}

std::vector<std::u32string> rows_of(const Canvas& canvas) {
    std::vector<std::u32string> rows(Canvas::rows);
    for (int row = 0; row < Canvas::rows; ++row)
        for (int col = 0; col < Canvas::cols; ++col)
            rows[static_cast<std::size_t>(row)] += canvas.cell({row, col}).glyph;
    return rows;
}

// The panel that lies over all else, without its frame.
std::optional<Box> panel_on(const std::vector<std::u32string>& rows) {
    constexpr Box middle{4, 8, 17, 31}, tall{1, 10, 22, 29};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].find(U"ENTER SAVES, ESC BACK") != std::u32string::npos) return middle;
        const auto at = rows[row].find(U"PRESS ANY KEY");
        if (at == std::u32string::npos or at < 10) continue;  // beside the board: computers play
        return row < 18 ? middle : tall;
    }
    return std::nullopt;
}

// Each row's letters for the search, all others as blanks: of a row with a panel, the panel's.
std::vector<std::string> plain_rows(const Canvas& canvas) {
    const std::vector<std::u32string> rows = rows_of(canvas);
    const auto panel = panel_on(rows);
    std::vector<std::string> plain(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int at = static_cast<int>(row);
        const bool is_covered = panel and panel->top <= at and at <= panel->bottom;
        const int left = is_covered ? panel->left : 0;
        const int right = is_covered ? panel->right : Canvas::cols - 1;
        for (int col = left; col <= right; ++col) {
            const char32_t letter = rows[row][static_cast<std::size_t>(col)];
            plain[row] += letter < 0x80 ? static_cast<char>(letter) : '|';
        }
    }
    return plain;
}

std::vector<std::string> words_of_names() {
    std::string names;
    for (int square = 0; square < static_cast<int>(board::most_squares); ++square)
        names += name_of_square(square) + " " + short_name_of_square(square) + " ";
    for (int seat = 1; seat <= static_cast<int>(max_seats); ++seat)
        names += name_of_player(seat) + " ";
    std::istringstream stream{names};
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        if (word.size() > 2) words.push_back(word);
    return words;
}

// The beginning of a word of a name, and not the whole of another. Two letters may be two squares
// of a map.
bool is_part(const std::string& part) {
    if (part.size() < 3) return false;
    static const std::vector<std::string> words = words_of_names();
    if (std::ranges::find(words, part) != words.end()) return false;
    return std::ranges::any_of(words,
                               [&](const std::string& word) { return word.starts_with(part); });
}

std::vector<std::string> words_in(const std::string& text) {
    std::istringstream stream{text};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

// How many words of the name stand from here on in the row, each whole or abbreviated.
std::size_t matched(std::span<const std::string> row, const std::vector<std::string>& name) {
    std::size_t count = 0;
    while (count < row.size() and count < name.size() and
           (row[count] == name[count] or row[count] == abbreviated(name[count])))
        ++count;
    return count;
}

// Names that are shorter, or of other squares.
std::vector<std::string> whole_names(const board::Board& board) {
    std::vector<std::string> names;
    for (const board::Title& title : board.titles) {
        names.push_back(capitals(board, title.name));
        names.push_back(upper(title.short_name));
    }
    return names;
}

}  // namespace

std::string longest_board(int size) {
    std::string text = "name = \"The longest names ..\"\nsquares = [\n";
    for (int square = 0; square < size; ++square) text += square_row(square, kind_of(square, size));
    return text + "]\n";
}

std::vector<std::string> cut_on(const Canvas& canvas) {
    static const std::regex word{R"([QY][A-Z]+[.|]?)"}, sum{R"(\$ *(32|327)(?![0-9]))"};
    std::vector<std::string> found;
    for (const std::string& text : plain_rows(canvas)) {
        for (std::sregex_iterator it{text.begin(), text.end(), word}, end; it != end; ++it)
            if (is_part(it->str())) found.push_back(text);
        if (std::regex_search(text, sum)) found.push_back(text);
    }
    return found;
}

std::vector<std::string> names_cut_on(const Canvas& canvas, const board::Board& board) {
    constexpr std::size_t telling = 8;  // a first word that long is of no sentence
    const std::vector<std::string> whole = whole_names(board);
    const std::vector<std::string> rows = plain_rows(canvas);
    std::vector<std::string> found;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::vector<std::string> words = words_in(rows[row]);
        const std::string below = row + 1 < rows.size() ? rows[row + 1] : "";
        for (const board::Title& title : board.titles) {
            const std::vector<std::string> name = words_in(capitals(board, title.name));
            for (std::size_t i = 0; i < words.size(); ++i) {
                const std::size_t count = matched(std::span{words}.subspan(i), name);
                if (count == 0 or count == name.size()) continue;
                if (count == 1 and words[i].size() < telling) continue;
                std::string shown = words[i];
                for (std::size_t n = 1; n < count; ++n) shown += " " + words[i + n];
                if (std::ranges::find(whole, shown) != whole.end()) continue;
                if (below.find(name[count]) == std::string::npos)
                    found.push_back(shown + " in: " + rows[row]);
            }
        }
    }
    return found;
}

}  // namespace parlor::tui
