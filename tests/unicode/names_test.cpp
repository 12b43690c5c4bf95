// Names that look the same on screens, which write capitals.
#include "unicode/names.hpp"

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "program/ran.hpp"

using namespace parlor;

namespace {

struct Pair {
    const char *one, *other;
};
constexpr Pair alike[]{{"Ann", "ANN"},
                       {"Ann", " ann  "},
                       {"René", "RENE\u0301"},
                       {"Ångström", "\u212BNGSTRO\u0308M"},
                       {"ısı", "isi"},
                       {"İsa", "isa"},
                       {"Пётр", "ПЁТР"},
                       {"Ωμέγα", "ΩΜΈΓΑ"},
                       {"Weiß", "WEISS"},
                       {"σς", "ΣΣ"}};
constexpr Pair unlike[]{{"Ann", "Anna"}, {"Ömer", "Omer"}, {"Ann B", "AnnB"}, {"Анна", "Пётр"}};

std::string header(const char* one, const char* other) {
    return std::string{"parlor 1\ngame classic\nseat 1 person \""} + one +
           "\" red\nseat 2 person \"" + other + "\" blue\nbegin\n";
}

}  // namespace

TEST_CASE("names are alike whatever their case, outer blanks, composition and kind of I") {
    for (const auto& [one, other] : alike) {
        INFO(one << " / " << other);
        CHECK(are_alike(one, other));
        CHECK(are_alike(other, one));
    }
    for (const auto& [one, other] : unlike) {
        INFO(one << " / " << other);
        CHECK_FALSE(are_alike(one, other));
        CHECK(tui::upper(one) != tui::upper(other));
    }
}

TEST_CASE("two players whose names look the same are refused, in the line of the second") {
    for (const auto& [one, other] : alike) {
        const auto ran = run(header(one, other));
        INFO(ran.complaints);
        CHECK(ran.status == 2);
        CHECK(ran.complaints.starts_with("test:4: the name "));
        CHECK(ran.complaints.ends_with(" on screens, in line 3\n"));
    }
    for (const auto& [one, other] : unlike) CHECK(run(header(one, other)).status == 0);
    CHECK(run(header("Ann", "ANN")).complaints ==
          "test:4: the name ANN looks like Ann on screens, in line 3\n");
}

TEST_CASE("a game that was begun when such names were taken is not lost") {
    for (const auto& [one, other] : alike) {
        table::LineReader lines{header(one, other)};
        table::Output complaints;
        const auto loaded = load_script(lines, "test", open_table, complaints);
        INFO(complaints.waiting());
        CHECK(loaded.status == table::Status::Fine);
        CHECK(loaded.table);
    }
}

TEST_CASE("a name is kept composed") {
    const auto ran = run(header("Rene\u0301", "Bob") + ".expect seat.1.name René\n");
    INFO(ran.complaints);
    CHECK(ran.status == 0);
}

TEST_CASE("the name that is meant is the same, or else one that looks the same") {
    const std::vector<std::string> there{"Friday", "friday", "René"};
    CHECK(meant_among(there, "friday") == "friday");
    CHECK(meant_among(there, "FRIDAY") == "Friday");
    CHECK(meant_among(there, "rene\u0301 ") == "René");
    CHECK(meant_among(there, "Saturday") == "Saturday");
    CHECK(meant_among({}, "Rene\u0301") == "René");
}
