#include "table/language/script_file.hpp"

#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::table;

TEST_CASE("a plain name is saved in the folder, once") {
    const Folder folder;
    const auto save = saving_into(disk::real_disk(), folder.path);
    REQUIRE_FALSE(save("Çanakkale 1.parlor", "text\n"));
    CHECK(content(folder.path / "Çanakkale 1.parlor") == "text\n");
    const auto again = save("Çanakkale 1.parlor", "other\n");
    REQUIRE(again);
    CHECK(again->status == Status::NoFile);
    CHECK(again->what ==
          "Çanakkale 1.parlor cannot be written: it exists already, and scripts replace no files");
    CHECK(content(folder.path / "Çanakkale 1.parlor") == "text\n");
}

TEST_CASE("what is no plain name is a wrong line, and says why") {
    const Folder folder;
    const auto save = saving_into(disk::real_disk(), folder.path);
    for (const std::string name :
         {"../x", "/x", "a/b", ".", "..", ".x", "", "a\nb", "a\u061C", "a`b", "$a"}) {
        const auto trouble = save(name, "text");
        REQUIRE(trouble);
        CHECK(trouble->status == Status::Wrong);
    }
    CHECK(save("a/b", "text")->what == "nothing can be saved as `a/b`: a name cannot have a /");
    CHECK(std::filesystem::is_empty(folder.path));
}

TEST_CASE("on a full disk nothing is left, and the status is that of files") {
    const Folder folder;
    disk::FaultyDisk disk{1};
    const auto trouble = saving_into(disk, folder.path)("new", "text");
    REQUIRE(trouble);
    CHECK(trouble->status == Status::NoFile);
    CHECK(trouble->what == "new cannot be written: No space left on device");
    CHECK(std::filesystem::is_empty(folder.path));
}
