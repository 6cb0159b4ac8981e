import Access
import TestSupport
import Testing

struct AccessTokenTests {
  /// A source that repeats itself, from a seed.
  private func random(_ seed: UInt64) -> RandomSource {
    RandomSource { count in
      var generator = SplitMix(seed: seed)
      return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
  }

  @Test(arguments: AccessToken.Kind.allCases)
  func `a new token is read back and has the same digest`(kind: AccessToken.Kind) throws {
    let token = AccessToken(kind)
    #expect(token.secretText.hasPrefix("pw_\(kind)_"))
    #expect(token.secretText.wholeMatch(of: try Regex(AccessToken.scannerPattern)) != nil)
    let again = try AccessToken(parsing: token.secretText)
    #expect(again.kind == kind)
    #expect(again.digest == token.digest)
    #expect(again.digest != AccessToken(kind).digest)
  }

  @Test func `the format is fixed: one source, one token`() {
    let zeros = AccessToken(.agent, random: RandomSource { [UInt8](repeating: 0, count: $0) })
    // CRC-32 of the 52 bytes before it, by another implementation.
    #expect(zeros.secretText == "pw_agent_" + String(repeating: "0", count: 43) + "07v2u4")
    let ones = AccessToken(.device, random: RandomSource { [UInt8](repeating: 255, count: $0) })
    #expect(ones.secretText == "pw_device_yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp12eQqmU")
  }

  @Test func `a change of any character is seen without a database`() {
    let text = AccessToken(.agent, random: random(7)).secretText
    for index in text.indices.dropFirst(9) {
      var wrong = text
      wrong.replaceSubrange(index...index, with: text[index] == "a" ? "b" : "a")
      #expect(throws: TokenError.checksum) { try AccessToken(parsing: wrong) }
    }
  }

  private static let notTokens: [(String, TokenError)] = [
    ("", .empty),
    ("${POCKETWORK_ACCESS_TOKEN}", .unexpandedVariable("POCKETWORK_ACCESS_TOKEN")),
    ("$POCKETWORK_ACCESS_TOKEN", .unexpandedVariable("POCKETWORK_ACCESS_TOKEN")),
    ("\"${env:TOKEN}\"", .unexpandedVariable("TOKEN")),
    ("{{token}}", .unexpandedVariable("token")),
    ("%TOKEN%", .unexpandedVariable("TOKEN")),
    ("${}", .prefix), ("$", .prefix), ("%", .prefix), ("%%", .prefix),
    ("<token>", .example), ("<your token>", .example), ("YOUR_TOKEN", .example), ("your-token-here", .example),
    ("pw_agent_...", .example), ("pw_agent_XXXXXXXX", .example),
    ("sk-123", .prefix), ("$pw_agent_1", .prefix), ("${pw_agent_1}", .prefix), ("pw_owner_1", .prefix),
    ("pw_agent", .prefix),
    ("pw_agent_1", .length(10, expected: 58)),
    ("pw_device_" + String(repeating: "0", count: 50), .length(60, expected: 59)),
    ("pw_agent_" + String(repeating: "-", count: 49), .character),
    ("pw_agent_" + String(repeating: "é", count: 24) + "0", .character),
  ]

  @Test(arguments: notTokens)
  func `what is no token is told apart`(text: String, error: TokenError) {
    #expect(throws: error) { try AccessToken(parsing: text) }
  }

  @Test(arguments: ["\"", "'", "`", " ", "\n", "\r\n", "\t"])
  func `quotes and spaces around a token are named`(mark: String) {
    let text = AccessToken(.agent).secretText
    for wrong in [mark + text, text + mark, mark + text + mark] {
      #expect(throws: TokenError.surrounded) { try AccessToken(parsing: wrong) }
    }
  }

  @Test func `no description, dump or error shows the secret`() {
    let token = AccessToken(.agent)
    var dumped = ""
    dump(token, to: &dumped)
    dump(Secret(token.secretText), to: &dumped)
    var shown = "\(token) \(String(reflecting: token)) \([token]) \(Optional(token) as Any) \(dumped)"
    do {
      _ = try AccessToken(parsing: token.secretText + "x")
    } catch {
      shown += "\(error) \(String(reflecting: error))"
    }
    let letters = Array(token.secretText.dropFirst(9))
    for start in 0...(letters.count - 12) { #expect(!shown.contains(String(letters[start..<start + 12]))) }
  }

  @Test func `random text never crashes the reader`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SplitMix(seed: seed)
    let pieces = ["pw_agent_", "${", "}", "%", "$", "{{", "}}", "<", ">", "\"", " ", "é", "0", "\u{0}", "🇵🇱", "a:", "."]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
      #expect(throws: TokenError.self, "seed \(seed)") { try AccessToken(parsing: text.joined()) }
    }
  }
}
