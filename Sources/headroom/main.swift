import Foundation

// Errors never reach the runtime, which would print a backtrace: they become one line and the design's exit status.
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
