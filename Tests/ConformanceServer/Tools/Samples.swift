import JSON
import MCP

/// Small pieces of content.
enum Samples {
  /// One transparent pixel.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

  /// A WAV file of two samples.
  static let wave = "UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA"

  static let image = ContentBlock.image(base64: png, mimeType: "image/png")

  static let embedded = ResourceContents(
    uri: "test://embedded-resource", mimeType: "text/plain", .text("This is an embedded resource content."))

  private static let address: JSONValue = [
    "$anchor": "addressDef", "type": "object", "description": "Where somebody lives.",
    "properties": [
      "street": ["type": "string", "description": "The street."],
      "city": ["type": "string", "description": "The city."],
    ],
  ]

  static let schema: JSONObject = [
    "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "$defs": ["address": address],
    "properties": [
      "name": ["type": "string", "description": "Who."],
      "address": ["$ref": "#/$defs/address", "description": "Where."],
      "contactMethod": ["type": "string", "enum": ["phone", "email"], "description": "How."],
      "phone": ["type": "string", "description": "The number."],
      "email": ["type": "string", "description": "The address for mail."],
    ],
    "allOf": [["anyOf": [["required": ["phone"]], ["required": ["email"]]]]],
    "if": ["properties": ["contactMethod": ["const": "phone"]], "required": ["contactMethod"]],
    "then": ["required": ["phone"]], "else": ["required": ["email"]], "additionalProperties": false,
  ]
}
