#include "longest_names.hpp"

#include <algorithm>
#include <regex>

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
    switch (square % side) {
        case 2: return square / side % 2 == 0 ? "\"chest\"" : "\"chance\"";
        case 4:
            return "\"station\"" + deed + ", rents = [" + sum + ", " + sum + ", " + sum + ", " +
                   sum + "]";
        case 5:
            if (square / side == 1) return "\"tax\", tax = " + sum;
            break;
        default: break;
    }
    if (size == 40 and (square == 12 or square == 28)) return "\"utility\"" + deed;
    const char* const group =
        square % side < side / 2 ? groups[square / side] : others[square / side];
    std::string rents = sum;
    for (int i = 1; i < 6; ++i) rents += ", " + sum;
    return "\"street\", group = \"" + std::string{group} + "\"" + deed + ", house-cost = " + sum +
           ", rents = [" + rents + "]";
}

// The panel that lies over all else: its columns.
struct Panel {
    std::size_t left = 0, right = Canvas::cols - 1;
};

Panel panel_on(const std::vector<std::u32string>& rows) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto at = rows[row].find(U"PRESS ANY KEY");
        if (at == std::u32string::npos or at < 10) continue;  // beside the board: computers play
        return row < 18 ? Panel{8, 31} : Panel{10, 29};
    }
    return {};
}

// Letters for the search: all others are blanks.
std::string plain(const std::u32string& row, Panel panel) {
    std::string text;
    for (std::size_t col = panel.left; col <= panel.right; ++col)
        text += row[col] < 0x80 ? static_cast<char>(row[col]) : '|';
    return text;
}

bool is_whole(const std::string& word) {
    const bool is_of_square = word.starts_with('Q');
    const int codes = is_of_square ? 40 : 9;
    for (int i = 0; i < codes; ++i) {
        const std::string names =
            is_of_square ? name_of_square(i) + " " + short_name_of_square(i) : name_of_player(i);
        if ((" " + names + " ").find(" " + word + " ") != std::string::npos) return true;
    }
    return false;
}

}  // namespace

std::string longest_board(int size) {
    std::string text = "name = \"The longest names ..\"\nsquares = [\n";
    for (int square = 0; square < size; ++square) text += square_row(square, kind_of(square, size));
    return text + "]\n";
}

std::vector<std::string> cut_on(const Canvas& canvas) {
    static const std::regex word{R"([QY][A-Z]+[.|]?)"}, sum{R"(\$ *(32|327)(?![0-9]))"};
    std::vector<std::u32string> rows(Canvas::rows);
    for (int row = 0; row < Canvas::rows; ++row)
        for (int col = 0; col < Canvas::cols; ++col)
            rows[static_cast<std::size_t>(row)] += canvas.cell({row, col}).glyph;
    const Panel panel = panel_on(rows);
    std::vector<std::string> found;
    for (const std::u32string& row : rows) {
        const std::string text = plain(row, panel);
        for (std::sregex_iterator it{text.begin(), text.end(), word}, end; it != end; ++it) {
            const std::string part = it->str();
            const bool is_name =
                part.size() > 2 and (part[0] == 'Y' or (part[2] >= 'K' and part[2] <= 'L'));
            if (is_name and part.back() != '.' and part.back() != '|' and not is_whole(part))
                found.push_back(text);
        }
        if (std::regex_search(text, sum)) found.push_back(text);
    }
    return found;
}

}  // namespace parlor::tui
