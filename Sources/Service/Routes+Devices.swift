import Access
import Faults
import HTTP
import Library

extension Routes {
  private static var statusMethods: String { "PUT, DELETE, OPTIONS" }
  private static var snapshotMethods: String { "GET, HEAD, OPTIONS" }

  /// Decides on a request to `/v1/device/status`: a phone's report, or its end.
  func status(_ head: RequestHead, _ peer: Peer, _ devices: DeviceEndpoint) -> HeadDecision {
    switch head.method {
    case .put, .delete: break
    case .options: return .refuse(Preflight.response(to: head, methods: Self.statusMethods))
    default: return .refuse(Self.notAllowed(Self.statusMethods))
    }
    let session: Session
    switch identify(head, peer, as: .device, devices.library.authenticate) {
    case .refused(let response): return .refuse(response)
    case .identified(let found): session = found
    }
    guard !devices.isReadOnly else {
      return .refuse(.text(.forbidden, "This server was started read-only; it takes no reports."))
    }
    if head.method == .put, let refusal = Self.refusalOfContent(head) { return .refuse(refusal) }
    return .accept { request, exchange in
      write(devices, exchange) {
        head.method == .put ? try put(request.body, session, devices) : try delete(session, devices)
      }
    }
  }

  /// Decides on a request to `/v1/device/snapshot`: the library for the phone.
  func snapshot(_ head: RequestHead, _ peer: Peer, _ devices: DeviceEndpoint) -> HeadDecision {
    switch head.method {
    case .get, .head: break
    case .options: return .refuse(Preflight.response(to: head, methods: Self.snapshotMethods))
    default: return .refuse(Self.notAllowed(Self.snapshotMethods))
    }
    switch identify(head, peer, as: .device, devices.library.authenticate) {
    case .refused(let response): return .refuse(response)
    case .identified(let session):
      return .accept { _, exchange in
        exchange.respond(
          answering {
            DeviceResponse.snapshot(
              try devices.library.snapshot(of: session.account, now: devices.now()),
              unlessNamedIn: head.fields.list(of: "If-None-Match"))
          })
      }
    }
  }

  private static func refusalOfContent(_ head: RequestHead) -> Response? {
    guard head.fields.hasMediaType("application/json") else {
      return .text(.unsupportedMediaType, "The content must be application/json.")
    }
    guard let coding = head.fields.list(of: "Content-Encoding"), coding.lowercased() != "identity" else { return nil }
    return .text(.unsupportedMediaType, "The content must be sent as it is, without Content-Encoding.")
  }

  /// Runs a write on the thread for writes; where that is stopping, says so.
  private func write(
    _ devices: DeviceEndpoint, _ exchange: Exchange, _ run: @escaping @Sendable () throws -> Response
  ) {
    let isAdded = devices.writer.add { exchange.respond(answering(run)) }
    if !isAdded {
      exchange.respond(
        .text(.serviceUnavailable, "The server is stopping; try again later.", fields: ["Retry-After": "5"]))
    }
  }

  private func put(_ body: [UInt8], _ session: Session, _ devices: DeviceEndpoint) throws -> Response {
    do {
      return DeviceResponse.received(
        try devices.library.accept(body, from: session.tokenID, of: session.account, now: devices.now()))
    } catch let faults as Faults {
      return DeviceResponse.refused(faults)
    }
  }

  private func delete(_ session: Session, _ devices: DeviceEndpoint) throws -> Response {
    try devices.library.deleteReports(from: session.tokenID, of: session.account, now: devices.now())
    return Response(.noContent)
  }

  /// Every failure becomes an answer here.
  private func answering(_ run: () throws -> Response) -> Response {
    do {
      return try run()
    } catch let error as LibraryError {
      // Between the look at its token and the write the device was revoked.
      if case .notFound = error { return Self.revoked }
      return DeviceResponse.unavailable(error) ?? internalFailure(error.ownerText)
    } catch {
      return internalFailure("\(error)")
    }
  }

  private static var revoked: Response {
    .text(
      .unauthorized, "The token was revoked.",
      fields: ["WWW-Authenticate": "Bearer realm=\"pocketwork\", error=\"invalid_token\""])
  }
}
