#include "library/bundle.hpp"

#include <algorithm>
#include <array>

#include "base/byte_order_mark.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "unicode/printable.hpp"

namespace parlor::library {
namespace {

constexpr std::string_view first_line = "parlor mode 1";
constexpr std::string_view mark = "== ";
constexpr std::array kinds{DataKind::Mode, DataKind::Board, DataKind::Cards};

// Why a line may not be printed: all of a bundle has to be printable, except for tabs.
std::optional<Error> wrong_letters(std::string_view line) {
    std::string shown{line};
    std::ranges::replace(shown, '\t', ' ');
    return unprintable(shown);
}

// Reads a bundle line by line.
class Reader {
public:
    explicit Reader(Report& report) : report_{&report} {}

    void read(std::string_view line) {
        ++number_;
        if (const auto error = wrong_letters(line)) return wrong(error->what);
        if (number_ == 1) return begin(line);
        if (line.starts_with(mark)) return begin_file(line.substr(mark.size()));
        if (not files_.empty())
            files_.back().text.append(line).append("\n");
        else if (not line.empty() and line.front() != '#')
            wrong("a file must begin with a line like \"== mode NAME\"");
    }

    [[nodiscard]] const Bundle& files() const { return files_; }

private:
    void wrong(const std::string& what) { report_->wrong({.line = number_}, "", what); }

    void begin(std::string_view line) {
        if (line != first_line) wrong("the first line must be \"" + std::string{first_line} + '"');
    }

    void begin_file(std::string_view words) {
        for (const DataKind kind : kinds) {
            const std::string word = std::string{word_of(kind)} + ' ';
            if (words.starts_with(word)) return begin_file(kind, words.substr(word.size()));
        }
        wrong("must be == mode NAME, == board NAME or == cards NAME");
    }

    void begin_file(DataKind kind, std::string_view id) {
        if (not is_id(id)) return wrong("the name must be 1 to 40 of a-z, 0-9 and -");
        if (std::ranges::find(files_, kind, &BundledFile::kind) != files_.end())
            return wrong("a second file of this kind; there is one of each");
        files_.push_back({.kind = kind, .id = std::string{id}, .text = {}, .line = number_ + 1});
    }

    Report* report_;
    std::size_t number_ = 0;
    Bundle files_;
};

}  // namespace

std::string bundle_text(const Bundle& files) {
    std::string text{first_line};
    text += "\n# To have this mode: parlor import FILE\n";
    for (const BundledFile& file : files) {
        text.append(mark).append(word_of(file.kind)).append(" ").append(file.id).append("\n");
        text += file.text;
        if (not file.text.ends_with('\n')) text += '\n';
    }
    return text;
}

std::string with_own_line_ends(std::string_view text) {
    text = without_byte_order_mark(text);
    std::string own;
    own.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' or text.substr(i + 1, 1) != "\n") own += text[i];
    return own;
}

std::optional<Bundle> read_bundle(std::string_view text, Report& report) {
    if (text.size() > most_bytes) {
        report.wrong({}, "", "is too long; must be at most 1,000,000 bytes");
        return std::nullopt;
    }
    Reader reader{report};
    while (report.fine() and not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        reader.read(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (report.fine() and reader.files().empty())
        report.wrong({}, "", "there is no mode in it; must have a line like \"== mode NAME\"");
    if (not report.fine()) return std::nullopt;
    return reader.files();
}

}  // namespace parlor::library
