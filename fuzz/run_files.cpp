// Runs a target without a fuzzer: over given files, and over those in given folders.
//
// usage: fuzz_NAME FILE_OR_FOLDER...
#include <cstdio>
#include <filesystem>

#include "fuzz.hpp"

namespace {

namespace fs = std::filesystem;

int count = 0;

void run(const fs::path& path) {
    if (fs::is_directory(path)) {
        for (const auto& each : fs::directory_iterator{path}) run(each);
        return;
    }
    std::printf("%s\n", path.c_str());
    std::fflush(stdout);  // the last line names the current file
    const std::string text = parlor::fuzz::content(path);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    ++count;
}

}  // namespace

int main(int size, char** paths) {
    for (int i = 1; i < size; ++i) run(paths[i]);
    std::printf("%d files\n", count);
}
