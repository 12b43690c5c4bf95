# Removes the files that were installed last, and those of their folders that have our name.
# usage: cmake -D MANIFEST=install_manifest.txt -P Uninstall.cmake
# As for the installation, DESTDIR comes before all paths.

if(NOT EXISTS "${MANIFEST}")
  message(FATAL_ERROR "nothing was installed from here: there is no ${MANIFEST}")
endif()
file(STRINGS "${MANIFEST}" files)
foreach(file ${files})
  message(STATUS "Removing: $ENV{DESTDIR}${file}")
  file(REMOVE "$ENV{DESTDIR}${file}")
  string(REGEX MATCH "^.*/parlor/" ours "${file}")
  list(APPEND folders ${ours})
endforeach()

# A folder with somebody else's files stays.
list(REMOVE_DUPLICATES folders)
foreach(folder ${folders})
  file(GLOB_RECURSE others LIST_DIRECTORIES false "$ENV{DESTDIR}${folder}*")
  if(NOT others)
    file(REMOVE_RECURSE "$ENV{DESTDIR}${folder}")
  endif()
endforeach()
