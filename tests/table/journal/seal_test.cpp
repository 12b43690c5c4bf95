#include "table/journal/seal.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

// Three pieces of two lines each, sealed after 0, 10 and 20 seconds.
std::string sealed_text() {
    std::string all;
    Sealer sealer;
    for (int piece = 0; piece < 3; ++piece) {
        const std::string text = "a line\nof piece " + std::to_string(piece) + "\n";
        sealer.pass(text);
        all += text + sealer.seal(std::int64_t{10} * piece);
    }
    return all;
}

}  // namespace

TEST_CASE("what was sealed is trusted to its end, and tells how long was played") {
    const std::string text = sealed_text();
    const Sealed part = sealed_part(text);
    CHECK(part.text == text);
    CHECK(part.rest == Sealed::Rest::None);
    CHECK_FALSE(part.is_script);
    CHECK(part.seconds == 20);
    Sealer further = part.sealer;
    further.pass("more\n");
    const std::string longer = text + "more\n" + further.seal(33);
    CHECK(sealed_part(longer).text == longer);
    CHECK(sealed_part(longer).seconds == 33);
}

TEST_CASE("a script has no seals, and stands but for a line that was cut off") {
    CHECK(sealed_part("").text.empty());
    CHECK(sealed_part("parlor 1\nbegin\n").rest == Sealed::Rest::None);
    const Sealed part = sealed_part("parlor 1\nbegin\n1 ro");
    CHECK(part.is_script);
    CHECK(part.text == "parlor 1\nbegin\n");
    CHECK(part.rest == Sealed::Rest::Torn);
    CHECK(part.first_line == 3);
}

TEST_CASE("whichever byte is changed, what is trusted is whole pieces before it") {
    const std::string text = sealed_text();
    const std::size_t piece = text.size() / 3;
    for (std::size_t at = 0; at < text.size(); ++at)
        for (const char bit : {'\x01', ' ', '@'}) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ bit);
            INFO(at << " " << static_cast<int>(bit));
            const Sealed part = sealed_part(changed);
            REQUIRE_FALSE(part.is_script);
            REQUIRE(part.text.size() <= at + 3);  // `20 s` is a byte longer than `0 s`
            REQUIRE(part.text.size() + piece + 3 >= at);
            REQUIRE(text.starts_with(part.text));
            REQUIRE(part.rest != Sealed::Rest::None);
        }
}

TEST_CASE("wherever a text is cut, what is trusted is whole pieces, and the rest is told") {
    const std::string text = sealed_text();
    for (std::size_t size = text.find("# kept") + 30; size < text.size(); ++size) {
        const Sealed part = sealed_part(std::string_view{text}.substr(0, size));
        INFO(size);
        REQUIRE(text.starts_with(part.text));
        REQUIRE(part.text.ends_with('\n'));
        const bool is_cut_in_a_line = text[size - 1] != '\n';
        REQUIRE((part.rest == Sealed::Rest::Torn) == is_cut_in_a_line);
    }
}

TEST_CASE("where it is damaged is told by lines, and so is what somebody has added") {
    std::string text = sealed_text();
    const Sealed added = sealed_part(text += "1 roll\n2 roll\n");
    CHECK(added.rest == Sealed::Rest::Added);
    CHECK(added.first_line == 10);
    CHECK(added.last_line == 11);
    text[text.find("piece 1")] = 'P';
    const Sealed damaged = sealed_part(text);
    CHECK(damaged.rest == Sealed::Rest::Damaged);
    CHECK(damaged.first_line == 4);
    CHECK(damaged.last_line == 6);
    CHECK(damaged.seconds == 0);
}

TEST_CASE("lines may end with CR LF, but a CR anywhere else is damage") {
    const std::string text = sealed_text();
    std::string with_cr;
    for (const char byte : text) with_cr += byte == '\n' ? std::string{"\r\n"} : std::string{byte};
    CHECK(sealed_part(with_cr).text == with_cr);
    CHECK(sealed_part(with_cr).rest == Sealed::Rest::None);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') continue;
        std::string changed = text;
        changed.insert(at, 1, '\r');
        INFO(at);
        REQUIRE(sealed_part(changed).text.size() <= at);
        REQUIRE(sealed_part(changed).rest != Sealed::Rest::None);
    }
}

namespace {

// The result of each line, as a letter; lines are passed with their ends.
std::string found_in(const std::string& text, Seals& seals) {
    std::string found;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        found += "-fB"[static_cast<int>(seals.pass(text.substr(at, end - at)))];
        at = end;
    }
    return found;
}

std::string found_in(const std::string& text) {
    Seals seals;
    return found_in(text, seals);
}

}  // namespace

TEST_CASE("seals are found as a text is read, and the first one that does not fit, once") {
    CHECK(found_in("parlor 1\nbegin\n# kept\n").find_first_not_of('-') == std::string::npos);
    std::string text = sealed_text();
    CHECK(found_in(text) == "--f--f--f");
    CHECK(found_in(text + "more\n") == "--f--f--f-");
    text[text.find("piece 1")] = 'P';
    Seals seals;
    CHECK(found_in(text, seals) == "--f--B---");
    CHECK(found_in(sealed_text().erase(0, 7)) == "-B------");
}

TEST_CASE("a broken seal tells which lines, and what can be done") {
    std::string text = sealed_text();
    text[text.find("piece 1")] = 'P';
    Seals seals;
    (void)found_in(text.substr(0, text.find("a line\nof piece 2")), seals);
    CHECK(words_about_broken_seal(seals) ==
          "lines 4 to 6 are not what was written; to run this as a script, delete its lines that "
          "begin with `# kept`");
}

TEST_CASE("a seal that was cut off is none yet") {
    const std::string text = sealed_text();
    CHECK(found_in(text.substr(0, text.size() - 1)) == "--f--f---");
    CHECK(found_in(text.substr(0, text.size() - 9)) == "--f--f---");
}

TEST_CASE("a byte order mark at the beginning counts for nothing in a seal") {
    const std::string marked = "\xEF\xBB\xBF" + sealed_text();
    const Sealed part = sealed_part(marked);
    CHECK(part.text == marked);
    CHECK(part.rest == Sealed::Rest::None);
    CHECK(part.seconds == 20);
    Sealer further = part.sealer;
    further.pass("more\n");
    CHECK(sealed_part(marked + "more\n" + further.seal(33)).seconds == 33);
    CHECK(sealed_part("\xEF\xBB\xBF" + marked).is_damaged_at_once());
}
