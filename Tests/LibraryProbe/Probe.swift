import Foundation
import JSON
import Library
import Threads
import Time

/// What a writing process does.
struct Probe: Sendable {
  enum Task: String {
    /// `number` writers at once each add one to the number in the description of page `p`.
    case count
    /// Says the id of each change once it is acknowledged, `number` times.
    case acknowledge
    /// Writes large pages until the system refuses files over `number` bytes.
    case fill
    /// Opens the library, as a user who may not write it, and writes.
    case open
  }

  let path: String
  let number: Int

  static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  func run(_ task: Task) {
    do {
      switch task {
      case .count: try count()
      case .acknowledge: try acknowledge()
      case .fill: try fill()
      case .open: try open()
      }
    } catch let error as LibraryError {
      Self.say("\(error.code) \(error.ownerText)")
    } catch {
      Self.say("FAILED \(error)")
    }
  }

  private func library() throws -> Library {
    try Library.open(path: path, makesFile: true, timeZone: "UTC", now: Self.noon).library
  }

  private static let noon = Instant(seconds: 1_796_814_000)

  private func write(_ tool: String) -> Write {
    Write(account: .local, author: .agent(tokenID: nil, client: "probe"), tool: tool, now: Self.noon)
  }

  private func count() throws {
    let library = try library()
    let failures = Lock<[String]>([])
    let threads = (0..<number).map { _ in
      Thread {
        do { try addOne(library) } catch { failures.withLock { $0.append("\(error)") } }
      }
    }
    for thread in threads { thread.join() }
    for failure in failures.withLock({ $0 }) { Self.say(failure) }
  }

  /// Tries again where another writer was first, as a client does.
  private func addOne(_ library: Library) throws {
    while true {
      let page = try library.page("p", of: .local)
      let next = (Int(page.page.description) ?? 0) + 1
      do {
        _ = try library.updatePage(
          "p", expecting: page.revision, ["description": .string("\(next)")], write("update_page"))
        return
      } catch {
        guard error.code == "STALE_REVISION" else { throw error }
      }
    }
  }

  private func acknowledge() throws {
    let library = try library()
    for turn in 0..<number {
      let answer = try library.updatePage(
        "p", expecting: nil, ["description": .string("\(getpid()) \(turn)")], write("update_page"))
      Self.say(answer.changeID ?? "none")
    }
  }

  private func fill() throws {
    let library = try library()
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(number), rlim_max: rlim_t(number))
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    let note = String(repeating: "long ", count: 200)
    let blocks = JSONValue.array((0..<20).map { _ in ["kind": "note", "settings": ["text": .string(note)]] })
    for _ in 0..<LibraryLimits.pages {
      let answer = try library.createPage(["name": "Full", "blocks": blocks], id: nil, write("create_page"))
      Self.say(answer.changeID ?? "none")
    }
  }

  private func open() throws {
    // Nobody: root may write everywhere.
    if getuid() == 0 { setuid(65_534) }
    let library = try library()
    let answer = try library.createPage(["name": "New"], id: nil, write("create_page"))
    Self.say(answer.changeID ?? "none")
  }
}
