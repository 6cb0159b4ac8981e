import Faults
import JSON
import Library

extension Subcommand {
  static let statusImport = Subcommand(
    "status import", "take in a phone's status report from a file",
    details: """
      The report is checked as the server checks it: all faults are named, each with its place, and one fault refuses the
      whole. It is kept as the device's own; an account without a device gets one, named "import".
      """,
    takes: [StatusImport.file, StatusImport.device] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork status import report.json", "a report of the account's only device"),
      Example("pocketwork status import - --device iPhone", "from standard input, for one of several"),
    ],
    run: StatusImport.run)
}

private enum StatusImport {
  static let file = Parameter<String>.operand("FILE", "the report; - for standard input")
  static let device = Parameter<String>.option(
    "device", "NAME", "whose report it is, by name or id (else the only one)")

  private static let importDevice = "import"

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let bytes = try InputFile(path: try arguments.required(file)).read()
    let opened = try OpenedLibrary.made(arguments, console)
    let receipt: ReportReceipt
    do {
      let report = try opened.library.readReport(bytes)
      receipt = try opened.library.accept(
        report, from: try device(arguments, opened), of: opened.account, now: opened.now)
    } catch let faults as Faults {
      throw refusal(faults, arguments, console)
    }
    guard !arguments.has(Output.json) else { return console.printJSON(receipt.json) }
    console.print(receipt.isNewest ? "took the report in" : "took the report in; there is a newer one")
    for warning in receipt.warnings { console.note("Warning: \(Quoted.visible(warning))") }
  }

  /// All faults on standard error, a line each; the last line counts them.
  private static func refusal(_ faults: Faults, _ arguments: Arguments, _ console: Console) -> Refusal {
    for fault in faults.all { console.note("\(Quoted.visible(fault.description))") }
    let count = faults.all.count
    return Refusal("the report is refused for \(count == 1 ? "1 fault" : "\(count) faults"); nothing of it was kept")
  }

  /// The device that was named, the only one, or a new one where there is none.
  private static func device(_ arguments: Arguments, _ opened: OpenedLibrary) throws -> String {
    if let device = arguments[device] { return device }
    let devices = try opened.library.devices(of: opened.account)
    if devices.count > 1 {
      let names = devices.map { "\(Quoted.text($0.name)) (\($0.id))" }.joined(separator: ", ")
      throw UsageError("the account has several devices; name one with --device: \(names)")
    }
    if let only = devices.first { return only.id }
    // Nobody ever sees this device's token, so nobody can report by it but this command.
    return try opened.library.addDevice(importDevice, for: opened.account, now: opened.now).view.id
  }
}
