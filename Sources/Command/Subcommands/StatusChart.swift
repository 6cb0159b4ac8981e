import Faults
import JSON
import Library
import StatusChart
import Tools

extension Subcommand {
  static let statusChart = Subcommand(
    "status chart", "draw the phone's status as a PNG picture",
    details: """
      Home allowance and focus of the last days, as the phone reported them: 1200 x 750 pixels, meant to be seen at half
      that size. status show has the same in words.
      """,
    takes: [
      StatusPicture.out, StatusPicture.open, StatusPicture.days, StatusPicture.theme, StatusOptions.device,
    ] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork status chart --out status.png", "the last 14 days, dark"),
      Example("pocketwork status chart --open --theme light --days 30", "shows a month in the system's viewer"),
      Example("pocketwork status chart --out - > status.png", "to standard output"),
    ],
    run: StatusPicture.run)
}

private enum StatusPicture {
  static let out = Parameter<String>.option("out", "FILE", "the file to write; - for standard output")
  static let open = Parameter<Bool>.flag("open", "show the picture in the system's viewer")
  static let days = Parameter<Int>.option("days", "N", in: 7...30, "how many days: 7, 14 or 30 (else 14)")
  static let theme = Parameter<String>.option(
    "theme", "NAME", "its colours (else dark)", choices: ChartTheme.allCases.map(\.rawValue))

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let path = try path(arguments, console)
    let dayCount = arguments[days] ?? 14
    guard PhoneStatus.dayCounts.contains(dayCount) else {
      throw UsageError("--days is \(dayCount); it must be 7, 14 or 30")
    }
    let opened = try OpenedLibrary.existing(arguments, console)
    let status = try PhoneStatus(
      opened.library, opened.account, device: arguments[StatusOptions.device],
      dayCount: dayCount, now: opened.now)
    let theme = arguments[theme].flatMap(ChartTheme.init) ?? .dark
    let bytes = ChartDrawing(ChartContent(status.shown)).png(theme).bytes
    guard path != "-" else { return console.write(.output, bytes) }
    try TextFile(path: path).replace(with: bytes)
    if arguments.has(Output.json) {
      console.printJSON(["file": .string(path), "size_bytes": .integer(bytes.count)])
    } else {
      console.print("the picture is in \(Quoted.visible(path))")
    }
    if arguments.has(open) { try Viewer.show(path, console) }
  }

  /// Where the picture goes; a new folder's file where it is only to be shown.
  private static func path(_ arguments: Arguments, _ console: Console) throws -> String {
    guard let path = arguments[out] else {
      guard arguments.has(open) else {
        throw UsageError("the file is missing; name it with --out FILE, or show the picture with --open")
      }
      return "\(try Viewer.newFolder(console))/status.png"
    }
    guard path == "-" else { return LibraryPath.absolute(path) }
    if arguments.has(open) || arguments.has(Output.json) {
      throw UsageError("--out - writes the picture to standard output, which goes with neither --open nor --json")
    }
    guard !console.isTerminal(.output) else {
      throw UsageError("standard output is a terminal; name a file with --out FILE, or send it on: --out - > FILE")
    }
    return path
  }
}
