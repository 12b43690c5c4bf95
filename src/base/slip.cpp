#include "base/slip.hpp"

namespace parlor {

Error no_such(std::string_view what, std::string_view word) {
    return {"there is no " + std::string{what} + " \"" + std::string{word} + "\" here"};
}

Error is_no(std::string_view word, std::string_view what) {
    return {'"' + std::string{word} + "\" is no " + std::string{what}};
}

Error should_be(std::string_view form) { return {"this should be: " + std::string{form}}; }

}  // namespace parlor
