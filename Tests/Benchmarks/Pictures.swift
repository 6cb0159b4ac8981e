import Foundation
import PNG
import Status
import StatusChart
import TestSupport

/// The status chart in every state: layout and drawing, encoding and file size, beside zlib at level 9 on the same pixels
/// and zopflipng where it is installed. Times are the least of all rounds, in ms of processor time.
enum Pictures {
  private struct Row {
    var drawing = Double.infinity
    var encoding = Double.infinity
    var size = 0
    var zlib: (size: Int, milliseconds: Double)?
    var zopfli: Int?

    var cells: [String] {
      let zlibTime = zlib.map { Figures.text($0.milliseconds) }
      let ratio = zlib.map { Figures.text(encoding / $0.milliseconds, digits: 2) }
      let sizes = [zlib?.size, zopfli].map { $0.map(String.init) ?? "–" }
      let times = [Figures.text(drawing), Figures.text(encoding), "\(size)"]
      return times + [zlibTime ?? "–", sizes[0], ratio ?? "–", sizes[1]]
    }
  }

  static func run(rounds: Int) throws {
    let folder = try TemporaryFolder()
    let peer = buildPeer(in: folder)
    print("\nthe status chart: ms to draw and to encode, bytes; zlib 9 on the same rows; zopflipng")
    let widths = [-26, 7, 7, 8, 8, 8, 7, 8]
    print(Figures.row(["", "draw", "encode", "bytes", "zlib ms", "zlib", "ratio", "zopfli"], widths: widths))
    for name in StatusStates.names {
      let summary = StatusSummary(try StatusStates.input(name))
      for theme in ChartTheme.allCases {
        let row = try measure(summary, theme, rounds, peer, folder)
        print(Figures.row(["\(name)-\(theme.rawValue)"] + row.cells, widths: widths))
      }
    }
  }

  private static func measure(
    _ summary: StatusSummary, _ theme: ChartTheme, _ rounds: Int, _ peer: String?, _ folder: TemporaryFolder
  ) throws -> Row {
    var row = Row()
    for _ in 0..<max(1, rounds) {
      let start = clock()
      let image = ChartDrawing(ChartContent(summary)).image(theme)
      let drawn = clock()
      let file = PNGFile(image, density: .twoPerPoint)
      let encoded = clock()
      row.drawing = min(row.drawing, milliseconds(drawn - start))
      row.encoding = min(row.encoding, milliseconds(encoded - drawn))
      row.size = file.bytes.count
      if let peer, let indexed = image.indexed {
        row.zlib = try zlib(peer, indexed, rounds: 1, folder).map { new in
          (new.size, min(new.milliseconds, row.zlib?.milliseconds ?? .infinity))
        }
      }
      if row.zopfli == nil { row.zopfli = try zopfli(file, folder) }
    }
    return row
  }

  private static func milliseconds(_ ticks: clock_t) -> Double { Double(ticks) * 1_000 / Double(CLOCKS_PER_SEC) }

  private static func buildPeer(in folder: TemporaryFolder) -> String? {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Peers/deflate.c").path
    let program = folder.file("deflate")
    if let outcome = try? ChildProcess.run("cc", ["-O2", "-o", program, source, "-lz"]), outcome.status == 0 {
      return program
    }
    print("zlib is left out: cc or zlib is missing (apt-get install -y gcc zlib1g-dev)")
    return nil
  }

  /// The rows as PNG compresses them, each with its filter's type before it.
  private static func zlib(
    _ program: String, _ image: IndexedImage, rounds: Int, _ folder: TemporaryFolder
  ) throws -> (size: Int, milliseconds: Double)? {
    var rows: [UInt8] = []
    for start in stride(from: 0, to: image.pixels.count, by: image.width) {
      rows.append(0)
      rows += image.pixels[start..<start + image.width]
    }
    try Data(rows).write(to: URL(filePath: folder.file("rows")))
    let words = try ChildProcess.run(program, [folder.file("rows"), "\(rounds)"]).output.split { $0.isWhitespace }
    guard words.count == 2, let size = Int(words[0]), let milliseconds = Double(words[1]) else { return nil }
    return (size, milliseconds)
  }

  private static func zopfli(_ file: PNGFile, _ folder: TemporaryFolder) throws -> Int? {
    let (input, output) = (folder.file("in.png"), folder.file("out.png"))
    try Data(file.bytes).write(to: URL(filePath: input))
    guard (try? ChildProcess.run("zopflipng", ["-y", input, output]))?.status == 0 else { return nil }
    return try Data(contentsOf: URL(filePath: output)).count
  }
}
