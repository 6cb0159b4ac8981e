import Foundation

// swift run -c release Benchmarks --program .build/release/pocketwork --python VENV/bin/python
do {
  let settings = try Settings(Array(CommandLine.arguments.dropFirst()))
  if settings.includes("rules") { RuleSpeed.run() }
  if settings.includes("chart") { try Pictures.run(rounds: settings.rounds) }
  if settings.parts.isEmpty || !settings.parts.isSubset(of: ["rules", "chart"]) {
    let bench = try Bench(settings)
    if settings.includes("start") { try StartUp.run(bench) }
    if settings.includes("memory") { try Memory.run(bench) }
    if settings.includes("load") { try Load.run(bench) }
    if settings.includes("growth") { try Growth.run(bench) }
  }
} catch {
  print("benchmarks: \(error)")
  exit(1)
}
