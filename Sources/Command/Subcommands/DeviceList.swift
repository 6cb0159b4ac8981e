import Faults
import JSON
import Library

extension Subcommand {
  static let deviceList = Subcommand(
    "device list", "list the phones of an account, without their tokens", takes: OpenedLibrary.parameters,
    examples: [Example("pocketwork device list", "which phones there are, and which share their status")]
  ) { arguments, console in
    let opened = try OpenedLibrary.existing(arguments, console)
    let reports = try opened.library.reports(of: opened.account, days: 1, now: opened.now)
    guard !arguments.has(Output.json) else {
      let rows = reports.map { report -> JSONValue in
        var row = report.device.document
        row["warnings"] = .array(report.warnings.map { .string($0) })
        return .object(row)
      }
      return console.printJSON(["devices": .array(rows)])
    }
    var table = Table(["ID", "NAME", "MADE", "LAST REPORT"])
    for device in reports.map(\.device) {
      table.add([
        device.id, device.name, device.createdAt.description, device.reportedAt?.description ?? "shares nothing",
      ])
    }
    console.print(table.text(ifEmpty: "no devices; pocketwork device add --name NAME makes one"))
    for report in reports {
      for warning in report.warnings { console.note("Warning: \(Quoted.visible(report.device.name)): \(warning)") }
    }
  }
}
