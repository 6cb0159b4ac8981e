import Faults
import JSON
import Library
import Names
import Pages

extension Subcommand {
  static let pageRun = Subcommand(
    "page run", "try a page in a file: what the person would see, and when",
    details: """
      The file is a JSON document with a time zone, a page (as create_page takes it), a start, events such as taps,
      inputs, submissions, location, usage and health, and instants to look at. The answer is JSON on standard output.
      It reads no library, no clock and no environment; a document with faults is refused with all of them, exit code 2.
      """,
    takes: [PageRun.file],
    examples: [
      Example("pocketwork page run trial.json", "try a page before an agent makes it"),
      Example("pocketwork page run -", "the same from standard input"),
    ],
    run: PageRun.run)
}

private enum PageRun {
  static let file = Parameter<String>.operand("FILE", "the page and the events; - for standard input")

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let bytes = try InputFile(path: try arguments.required(file)).read()
    console.write(.output, JSONValue.object(try answer(bytes)).indented)
  }

  private static func answer(_ bytes: [UInt8]) throws(UsageError) -> JSONObject {
    let given: JSONValue
    do {
      given = try JSONValue(parsing: bytes)
    } catch {
      throw UsageError("the document is no JSON that can be taken: \(error)")
    }
    do {
      guard let document = try TextNormalizer.normalized(given).object else {
        throw Faults("", "it must be an object with time_zone, page and start")
      }
      return try PageTrial.answer(document) { ZoneDirectory.system.rules(for: $0) }
    } catch {
      throw UsageError("the document is refused: \(error)")
    }
  }
}
