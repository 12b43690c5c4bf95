// man/parlor.5 describes the complete table language, and nothing else.
#include "app/editions.hpp"
#include "canvas/key.hpp"
#include "dominoes/options.hpp"
#include "dominoes/words/words.hpp"
#include "games/games.hpp"
#include "manual.hpp"
#include "program/ran.hpp"
#include "rules/board/colour.hpp"
#include "rules/moneyloopy/decisions.hpp"
#include "rules/moneyloopy/options.hpp"
#include "rules/moneyloopy/words/words.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/options.hpp"
#include "rules/property/words/words.hpp"

using namespace parlor;
namespace moneyloopy = parlor::moneyloopy;

namespace {

const std::string two_people = "seed 1\nseat 1 person Ann\nseat 2 person Bob\n";
const std::string begun_property = "parlor 1\ngame classic\nboard uk\n" + two_people;
const std::string blitz = "parlor 1\ngame blitz\nboard uk\n" + two_people + "seat 3 person Cid\n";
const std::string begun_moneyloopy = "parlor 1\ngame moneyloopy\n" + two_people;
const std::string begun_dominoes = "parlor 1\ngame dominoes\n" + two_people;

Lines told(const std::string& heading) { return part(manual("parlor.5"), heading); }

// `moved seat from to` of `moved seat=1 from=go to=go`.
Names names_and_keys(const Lines& forms) {
    Names names;
    for (const std::string& form : forms)
        names.insert(std::regex_replace(form, std::regex{"=[^ ]*"}, ""));
    return names;
}

template <class Action, class ToLine, std::size_t... Nth>
Names verbs_of(ToLine to_line, std::index_sequence<Nth...> /*all*/) {
    return first_words({to_line(Action{std::variant_alternative_t<Nth, Action>{}})...});
}

template <class Action, class ToLine>
Names verbs(ToLine to_line) {
    return verbs_of<Action>(to_line, std::make_index_sequence<std::variant_size_v<Action>>{});
}

Names verbs_told(const std::string& game) {
    Names all = first_words(tags(told(".Ss Moves of " + game)));
    all.merge(first_words(tags(told(".Ss Chance in " + game))));
    return all;
}

std::unique_ptr<table::GameTable> opened(const std::string& header) {
    table::LineReader lines{header + "begin\n"};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints, {});
    REQUIRE(loaded.table);
    return std::move(loaded.table);
}

template <class Ruleset>
void check_options(RuleOptions<Ruleset> options, const std::string& heading) {
    const Lines entries = told(heading);
    Names names;
    for (const auto& option : options) {
        names.emplace(option.name);
        const std::string text = std::string{option.explanation} +
                                 ".\nValues: " + all_values(option.values) +
                                 "; default: " + value_text(option, Ruleset{}) + ".\n";
        INFO(option.name << ": " << text);
        CHECK(entry(entries, std::string{option.name}).starts_with(text));
    }
    CHECK(first_words(tags(entries)) == names);
}

std::string fact_name(const std::string& fact) {
    const std::string seats =
        std::regex_replace(fact, std::regex{R"(^(seat|score|hand|end|arm)\.\d)"}, "$1.N");
    return std::regex_replace(seats, std::regex{R"(^square\.[^.]+)"}, "square.ID");
}

// `pot` or, when it can be set, `pot *`.
std::string fact_told(const std::string& header, const std::string& fact) {
    const std::string set = run(header + "begin\n.set " + fact + " ?\n").complaints;
    return fact_name(fact) + (set.find("can be set") == std::string::npos ? " *" : "");
}

Names facts_of(const std::string& header) {
    Names facts, names;
    for (const auto& [fact, value] : opened(header)->facts())
        if (names.insert(fact_name(fact)).second) facts.insert(fact_told(header, fact));
    return facts;
}

Names whole_tags(const std::string& heading) {
    const Lines all = tags(told(heading));
    return {all.begin(), all.end()};
}

bool is_directive(const std::string& name) {
    return run(name + "\n").complaints.find("there is no directive") == std::string::npos;
}

}  // namespace

TEST_CASE("parlor(5) tells the lines before begin, and no others") {
    const std::string complaint = run("parlor 1\nnonsense\n").complaints;
    const auto list = complaint.find("write ");
    REQUIRE(list != std::string::npos);
    Names words =
        matches(complaint.substr(list + 6, complaint.find(", not") - list - 6), R"(([a-z]+))");
    words.erase("or");
    words.insert("parlor");
    Names lines = first_words(tags(told(".Sh HEADER")));
    for (const char* const field : {"KIND", "NAME", "COLOUR", "TOKEN"})
        CHECK(lines.erase(field) == 1);
    CHECK(lines == words);
}

TEST_CASE("parlor(5) tells each colour of a seat") {
    const std::string colours = entry(told(".Sh HEADER"), "COLOUR");
    for (std::size_t i = 0; i < board::colour_count; ++i) {
        const std::string colour{board::id_of(board::Colour(i))};
        INFO(colour);
        CHECK(std::regex_search(colours, std::regex{"\\.Cm " + colour + "\\b"}));
    }
}

