#include "app/table/hint.hpp"

#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

class HintInWords final : public Hint {
public:
    explicit HintInWords(std::string advice) : advice_{std::move(advice)} {}
    [[nodiscard]] std::vector<Notice> notices() const override {
        return tall_notices({.title = "HINT", .sub = "", .lines = {}}, upper(advice_));
    }

private:
    std::string advice_;
};

}  // namespace

std::unique_ptr<Hint> hint_in_words(std::string advice) {
    return std::make_unique<HintInWords>(std::move(advice));
}

}  // namespace parlor::tui
