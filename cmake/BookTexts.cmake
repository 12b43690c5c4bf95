# Writes a C++ source with sections of our documents: the texts of the launcher's books.
# usage: cmake -D DOCS=docs -D OUTPUT=book_texts.cpp -P BookTexts.cmake
#
# A section is far shorter than the 65,536 characters that every compiler accepts in a literal.

# Sets `section` to the text below a heading of the file, up to the next such heading.
function(read_section file heading section)
  file(READ "${DOCS}/${file}" text)
  set(first_line "\n## ${heading}\n")
  string(FIND "${text}" "${first_line}" begin)
  if(begin EQUAL -1)
    message(FATAL_ERROR "${file} has no section \"${heading}\"")
  endif()
  string(LENGTH "${first_line}" skipped)
  math(EXPR begin "${begin} + ${skipped}")
  string(SUBSTRING "${text}" ${begin} -1 text)
  string(FIND "${text}" "\n## " end)
  string(SUBSTRING "${text}" 0 ${end} text)
  string(STRIP "${text}" text)
  set(${section} "${text}" PARENT_SCOPE)
endfunction()

read_section(rules/classic.md "How to play" property)
read_section(rules/modes.md "How to play" modes)
read_section(rules/moneyloopy.md "How to play" moneyloopy)
read_section(rules/dominoes.md "How to play" dominoes)
read_section(credits.md "About" about)

file(WRITE "${OUTPUT}" "#include \"tui/books/book_texts.hpp\"

namespace parlor::tui {

const char how_to_play_property[] = R\"text(${property}

${modes})text\";

const char how_to_play_moneyloopy[] = R\"text(${moneyloopy})text\";

const char how_to_play_dominoes[] = R\"text(${dominoes})text\";

const char about_the_parlor[] = R\"text(${about})text\";

}  // namespace parlor::tui
")
