#include "house/word.hpp"

#include <crypt.h>

#include <memory>
#include <string_view>

namespace parlor::house {
namespace {

constexpr const char* method = "$5$";  // a few milliseconds: guests wait meanwhile

std::string hashed(const std::string& word, const std::string& salt) {
    const auto room = std::make_unique<crypt_data>();
    const char* const hash = crypt_r(word.c_str(), salt.c_str(), room.get());
    return hash == nullptr ? "" : hash;
}

}  // namespace

std::string hash_of(const std::string& word) {
    char salt[CRYPT_GENSALT_OUTPUT_SIZE];
    if (crypt_gensalt_rn(method, 0, nullptr, 0, salt, sizeof salt) == nullptr) return "";
    return hashed(word, salt);
}

// What libcrypt cannot hash begins with a star.
bool is_word(const std::string& word, const std::string& hash) {
    return hash.starts_with(method) and hashed(word, hash) == hash;
}

}  // namespace parlor::house
