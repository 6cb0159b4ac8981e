import Foundation
import Library

// Writes to a library as a process of its own, for tests of several processes: `LibraryProbe TASK PATH [NUMBER]`.
let words = CommandLine.arguments
guard words.count >= 3, let task = Probe.Task(rawValue: words[1]) else {
  Probe.say("usage: LibraryProbe count|acknowledge|fill|open PATH [NUMBER]")
  exit(2)
}
Probe(path: words[2], number: words.count > 3 ? Int(words[3]) ?? 1 : 1).run(task)
