#include "sim/file_words.hpp"

#include "base/digest.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::sim {
namespace {

std::string digits_of(const std::string& text) {
    Digest digest;
    for (const char letter : text) digest.fold(static_cast<unsigned char>(letter));
    return table::state_digits(digest.value());
}

}  // namespace

std::vector<std::string> file_words(const std::vector<board::CarriedFile>& files) {
    std::vector<std::string> words;
    words.reserve(files.size());
    for (const auto& [kind, id, text] : files)
        words.push_back(std::string{"file "}.append(kind).append(" ").append(id).append(" ").append(
            digits_of(text)));
    return words;
}

}  // namespace parlor::sim
