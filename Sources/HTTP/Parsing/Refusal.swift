/// Why a request is not served before any handler sees it whole. The connection closes after the answer, because
/// where the next request would begin is no longer sure.
package enum Refusal: Error, Hashable, Sendable {
  case loneLineFeed, loneCarriageReturn
  case requestLine, method, target, version, connectMethod
  case targetTooLong(limit: Int)
  case unsupportedVersion
  case foldedField, spaceBeforeColon, fieldName, fieldValue
  case fieldsTooLarge(limit: Int)
  case tooManyFields(limit: Int)
  case missingHost, repeatedHost, host
  case lengthAndCoding, repeatedLength, length, missingLength
  case bodyTooLarge(limit: Int)
  case unknownCoding, repeatedCoding, codingBefore11
  case chunkSize, chunkEnd
  case chunkLineTooLong(limit: Int)
  case unknownExpectation
  case headTooSlow, bodyTooSlow
}
