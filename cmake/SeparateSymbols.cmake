# The names of functions are half of the program's file, and only debuggers read them: they go into
# PROGRAM.debug in the same folder, where gdb and perf find them.

function(parlor_separate_symbols program)
  add_custom_command(TARGET ${program} POST_BUILD
    COMMAND ${CMAKE_OBJCOPY} --only-keep-debug $<TARGET_FILE_NAME:${program}>
      $<TARGET_FILE_NAME:${program}>.debug
    COMMAND ${CMAKE_OBJCOPY} --strip-all --add-gnu-debuglink=$<TARGET_FILE_NAME:${program}>.debug
      $<TARGET_FILE_NAME:${program}>
    WORKING_DIRECTORY $<TARGET_FILE_DIR:${program}>)
endfunction()