TEST_CASE("parlor(5) tells the options of each game, what they say, their values and defaults") {
    check_options(property::options(), ".Ss Options of the property game");
    check_options(moneyloopy::options(), ".Ss Options of Moneyloopy");
    check_options(dominoes::options(), ".Ss Options of dominoes");
}

TEST_CASE("parlor(5) tells each move of players and of chance, and no other") {
    const auto property_line = [](const property::Action& action) {
        return property::to_line(tui::edition(), action);
    };
    const auto moneyloopy_line = [](const moneyloopy::Action& action) {
        return moneyloopy::to_line(tui::edition().board, action);
    };
    const auto domino_line = [](const dominoes::Action& action) {
        return dominoes::to_line(action);
    };
    CHECK(verbs_told("the property game") == verbs<property::Action>(property_line));
    CHECK(verbs_told("Moneyloopy") == verbs<moneyloopy::Action>(moneyloopy_line));
    CHECK(verbs_told("dominoes") == verbs<dominoes::Action>(domino_line));
}

TEST_CASE("parlor(5) tells each event with its keys, and no other") {
    CHECK(whole_tags(".Ss Events of the property game") ==
          names_and_keys(property::event_forms(tui::edition())));
    CHECK(whole_tags(".Ss Events of Moneyloopy") ==
          names_and_keys(moneyloopy::event_forms(tui::edition().board)));
    CHECK(whole_tags(".Ss Events of dominoes") == names_and_keys(dominoes::event_forms()));
}

TEST_CASE("parlor(5) tells each directive, and no other") {
    const Names listed = first_words(tags(told(".Sh DIRECTIVES")));
    Names names;
    for (const std::string& tag : listed)
        if (tag.starts_with('.')) names.insert(tag);
    Names known;
    for (const std::string& name : in_sources(R"re("(\.[a-z-]+)")re"))
        if (is_directive(name)) known.insert(name);
    CHECK(known.contains(".quit"));
    CHECK(names == known);
}

TEST_CASE("parlor(5) tells each name of a key that a script may press") {
    const std::string keys = joined(told(".Ss Names of keys"));
    for (const std::string& name : in_sources(R"re("([A-Za-z][A-Za-z0-9-]+)")re")) {
        if (not tui::find_key(name)) continue;
        INFO(name);
        CHECK(std::regex_search(keys, std::regex{" " + name + "[ \n]"}));
    }
}

TEST_CASE("parlor(5) tells each fact, and which can be set") {
    Names facts = facts_of(begun_property);
    facts.merge(facts_of(blitz));
    CHECK(whole_tags(".Ss Facts of the property game") == facts);
    Names of_moneyloopy = facts_of(begun_moneyloopy);
    of_moneyloopy.merge(Names{"deal.N.from", "deal.N.to", "deal.N.term.N"});
    CHECK(whole_tags(".Ss Facts of Moneyloopy") == of_moneyloopy);
    CHECK(whole_tags(".Ss Facts of dominoes") == facts_of(begun_dominoes));
}

TEST_CASE("parlor(5) tells each term of a deal, and no other") {
    Names verbs = in_sources(R"re(TermVerb\{"([a-z-]+)")re");
    verbs.merge(in_sources(R"re(TermVerb\{"[a-z-]+", "([a-z-]+)")re"));
    Names terms;
    for (const std::string& tag : tags(told(".Ss Terms of deals"))) terms.insert(words_of(tag)[0]);
    CHECK(verbs.contains("their-rent"));
    CHECK(without(terms, verbs) == none);
    const std::string text = joined(told(".Ss Terms of deals"));
    for (const std::string& verb : verbs) {
        INFO(verb);
        CHECK(std::regex_search(text, std::regex{"[ \n]" + verb + "[ \n]"}));
    }
}

TEST_CASE("parlor(5) tells each kind of decision") {
    const std::string kinds = entry(told(".Ss Facts of the property game"), "decision.kind");
    for (int kind = 0; kind <= static_cast<int>(property::DecisionKind::Vote); ++kind) {
        const std::string id{property::id_of(static_cast<property::DecisionKind>(kind))};
        INFO(id);
        CHECK(kinds.find(".Ql " + id) != std::string::npos);
    }
    const std::string others = entry(told(".Ss Facts of Moneyloopy"), "decision.kind");
    for (int kind = 0; kind <= static_cast<int>(moneyloopy::DecisionKind::Deal); ++kind) {
        const std::string id{moneyloopy::id_of(static_cast<moneyloopy::DecisionKind>(kind))};
        INFO(id);
        CHECK(others.find(".Ql " + id) != std::string::npos);
    }
}

TEST_CASE("parlor(5) tells each comment that means something in a journal, and no other") {
    Names comments;
    for (const std::string& tag : tags(told(".Sh JOURNALS"))) comments.insert(words_of(tag).at(1));
    CHECK(comments == in_sources(R"re("# ([a-z]+) ")re"));
}
