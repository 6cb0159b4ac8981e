import Access
import CStatusView
import JSON
import MCP

/// The view of the status for hosts that show one (MCP Apps, revision 2026-01-26): one document that holds its style and
/// its script, draws what `get_status` answered, and loads nothing.
enum StatusView {
  static let mimeType = "text/html;profile=mcp-app"

  /// What the server says of the extension.
  static let extensions: JSONObject = ["io.modelcontextprotocol/ui": ["mimeTypes": [.string(mimeType)]]]

  /// On the tool whose answers it shows.
  static let toolMeta: JSONObject = ["ui": ["resourceUri": .string(ResourceAddress.statusView.uri)]]

  /// On the resource: no origin is let in.
  static let resourceMeta: JSONObject = [
    "ui": [
      "csp": ["connectDomains": [], "resourceDomains": [], "frameDomains": [], "baseUriDomains": []],
      "prefersBorder": true,
    ]
  ]

  /// The policy in the document itself is stricter than the host's: nothing runs but the script that stands here.
  static let document: String = {
    let (style, body) = (part(pw_status_view_style), part(pw_status_view_body))
    let script = part(pw_status_view_script)
    let policy =
      "default-src 'none'; script-src '\(digest(script))'; style-src '\(digest(style))'; base-uri 'none'; "
      + "form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Phone status</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)<script>\(script)</script>
      </body>
      </html>

      """
  }()

  private static func part(_ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> String {
    var length = 0
    let bytes = file(&length)
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// As a policy names it (CSP Level 3, section 2.3.1).
  private static func digest(_ text: String) -> String {
    "sha256-\(Base64.encode(SHA256Digest(of: Array(text.utf8)).bytes))"
  }
}
