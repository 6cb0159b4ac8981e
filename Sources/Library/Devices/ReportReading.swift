package import Faults
import JSON
import Names
package import Status
import Time

extension Library {
  /// Reads a status report strictly, as the endpoint and the command line do: all faults at once, each with its place,
  /// its value and what is right.
  package func readReport(_ bytes: [UInt8]) throws(Faults) -> StatusReport {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw Faults("", "the report is no JSON: \(error)")
    }
    guard let object = value.object else { throw Faults("", "the report is no JSON object") }
    let faults: Faults
    do {
      let normalized = try TextNormalizer.normalized(.object(object)).object ?? object
      let report = try StatusReport(reading: normalized)
      try requireKnown(report.zone)
      return report
    } catch {
      faults = error
    }
    throw faults
  }

  private func requireKnown(_ zone: ZoneName) throws(Faults) {
    do {
      _ = try self.zone(named: zone.description)
    } catch {
      guard case .invalid(let faults) = error else { return }
      throw Faults("timezone", faults.all.map(\.message).joined(separator: "; "))
    }
  }
}
