import MCP

/// The pocket: drawn in the text of the icon itself, so that no client fetches anything.
enum PocketworkIcon {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3558d4" stroke-width="2">\
    <path d="M4 4h16v9a8 8 0 0 1-16 0z"/><path d="M8 10l4 4 4-4"/></svg>
    """

  static let icon = Icon(
    source: "data:image/svg+xml;base64,\(Base64.encode(Array(drawing.utf8)))", mimeType: "image/svg+xml",
    sizes: ["any"])
}
