import Faults
import HTTP
import JSON
import Library

/// The answers that phones get.
enum DeviceResponse {
  private static let shownFaults = 100

  /// What became of a report: 201 for the one that switches sharing on.
  static func received(_ receipt: ReportReceipt) -> Response {
    json(receipt.isFirst ? .created : .ok, JSONValue.object(receipt.json).encoded)
  }

  /// Every fault of a report, each with its place.
  static func refused(_ faults: Faults) -> Response {
    let shown = faults.all.prefix(shownFaults).map { fault -> JSONValue in
      ["path": .string(fault.path), "message": .string(fault.message)]
    }
    let count = faults.all.count
    let answer: JSONValue = [
      "code": "INVALID_ARGUMENT",
      "message": .string(
        "The report is refused for \(count == 1 ? "1 fault" : "\(count) faults"); nothing of it was kept."),
      "faults": .array(shown),
    ]
    return json(.badRequest, answer.encoded)
  }

  /// A library for the phone. The tag is of everything but the instant, which stands first.
  static func snapshot(_ snapshot: DeviceSnapshot, unlessNamedIn field: String?) -> Response {
    let content = JSONValue.object(snapshot.content).encoded
    let tag = EntityTag(of: content)
    let fields: Fields = ["ETag": tag.text, "Cache-Control": "private, no-cache"]
    guard !tag.isNamed(in: field) else { return Response(.notModified, fields: fields) }
    let body = Array("{\"instant\":\"\(snapshot.instant)\",".utf8) + content.dropFirst()
    return json(.ok, body, fields)
  }

  /// What can be helped by waiting, or by the server's owner; nil for failures of ours.
  static func unavailable(_ error: LibraryError) -> Response? {
    switch error {
    case .store(.busy): .text(.serviceUnavailable, error.message, fields: ["Retry-After": "1"])
    case .store(.full), .store(.readOnly), .store(.newer): .text(.serviceUnavailable, error.message)
    default: nil
    }
  }

  private static func json(_ status: Status, _ body: [UInt8], _ fields: Fields = ["Cache-Control": "no-store"])
    -> Response
  {
    var response = Response(status, fields: fields, body: body)
    response.fields.append("Content-Type", "application/json")
    return response
  }
}
