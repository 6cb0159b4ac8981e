import Faults
import JSON
import Library
import Service
import Tools

extension Subcommand {
  static let doctor = Subcommand(
    "doctor", "look for what stands in a client's way, and say what it will see",
    details: "The exit code is 1 when something will not work until it is mended. Nothing is changed.",
    takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork doctor", "when a client does not connect, or shows no tools")],
    run: Doctor.run)
}

private enum Doctor {
  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let path = LibraryPath.absolute(try LibraryPath.find(arguments, console))
    var findings = [Finding(.ok, "program", "\(Version.line) at \(console.programPath)")]
    let opened = open(path, arguments, console, &findings)
    findings += EnvironmentExamination.findings(opened?.library, console)
    findings.append(PortExamination.finding(port: ServiceConfiguration.defaultPort))
    if let opened { findings += ProtocolExamination.findings(opened) }
    report(findings, arguments, console)
    let faults = findings.count { $0.verdict == .fault }
    if faults > 0 { throw Refusal("\(faults) of \(findings.count) findings need mending") }
  }

  /// The library, where it can be opened; what was found goes to `findings`.
  private static func open(
    _ path: String, _ arguments: Arguments, _ console: Console, _ findings: inout [Finding]
  ) -> OpenedLibrary? {
    do {
      let opened = try OpenedLibrary.existing(arguments, console)
      let faults = try opened.library.check()
      findings.append(
        faults.isEmpty
          ? Finding(.ok, "library", "\(path) and every document in it are well")
          : Finding(.fault, "library", "\(path) has \(faults.count) faults; pocketwork library check lists them"))
      findings += FileExamination.findings(path)
      findings.append(try zone(of: opened))
      return opened
    } catch LibraryError.store(.missing) {
      findings.append(Finding(.note, "library", "there is none yet at \(path); the first command that writes makes it"))
    } catch {
      findings.append(Finding(.fault, "library", "\(error)"))
    }
    return nil
  }

  private static func zone(of opened: OpenedLibrary) throws -> Finding {
    let overview = try opened.library.overview(of: opened.account, now: opened.now)
    let version = opened.library.zones.version ?? "of an unknown version"
    guard overview.zoneIsKnown else {
      return Finding(
        .fault, "time zone", "the system has no rules for \(overview.timeZone); install or update its package tzdata")
    }
    return Finding(.ok, "time zone", "\(overview.timeZone), by the system's tzdata \(version)")
  }

  private static func report(_ findings: [Finding], _ arguments: Arguments, _ console: Console) {
    guard !arguments.has(Output.json) else {
      let rows = findings.map { finding -> JSONValue in
        [
          "verdict": .string(finding.verdict.rawValue), "subject": .string(finding.subject),
          "text": .string(finding.text),
        ]
      }
      return console.printJSON([
        "ok": .bool(!findings.contains { $0.verdict == .fault }), "findings": .array(rows),
      ])
    }
    let width = findings.map(\.subject.count).max() ?? 0
    for finding in findings {
      let margin = String(repeating: " ", count: width - finding.subject.count)
      let verdict = console.styled(word(finding.verdict), style(finding.verdict))
      console.print("\(verdict)  \(finding.subject)\(margin)  \(Quoted.visible(finding.text))")
    }
  }

  private static func word(_ verdict: Finding.Verdict) -> String {
    switch verdict {
    case .ok: "ok   "
    case .note: "note "
    case .fault: "FAULT"
    }
  }

  private static func style(_ verdict: Finding.Verdict) -> Console.Style {
    switch verdict {
    case .ok: .green
    case .note: .yellow
    case .fault: .red
    }
  }
}
