package import Time

/// The zone of an account's library.
package struct LibraryZone: Sendable {
  package let name: ZoneName
  /// UTC's where the system's data does not know the zone.
  package let rules: ZoneRules
}

extension Library {
  /// The zone by which the rules and pages of an account run.
  package func zone(of account: AccountID) throws(LibraryError) -> LibraryZone {
    try read(account) { snapshot throws(LibraryError) in
      LibraryZone(name: snapshot.zone, rules: snapshot.zoneRules)
    }
  }
}
