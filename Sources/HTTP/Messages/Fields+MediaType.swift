extension Fields {
  /// Whether the content is of a media type, in any case and with any parameters; not where the field is repeated.
  package func hasMediaType(_ type: String) -> Bool {
    guard count(of: "Content-Type") == 1 else { return false }
    if has("Content-Type", equalTo: type) { return true }
    guard let essence = self["Content-Type"]?.split(separator: ";", omittingEmptySubsequences: false).first else {
      return false
    }
    return essence.lowercased().filter { $0 != " " && $0 != "\t" } == type
  }
}
