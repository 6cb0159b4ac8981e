import Faults
import HTTP

/// What marks of mirrored arguments have to keep to; clients drop a tool that breaks one of these laws.
extension Tool {
  var mirrorFaults: Faults {
    var faults = Faults()
    var taken: Set<String> = []
    faults.add(input.mirrorFaults(isReachable: true, &taken), under: "input")
    if let output { faults.add(output.mirrorFaults(isReachable: false, &taken), under: "output") }
    return faults
  }
}

extension ObjectSchema {
  /// - Parameters:
  ///   - isReachable: whether only objects lead here from the root of the arguments.
  ///   - taken: the names that are in use, in lower case.
  fileprivate func mirrorFaults(isReachable: Bool, _ taken: inout Set<String>) -> Faults {
    var faults = Faults()
    for property in properties {
      if let header = property.header {
        if !isReachable { faults.add(property.name, "is mirrored, which only arguments outside of arrays can be") }
        if !property.schema.canBeMirrored {
          faults.add(property.name, "is mirrored, which only texts, whole numbers and truth values can be")
        }
        if !ASCII.isToken(header) { faults.add(property.name, "is mirrored by a name that no header field can have") }
        if !taken.insert(header.lowercased()).inserted {
          faults.add(property.name, "is mirrored by a name that is taken")
        }
      }
      faults.add(property.schema.mirrorFaults(isReachable: isReachable, &taken), under: property.name)
    }
    return faults
  }
}

extension Schema {
  fileprivate var canBeMirrored: Bool {
    switch self {
    case .string, .enumeration, .integer, .boolean: true
    case .number, .array, .object: false
    }
  }

  fileprivate func mirrorFaults(isReachable: Bool, _ taken: inout Set<String>) -> Faults {
    switch self {
    case .object(let object): object.mirrorFaults(isReachable: isReachable, &taken)
    case .array(let element, _, _): element.mirrorFaults(isReachable: false, &taken)
    case .string, .enumeration, .integer, .number, .boolean: Faults()
    }
  }
}
