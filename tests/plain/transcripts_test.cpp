// Transcripts: games in plain mode, as people would talk. Each file of tests/plain begins with a game
// in the table language, up to an empty line; what follows is printed, or typed after `> `.
//
// With PARLOR_BLESS=1 the files are written again, with what is printed now.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "plain/game_talk.hpp"
#include "where.hpp"

namespace parlor::plain {
namespace {

std::string text_in(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// The same game and the same lines typed, with what is printed now.
std::string told_again(const std::string& transcript) {
    const std::size_t end = transcript.find("\n\n") + 2;
    Talk talk = talk_of(transcript.substr(0, end));
    std::string text = transcript.substr(0, end) + talk.begins();
    std::istringstream lines{transcript.substr(end)};
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("> ")) text += line + "\n" + talk.hear(line.substr(2));
    return text;
}

TEST_CASE("games are played as people would talk (P-1.3 to P-1.6, P-1.8, P-1.11)") {
    int transcripts = 0;
    for (const auto& file :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/plain"}) {
        if (file.path().extension() != ".txt") continue;
        ++transcripts;
        INFO(file.path().filename());
        const std::string transcript = text_in(file.path());
        const std::string now = told_again(transcript);
        if (std::getenv("PARLOR_BLESS") != nullptr)
            std::ofstream{file.path()} << now;
        else
            CHECK(now == transcript);
    }
    CHECK(transcripts > 0);
}

}  // namespace
}  // namespace parlor::plain
