// man/parlor-data.5 describes each field of boards, cards and modes as the loaders read it.
#include <cctype>
#include <map>

#include "library/board_file.hpp"
#include "library/broken.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"
#include "manual.hpp"
#include "rules/property/options.hpp"

using namespace parlor;
using library::Report;

namespace {

using Said = std::map<std::string, std::string>;  // a loader's error for each field

Lines told(const std::string& heading) { return part(manual("parlor-data.5"), heading); }

Said said_of(const Report& report, const std::string& path) {
    Said said;
    for (const auto& mistake : report.mistakes())
        if (mistake.field.starts_with(path)) said[mistake.field.substr(path.size())] = mistake.what;
    return said;
}

constexpr int squares_of_board = 40;

int place_of(const std::string& kind) {
    const Lines corners{"go", "gaol", "free-parking", "go-to-gaol"};
    const auto corner = std::ranges::find(corners, kind);
    if (corner == corners.end()) return 1;
    return static_cast<int>(corner - corners.begin()) * squares_of_board / 4;
}

// The errors of a square with `row` as its fields, on an otherwise plain board.
Said said_of_square(const std::string& kind, const std::string& row) {
    const int place = place_of(kind);
    std::string text = "name = \"Plain\"\nsquares = [\n";
    for (int i = 0; i < squares_of_board; ++i)
        text += i == place ? "{ " + row + " },\n"
                           : "{ id = \"c" + std::to_string(i) + "\", kind = \"chance\" },\n";
    Report report{"plain.toml"};
    CHECK_FALSE(library::read_board(text + "]\n", "plain", report));
    return said_of(report, "squares[" + std::to_string(place) + "].");
}

Said said_of_card(const std::string& row) {
    Report report{"mine.toml"};
    (void)library::read_cards("chest = [{ " + row + " }]\n", library::uk(), report);
    return said_of(report, "chest[0].");
}

Said said_of_mode(const std::string& text) {
    Report report{"mine.toml"};
    CHECK_FALSE(library::read_mode(text, "mine", report));
    return said_of(report, "");
}

// The names in `id, name and kind`.
Names listed_in(const std::string& list) {
    Names names = matches(list, R"(([a-z-]+))");
    names.erase("and");
    names.erase("or");
    return names;
}

// The fields that a loader names when given `nonsense`.
Names known(const Said& said) {
    const std::string list = "there are ";
    const std::string& what = said.at("nonsense");
    return listed_in(what.substr(what.find(list) + list.size()));
}

Names missing(const Said& said) {
    Names fields;
    for (const auto& [field, what] : said)
        if (what.starts_with("is missing")) fields.insert(field);
    return fields;
}

std::string all_wrong(const Names& fields) {
    std::string row;
    for (const std::string& field : fields) row += ", " + field + " = {}";
    return row;
}

// `Must be 0 to 32767` of `must be 0 to 32767` and of `is missing; must be 0 to 32767`.
std::string sentence_of(const std::string& what) {
    return "M" + what.substr(what.find("must be") + 1);
}

std::string on_one_line(const std::string& text) {
    return std::regex_replace(text, std::regex{"\n"}, " ");
}

void check_told(const Lines& entries, const Said& said, const Names& fields) {
    for (const std::string& field : fields) {
        const std::string text = on_one_line(entry(entries, field));
        const auto what = said.find(field);
        INFO(field << ": " << text);
        REQUIRE(what != said.end());
        INFO(sentence_of(what->second));
        CHECK(text.find(sentence_of(what->second) + ".") != std::string::npos);
    }
}

Names optional_fields(const Lines& entries) {
    Names names;
    for (const std::string& tag : tags(entries))
        if (tag.ends_with("| optional")) names.insert(words_of(tag).at(0));
    return names;
}

Names kinds_told() { return first_words(tags(told(".Ss Kinds of squares"))); }

// The fields that the page names for a kind of square, with those of all squares.
Names fields_told(const std::string& kind) {
    Names names{"id", "name", "short", "kind"};
    const std::string text = entry(told(".Ss Kinds of squares"), kind);
    for (const std::string& list : matches(text, "Its fields: ([^.]*)\\."))
        names.merge(listed_in(list));
    return names;
}

std::string start_of(const std::string& kind) { return "kind = \"" + kind + "\", nonsense = 1"; }

Lines examples() {
    Lines texts;
    bool is_here = false;
    for (const std::string& line : told(".Sh EXAMPLES")) {
        if (line.starts_with(".Bd")) texts.emplace_back();
        if (is_here and line != ".Ed") texts.back() += line + "\n";
        is_here = line.starts_with(".Bd") or (is_here and line != ".Ed");
    }
    return texts;
}

std::string default_text(const RuleOption<property::Ruleset>& option) {
    std::string text = value_text(option, property::Ruleset{});
    if (not std::holds_alternative<YesOrNo>(option.values)) return text;
    return text == "yes" ? "true" : "false";
}

void check_options(std::span<const RuleOption<property::Ruleset>> options,
                   const std::string& heading) {
    const Lines entries = told(heading);
    Names names;
    for (const auto& option : options) {
        const std::string name{option.name};
        names.insert(name);
        const std::string text = std::string{option.explanation} + ".\n" +
                                 sentence_of(said_of_mode(name + " = {}").at(name)) +
                                 "; default: " + default_text(option) + ".\n";
        CHECK(entry(entries, name) == text);
    }
    CHECK(first_words(tags(entries)) == names);
}

}  // namespace

