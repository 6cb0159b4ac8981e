import Access
import Library
import TestSupport
import Threads
import Time

@testable import Service

/// The service over a library in a file, with a phone of each of two accounts.
final class DeviceFixture: Sendable {
  static let noon = Instant(seconds: 1_796_814_000)

  let folder: TemporaryFolder
  let library: Library
  let service: Service
  let phone: NewToken
  let stranger: NewToken
  let agent: NewToken
  let ben: AccountID
  let writer = WorkQueue()
  /// Seconds that have passed since noon.
  let time = Lock<Int64>(0)
  let lines = Lock<[String]>([])

  init(isReadOnly: Bool = false) throws {
    folder = try TemporaryFolder()
    library = try Library.open(
      path: folder.file("library.sqlite"), makesFile: true, timeZone: "Europe/Warsaw", now: Self.noon
    ).library
    _ = try library.addAccount("ben", timeZone: "UTC", now: Self.noon)
    ben = AccountID("ben") ?? .local
    phone = try library.addDevice("Phone", for: .local, now: Self.noon)
    stranger = try library.addDevice("Ben's", for: ben, now: Self.noon)
    agent = try library.createToken(.agent, name: "A", scopes: .all, for: .local, now: Self.noon)
    let (library, writer, time, lines) = (library, writer, time, lines)
    service = try Service(
      ServiceConfiguration(port: 0), definition: NameServer(),
      devices: DeviceEndpoint(library: library, writer: writer, isReadOnly: isReadOnly) {
        Self.noon.adding(seconds: time.withLock { $0 })
      }, log: Log { line in lines.withLock { $0.append(line) } }
    ) { token in
      try library.authenticate(token).map { NameServer.Caller(name: $0.name) }
    }
  }

  deinit {
    service.stop()
    writer.close()
  }

  var host: String { "127.0.0.1:\(service.port)" }

  static let status = "/v1/device/status"
  static let snapshot = "/v1/device/snapshot"

  /// Sends one request on a connection of its own. `fields` are whole lines.
  func ask(
    _ method: String, _ path: String, _ token: AccessToken?, fields: [String] = [], body: String? = nil,
    type: String? = "application/json"
  ) throws -> RawResponse {
    let connection = try RawConnection(port: service.port)
    try connection.send(request(method, path, token, fields: fields, body: body, type: type))
    return try connection.readResponse(hasBody: method != "HEAD")
  }

  func request(
    _ method: String, _ path: String, _ token: AccessToken?, fields: [String] = [], body: String? = nil,
    type: String? = "application/json"
  ) -> String {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + fields
    if let token { lines.append("Authorization: Bearer \(token.secretText)") }
    if let body {
      lines.append("Content-Length: \(body.utf8.count)")
      if let type { lines.append("Content-Type: \(type)") }
    }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// A report of noon with one day of history.
  static func report(focus: Int, at time: String = "11:00:00", day: String = "2026-12-09") -> String {
    """
    {"schema_version":1,"reported_at":"2026-12-09T\(time)Z","timezone":"Europe/Warsaw","routines":[],
     "history":[{"day":"\(day)","session_minutes":\(focus),"sessions":1}]}
    """
  }

  func focus(_ day: String = "2026-12-09") throws -> Int? {
    try library.reports(of: .local, now: Self.noon).first.flatMap { reports in
      CivilDate(parsing: day).flatMap { reports.history.days[$0]?.sessionMinutes }
    }
  }
}
