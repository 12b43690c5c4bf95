#include "table/language/line_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <vector>

#include "catch.hpp"
#include "table/language/output.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

// An unnamed file with this content, open for reading.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& content) : file_{std::tmpfile()} {
        REQUIRE(write_all(descriptor(), content) == 0);
        REQUIRE(lseek(descriptor(), 0, SEEK_SET) == 0);
    }
    ~TemporaryFile() { std::fclose(file_); }
    [[nodiscard]] int descriptor() const { return fileno(file_); }

private:
    std::FILE* file_;
};

std::vector<std::string> all(LineReader& reader) {
    std::vector<std::string> lines;
    while (const auto line = reader.next()) lines.emplace_back(line->text);
    return lines;
}

std::vector<std::string> read_text(const std::string& text) {
    LineReader reader{text};
    auto lines = all(reader);
    const TemporaryFile file{text};
    LineReader from_file{file.descriptor()};
    CHECK(all(from_file) == lines);
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("lines end with LF or CR LF, and the last one may have no end") {
    CHECK(read_text("a\nb\r\n\nc") == Lines{"a", "b", "", "c"});
    CHECK(read_text("a\n") == Lines{"a"});
    CHECK(read_text("").empty());
    CHECK(read_text("\n") == Lines{""});
}

TEST_CASE("a line is had as it stands, too, with its end") {
    LineReader reader{"a\r\n\nb\r\r\n" + std::string(1001, 'x') + "\nc\r"};
    for (const char* const whole : {"a\r\n", "\n", "b\r\r\n", "", "c\r"})
        CHECK(reader.next()->whole == whole);
}

TEST_CASE("a last line that is not ended is known as such") {
    LineReader reader{std::string{"a\nb"}};
    CHECK(reader.next()->is_ended);
    CHECK_FALSE(reader.next()->is_ended);
}

TEST_CASE("a line of a megabyte is passed over, and the next one has its number") {
    const TemporaryFile file{"first\n" + std::string(1'000'000, 'x') + "\nthird\n"};
    LineReader reader{file.descriptor()};
    CHECK_FALSE(reader.next()->is_too_long);
    const auto second = reader.next();
    CHECK(second->is_too_long);
    CHECK(second->number == 2);
    const auto third = reader.next();
    CHECK(third->text == "third");
    CHECK(third->number == 3);
    CHECK_FALSE(third->is_too_long);
    CHECK_FALSE(reader.next());
}

TEST_CASE("a line of 1,000 bytes is read and one of 1,001 is too long, whatever its end") {
    for (const std::string end : {"\n", "\r\n", ""}) {
        LineReader fits{std::string(1000, 'x') + end}, is_over{std::string(1001, 'x') + end};
        CHECK(fits.next()->text.size() == 1000);
        CHECK(is_over.next()->is_too_long);
    }
}

TEST_CASE("a megabyte without any line end is one line that is too long") {
    const TemporaryFile file{std::string(1'000'000, 'x')};
    LineReader reader{file.descriptor()};
    CHECK(reader.next()->is_too_long);
    CHECK_FALSE(reader.next());
}

TEST_CASE("a file has at most 1,000,000 lines") {
    LineReader fits{std::string(1'000'000, '\n')}, is_over{std::string(1'000'001, '\n')};
    CHECK(all(fits).size() == 1'000'000);
    CHECK_FALSE(fits.failure());
    CHECK(all(is_over).size() == 1'000'000);
    CHECK(is_over.has_too_many());
    CHECK(is_over.failure()->what == "there are more than 1,000,000 lines");
}

TEST_CASE("a file that cannot be read says why") {
    const int folder = open("/", O_RDONLY);
    LineReader reader{folder};
    CHECK_FALSE(reader.next());
    CHECK(reader.failure()->what == "cannot be read: Is a directory");
    CHECK_FALSE(reader.has_too_many());
    close(folder);
}

TEST_CASE("a byte order mark at the beginning is passed over, and nowhere else") {
    const std::string mark = "\xEF\xBB\xBF";
    CHECK(read_text(mark + "one\r\n" + mark + "two\n") ==
          std::vector<std::string>{"one", mark + "two"});
    CHECK(read_text(mark + mark + "one") == std::vector<std::string>{mark + "one"});
    CHECK(read_text(mark) == std::vector<std::string>{""});
    LineReader longest{mark + std::string(1000, 'x') + "\r\n" + std::string(1001, 'x') + "\n"};
    CHECK_FALSE(longest.next()->is_too_long);
    CHECK(longest.next()->is_too_long);
    const TemporaryFile file{mark + std::string(1000, 'x') + "\r\nend\n"};
    LineReader from_file{file.descriptor()};
    CHECK(from_file.next()->text.size() == 1000);
}
