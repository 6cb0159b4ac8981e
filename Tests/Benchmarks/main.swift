import Foundation

// swift run -c release Benchmarks --program .build/release/pocketwork --python VENV/bin/python
do {
  let bench = try Bench(Settings(Array(CommandLine.arguments.dropFirst())))
  if bench.settings.includes("start") { try StartUp.run(bench) }
  if bench.settings.includes("memory") { try Memory.run(bench) }
  if bench.settings.includes("load") { try Load.run(bench) }
  if bench.settings.includes("growth") { try Growth.run(bench) }
} catch {
  print("benchmarks: \(error)")
  exit(1)
}
