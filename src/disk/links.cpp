#include "disk/links.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace parlor::disk {
namespace {

namespace fs = std::filesystem;

// The folder below which links are refused. Global, as it is a limit of the process, like the
// environment variables that restricted mode sets. Set once, before any file is opened.
std::optional<fs::path>& closed_folder() {
    static std::optional<fs::path> folder;
    return folder;
}

class LinkRefused final : public std::error_category {
public:
    [[nodiscard]] const char* name() const noexcept override { return "links"; }
    [[nodiscard]] std::string message(int) const override {
        return "it is a link, or behind one, and links are not followed here";
    }
};

std::error_code link_refused() {
    static const LinkRefused category;
    return {1, category};
}

bool is_link(const fs::path& path) {
    std::error_code none;
    return fs::is_symlink(fs::symlink_status(path, none));
}

// `/srv/ann/` becomes `/srv/ann`.
fs::path without_slash(const fs::path& folder) {
    return folder.has_filename() ? folder : folder.parent_path();
}

}  // namespace

void treat_links(Links links, const fs::path& folder) {
    closed_folder().reset();
    if (links == Links::Refused) closed_folder() = without_slash(folder);
}

std::error_code refused_link(const fs::path& path) {
    if (not closed_folder()) return {};
    fs::path way = *closed_folder();
    const auto [end_of_folder, below] =
        std::mismatch(way.begin(), way.end(), path.begin(), path.end());
    if (end_of_folder != way.end()) return {};
    for (auto part = below; part != path.end(); ++part)
        if (is_link(way /= *part)) return link_refused();
    return {};
}

fs::path behind_links(const fs::path& path) {
    std::error_code error;
    const fs::path target = fs::weakly_canonical(path, error);
    return error ? path : target;
}

}  // namespace parlor::disk
