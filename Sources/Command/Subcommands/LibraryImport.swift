import Faults
import JSON
import Library
import Names

extension Subcommand {
  static let libraryImport = Subcommand(
    "library import", "take in a document of library export, or a routine of the phone app, all or nothing",
    details: """
      With --mode merge, items of the same id become those of the document and everything else stays; with --mode replace
      the library becomes the document. Undo takes it back. A routine that the phone app exported is added as a page.
      """,
    takes: [LibraryImport.file, LibraryImport.mode, DryRun.flag] + OpenedLibrary.parameters,
    examples: [
      Example("pocketwork library import library.json --dry-run", "see what would be added and changed"),
      Example("pocketwork library import library.json --mode replace", "make the library what the document says"),
      Example("pocketwork library import routine.json", "add a routine of the phone app"),
    ],
    run: LibraryImport.run)
}

private enum LibraryImport {
  static let file = Parameter<String>.operand("FILE", "the document; - for standard input")
  static let mode = Parameter<String>.option(
    "mode", "MODE", "merge (the default) or replace", choices: ImportMode.allCases.map(\.rawValue))

  @Sendable static func run(_ arguments: Arguments, _ console: Console) throws {
    let document = try document(try InputFile(path: try arguments.required(file)).read())
    let mode = arguments[mode].flatMap(ImportMode.init(rawValue:)) ?? .merge
    let opened = try OpenedLibrary.made(arguments, console)
    let write = opened.write("library import", isDryRun: arguments.has(DryRun.flag))
    let meter = TerminalMeter(console, "importing", "items")
    let answer = try meter.clearing {
      try opened.library.importDocument(document, mode: mode, write, step: meter.show)
    }
    console.tell(answer, arguments)
    guard !arguments.has(Output.json) else { return }
    for change in answer.changed { console.print(Quoted.visible(change)) }
  }

  private static func document(_ bytes: [UInt8]) throws(Refusal) -> JSONObject {
    do {
      guard let document = try TextNormalizer.normalized(try JSONValue(parsing: bytes)).object else {
        throw Refusal("the document is refused: it must be an object")
      }
      return document
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal("the document is refused: \(error)")
    }
  }
}
