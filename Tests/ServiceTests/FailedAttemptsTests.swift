import Testing

@testable import Service

struct FailedAttemptsTests {
  @Test func `a minute begins with the first failure`() {
    var attempts = FailedAttempts()
    for second in 0..<10 { #expect(attempts.count("a", malformed: nil, now: Int64(second)) == nil) }
    #expect(attempts.count("a", malformed: nil, now: 10) == 50)
    #expect(attempts.count("a", malformed: nil, now: 59) == 1)
    #expect(attempts.count("a", malformed: nil, now: 60) == nil)
    #expect(attempts.count("b", malformed: nil, now: 10) == nil)
  }

  @Test func `many values that are no tokens count together in the end`() {
    var attempts = FailedAttempts()
    for value in 0..<(FailedAttempts.maximumValues + FailedAttempts.limit) {
      #expect(attempts.count("a", malformed: value, now: 0) == nil)
    }
    #expect(attempts.count("a", malformed: -1, now: 0) == 60)
  }

  @Test func `the table does not grow with the addresses`() {
    var attempts = FailedAttempts()
    for number in 0..<20_000 { _ = attempts.count("\(number)", malformed: nil, now: 0) }
    #expect(attempts.addressCount <= FailedAttempts.maximumAddresses)
  }
}