TEST_CASE("parlor-data(5) tells the kinds of squares, and the fields of each") {
    const std::string all = said_of_square("", "nonsense = 1").at("kind");
    CHECK(kinds_told() == listed_in(all.substr(all.find("one of ") + 7)));
    for (const std::string& kind : kinds_told()) {
        INFO(kind);
        CHECK(known(said_of_square(kind, start_of(kind))) == fields_told(kind));
    }
}

TEST_CASE("parlor-data(5) tells what each field of a square must be") {
    const Lines entries = told(".Ss Fields of a square");
    Names all;
    for (const std::string& kind : kinds_told()) {
        Names fields = fields_told(kind);
        fields.erase("kind");
        INFO(kind);
        check_told(entries, said_of_square(kind, start_of(kind) + all_wrong(fields)), fields);
        all.merge(fields);
    }
    check_told(entries, said_of_square("", "nonsense = 1"), {"kind"});
    all.insert("kind");
    CHECK(first_words(tags(entries)) == all);
}

TEST_CASE("parlor-data(5) tells which fields of a square can be left out") {
    const Names optional = optional_fields(told(".Ss Fields of a square"));
    for (const std::string& kind : kinds_told()) {
        Names needed = without(fields_told(kind), optional);
        needed.erase("kind");
        INFO(kind);
        CHECK(missing(said_of_square(kind, start_of(kind))) == needed);
    }
}

TEST_CASE("parlor-data(5) tells the fields of a board and of decks") {
    for (const std::string section : {".Sh BOARDS", ".Sh CARDS"}) {
        const bool is_board = section == ".Sh BOARDS";
        const Names optional = optional_fields(told(section));
        Report report{"mine.toml"};
        if (is_board)
            (void)library::read_board(
                "nonsense = 1\nabout = {}\nlanguage = {}\nenglish-words = {}\n", "mine", report);
        else
            (void)library::read_cards("nonsense = 1", library::uk(), report);
        const Said said = said_of(report, "");
        check_told(told(section), said, known(said));
        CHECK(missing(said) == without(known(said), optional));
    }
}

TEST_CASE("parlor-data(5) shows each effect of a card as it can be written, and no other") {
    Names shown;
    for (const std::string& effect : tags(told(".Ss Effects"))) {
        INFO(effect);
        CHECK(said_of_card("id = \"mine\", words = [\"Mine.\"], " + effect).empty());
        shown.insert(words_of(effect).at(0));
    }
    const std::string list = said_of_card("id = \"mine\"").at("id");
    CHECK(shown == listed_in(list.substr(list.find("one of ") + 7)));
}

TEST_CASE("parlor-data(5) tells what each field of a card must be") {
    const Lines effects = told(".Ss Effects");
    for (const std::string& effect : tags(effects)) {
        const std::string name = words_of(effect).at(0);
        const std::string wrong = effect.ends_with("true") ? "false" : "\"x\"";
        check_told(effects, said_of_card(std::string{name}.append(" = ").append(wrong)), {name});
    }
    const Said said = said_of_card("pays = 1, nonsense = 1");
    const Lines entries = told(".Ss Fields of a card");
    const Names fields = first_words(tags(entries));
    check_told(entries, said, fields);
    CHECK(missing(said) == fields);
    Names all = first_words(tags(effects));
    all.insert(fields.begin(), fields.end());
    CHECK(known(said) == all);
}

TEST_CASE("parlor-data(5) tells the fields, options and switches of a mode") {
    const Said said = said_of_mode("nonsense = 1\nabout = {}\nseats = {}\n");
    const Lines entries = told(".Sh MODES");
    check_told(entries, said, {"name", "about", "board", "cards", "seats"});
    CHECK(without(missing(said), {"name", "board", "cards"}) == none);
    CHECK(optional_fields(entries) == Names{"about", "seats"});
    CHECK(first_words(tags(entries)) == known(said));
    check_options(property::options(), ".Ss Options");
    check_options(property::switches(), ".Ss Switches");
}

TEST_CASE("the examples of parlor-data(5) are what can be loaded") {
    const Lines texts = examples();
    REQUIRE(texts.size() == 3);
    CHECK(library::said(library::read_mode(texts[0], "lean.toml")) == "fine");
    const std::string deck = " = [\n" + texts[2] + "]\n";
    const std::string cards = "chest" + deck + "chance" + deck;
    CHECK(library::said(library::read_cards(cards, "mine.toml", library::uk())) == "fine");
    for (const Lines& row : fits(texts[1], R"re(\{ (.*kind = "([a-z]+)".*) \})re"))
        CHECK(said_of_square(row[2], row[1]).empty());
}
