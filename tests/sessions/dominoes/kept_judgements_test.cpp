// Judgements that are kept while a review goes on.
#include "sessions/dominoes/kept_judgements.hpp"

#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("what was judged is found again as it was said, and a damaged line is not") {
    const Folder folder;
    const auto path = folder.path / "reviews" / "some";
    const Judgement judgement{{{Number{3}, Number{4}}, End::Up}, 2.0 / 3, 0.5, -1.25};
    Judgement said;
    {
        KeptJudgements kept{path};
        CHECK_FALSE(kept.find(17));
        said = kept.keep(17, judgement);
        (void)kept.keep(19, {{{Number{6}, Number{6}}}, 1, 0, 12});
    }
    std::ofstream{path, std::ios::app} << "18 34 9 0.5 0.5 0\n20 3\x1b[2J\n21 34 1 0.5 0.\n";
    const KeptJudgements again{path};
    REQUIRE(again.find(17));
    CHECK(again.find(17)->best == judgement.best);
    CHECK(again.find(17)->chance_of_best == said.chance_of_best);
    CHECK(again.find(17)->points == said.points);
    CHECK(again.find(19)->best == Play{{Number{6}, Number{6}}});
    for (const std::size_t damaged : {18U, 20U, 21U}) CHECK_FALSE(again.find(damaged));
}

TEST_CASE("a byte order mark at the beginning of what was judged is passed over") {
    const Folder folder;
    const auto path = folder.path / "some";
    std::ofstream{path} << "\xEF\xBB\xBF"
                        << "17 34 2 0.5 0.5 0\n";
    CHECK(KeptJudgements{path}.find(17));
}

TEST_CASE("where nothing can be kept the judgement is said all the same") {
    KeptJudgements nowhere{std::nullopt}, blocked{"/dev/null/reviews/some"};
    const Judgement judgement{{{Number{3}, Number{4}}}, 0.5, 0.25, 1};
    CHECK(nowhere.keep(1, judgement).cost() == 0.25);
    CHECK(blocked.keep(1, judgement).cost() == 0.25);
}
