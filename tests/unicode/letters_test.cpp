#include "unicode/letters.hpp"

#include "catch.hpp"

using namespace parlor;

TEST_CASE("a letter has the capital that Unicode gives it") {
    CHECK(capital(U'a') == U'A');
    CHECK(capital(U'Z') == U'Z');
    CHECK(capital(U'{') == U'{');
    CHECK(capital(U'ş') == U'Ş');
    CHECK(capital(U'ı') == U'I');
    CHECK(capital(U'ÿ') == U'Ÿ');
    CHECK(capital(U'ж') == U'Ж');
    CHECK(capital(U'ς') == U'Σ');
    CHECK(capital(U'÷') == U'÷');
}

TEST_CASE("M-1.5: a letter without its marks is plain, and some are so by custom") {
    for (const auto& [letter, plain] : {std::pair{U'Ş', 'S'},
                                        {U'ğ', 'g'},
                                        {U'İ', 'I'},
                                        {U'ı', 'i'},
                                        {U'Ǻ', 'A'},
                                        {U'ệ', 'e'},
                                        {U'Ł', 'L'},
                                        {U'ø', 'o'},
                                        {U'Æ', 'A'},
                                        {U'ß', 's'},
                                        {U'ﬁ', 'f'}}) {
        INFO(plain);
        CHECK(plain_letter(letter) == static_cast<char32_t>(plain));
    }
    for (const char32_t letter : std::u32string_view{U"×½²Ω日♦"}) CHECK_FALSE(plain_letter(letter));
}

TEST_CASE("M-1.5: text in plain letters") {
    CHECK(in_ascii("Şanlıurfa, Café 日") == "Sanliurfa, Cafe ?");
    CHECK(in_ascii("Go\n") == "Go\n");
}

TEST_CASE("endless marks on a letter cost no time") {
    const auto marked = [](int times) {
        std::string text = "a";
        for (int i = 0; i < times; ++i) text += i < times / 2 ? "\u0301" : "\u0323";
        return text;
    };
    CHECK(composed(marked(30)).starts_with("\u1EA1\u0323"));  // in their order
    CHECK(composed(marked(32)) == marked(32));
    CHECK(composed(marked(500'000)) == marked(500'000));  // takes hours if they are put in order
}

TEST_CASE("letters and their marks are composed; what cannot be composed stays") {
    CHECK(composed("Ann") == "Ann");
    for (const char* letters : {"Ça, ñ, Łódź", "\u02FF", "e\u02FF"})
        CHECK(composed(letters) == letters);
    CHECK(composed("e\u0300") == "è");
    CHECK(composed("Rene\u0301") == "René");
    CHECK(composed("I\u0307zmir") == "İzmir");
    CHECK(composed("\u212Bngstro\u0308m") == "Ångström");
    CHECK(composed("x\u0302") == "x\u0302");
    CHECK(composed("René\xFF") == "René\xFF");
    CHECK(composed("").empty());
}
