import Access
import JSON
import Library
import Store
import TestSupport
import Threads
import Time

/// A library in a new file, with calls as an agent makes them.
final class Fixture: Sendable {
  /// Wednesday noon in Warsaw.
  static let noon = Instant(seconds: 1_796_814_000)
  static let agent = Author.agent(tokenID: nil, client: "Claude")

  let folder: TemporaryFolder
  let library: Library
  var path: String { folder.file("library.sqlite") }

  init(editGuard: EditGuard = .hardMode, seed: UInt64 = 1) throws {
    folder = try TemporaryFolder()
    library = try Self.open(folder.file("library.sqlite"), editGuard: editGuard, seed: seed)
  }

  static func open(_ path: String, editGuard: EditGuard = .hardMode, seed: UInt64 = 1) throws -> Library {
    try Library.open(
      path: path, makesFile: true, timeZone: "Europe/Warsaw", now: noon, random: random(seed), editGuard: editGuard
    ).library
  }

  /// Ids that repeat themselves from run to run.
  static func random(_ seed: UInt64) -> RandomSource {
    let generator = Lock(SplitMix(seed: seed))
    return RandomSource { count in
      generator.withLock { generator in (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) } }
    }
  }

  func write(
    _ tool: String = "tool", by author: Author = agent, at now: Instant = noon, dry: Bool = false, key: String? = nil,
    _ arguments: JSONObject = [:], account: AccountID = .local
  ) -> Write {
    Write(
      account: account, author: author, tool: tool, now: now, isDryRun: dry,
      idempotency: key.map { Idempotency(key: $0, arguments: arguments) })
  }

  static let evening: JSONObject = [
    "name": "Evening", "kind": "schedule", "days": ["weekdays"], "windows": [["start": "20:00", "end": "22:00"]],
    "apps": ["mode": "block", "groups": ["Social"]],
  ]

  static let morning: JSONObject = [
    "name": "Morning", "description": "First things",
    "blocks": [
      ["kind": "heading", "name": "Up"],
      ["kind": "checklist", "name": "Do", "settings": ["items": ["Water", "Stretch"]]],
    ],
  ]

  @discardableResult
  func makePage(_ id: String, _ name: String = "Morning", dry: Bool = false) throws -> WriteAnswer {
    var document = Self.morning
    document["name"] = .string(name)
    return try library.createPage(document, id: id, write("create_page", dry: dry))
  }

  @discardableResult
  func makeRule(_ id: String, groups: [String] = ["Social"], name: String = "Evening") throws -> WriteAnswer {
    var document = Self.evening
    document["name"] = .string(name)
    document["apps"] = ["mode": "block", "groups": .array(groups.map { .string($0) })]
    return try library.createRule(document, id: id, preset: nil, write("create_rule"))
  }

  func revision() throws -> Int { try library.overview(of: .local, now: Self.noon).revision }

  func groupID(_ name: String) throws -> String {
    try library.groups(of: .local, now: Self.noon).first { $0.name == name }?.id ?? "missing"
  }
}

/// The error of a call, by its code and its words.
func refusal(_ call: () throws -> Void) -> (code: String, message: String) {
  do {
    try call()
    return ("none", "")
  } catch let error as LibraryError {
    return (error.code, error.message)
  } catch {
    return ("other", "\(error)")
  }
}
