import JSON
import Tools

extension Subcommand {
  static let schemas = Subcommand(
    "schemas", "print the JSON Schema of every document that crosses a border",
    details: "They are JSON Schema 2020-12. With --write they go into files, as in the repository's folder schemas.",
    takes: [Schemas.write],
    examples: [
      Example("pocketwork schemas", "all of them as one object, by their files' names"),
      Example("pocketwork schemas --write schemas", "a file for each"),
    ]
  ) { arguments, console in
    let files = SchemaFiles.all
    guard let folder = arguments[Schemas.write] else {
      return console.printJSON(
        JSONObject(uniqueMembers: files.map { JSONObject.Member(key: $0.path, value: .object($0.schema)) }))
    }
    for file in files { try TextFile(path: "\(folder)/\(file.path)").replace(with: file.text) }
    console.print("wrote \(files.count) files into \(folder)")
  }
}

private enum Schemas {
  static let write = Parameter<String>.option("write", "FOLDER", "write a file for each into a folder")
}
