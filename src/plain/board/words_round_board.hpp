// WordsRoundBoard: what plain mode says of any game round a board. The words of these games begin with
// these.
//
// Source: P-1.2, P-1.4.
#pragma once

#include <memory>
#include <string_view>
#include <type_traits>

#include "plain/board/questions.hpp"
#include "plain/board/spoken_names.hpp"
#include "plain/words_of.hpp"

namespace parlor::plain {

template <table::TurnGame G>
class WordsRoundBoard : public WordsOf<G> {
public:
    using WordsOf<G>::WordsOf;

    [[nodiscard]] bool is_outdone(const Told& one, const Told& later) const override {
        return builds_on(one, later);
    }
    [[nodiscard]] bool is_in_prompt(std::string_view event) const override {
        return event == "auction";
    }

protected:
    using Edition = std::remove_const_t<typename decltype(G::Setup::edition)::element_type>;

    [[nodiscard]] typename G::Setup spoken_setup() const override {
        typename G::Setup setup = this->session().setup();
        setup.edition = spoken_edition();
        return setup;
    }
    [[nodiscard]] const std::shared_ptr<const Edition>& spoken_edition() const {
        const typename G::Setup& setup = this->session().setup();
        return names_.edition(*setup.edition, setup.rules, this->letters());
    }

private:
    mutable SpokenNames<Edition> names_;
};

}  // namespace parlor::plain
