/// The members of a JSON object, in their order. Keys are told apart by their bytes, never by canonical equivalence.
package struct JSONObject: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package private(set) var members: [Member]

  package init() { members = [] }

  /// The members as given; the caller vouches that no key repeats.
  package init(uniqueMembers: [Member]) { members = uniqueMembers }

  package var count: Int { members.count }
  package var isEmpty: Bool { members.isEmpty }
  package var keys: [String] { members.map(\.key) }

  /// Reads a member; sets it in its place, or adds it at the end; removes it when set to nil.
  package subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  package func contains(_ key: String) -> Bool { index(of: key) != nil }

  private func index(of key: String) -> Int? {
    members.firstIndex { Self.haveSameBytes($0.key, key) }
  }

  static func haveSameBytes(_ one: String, _ other: String) -> Bool {
    // Most keys are told apart here, many times faster; equivalent texts may still differ in their bytes.
    guard one.utf8.count == other.utf8.count, one == other else { return false }
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { haveSameBytes(UnsafeRawBufferPointer(one), UnsafeRawBufferPointer($0)) }
    }
  }

  /// Eight bytes at a time: keys of protocols are long and have long beginnings in common.
  private static func haveSameBytes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place + 8 <= one.count {
      let word = one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: place, as: UInt64.self) else { return false }
      place += 8
    }
    while place < one.count {
      guard one[place] == other[place] else { return false }
      place += 1
    }
    return true
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(uniqueMembers: elements.map { Member(key: $0.0, value: $0.1) })
  }
}
