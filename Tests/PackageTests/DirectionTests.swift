import Testing

struct DirectionTests {
  @Test func `every folder of Sources is a module of the house`() throws {
    let known = House.modules + House.owners.keys
    for folder in try Checkout.folders(in: "Sources") {
      #expect(known.contains(folder), "Sources/\(folder) has no place in the house")
    }
  }

  @Test func `a module imports only what stands below it`() throws {
    for (position, module) in House.modules.enumerated() {
      let below = Set(House.modules[..<position])
      for file in Checkout.swiftFiles(under: "Sources/\(module)") {
        for imported in try Checkout.imports(in: file) where House.modules.contains(imported) {
          #expect(below.contains(imported), "\(file) imports \(imported), which stands above \(module)")
        }
      }
    }
  }

  @Test func `every import is of the house, of a C library or of the system`() throws {
    let known = Set(House.modules).union(House.owners.keys).union(House.system)
    for file in Checkout.swiftFiles(under: "Sources") {
      for imported in try Checkout.imports(in: file) {
        #expect(!House.neverInSources.contains(imported), "\(file) imports \(imported)")
        #expect(known.contains(imported), "\(file) imports \(imported), which nobody knows")
      }
    }
  }

  @Test func `a C library is imported by its owner alone`() throws {
    for module in House.modules {
      for file in Checkout.swiftFiles(under: "Sources/\(module)") {
        for imported in try Checkout.imports(in: file) {
          guard let owners = House.owners[imported] else { continue }
          #expect(owners.contains(module), "\(file) imports \(imported), which belongs to \(owners)")
        }
      }
    }
  }

  @Test func `what an app is to compile imports nothing of one system`() throws {
    for module in House.portable {
      for file in Checkout.swiftFiles(under: "Sources/\(module)") {
        for imported in try Checkout.imports(in: file) {
          #expect(House.portable.contains(imported), "\(file) imports \(imported)")
        }
      }
    }
  }

  @Test(arguments: House.strangers.keys.sorted())
  func `a module knows nothing of the subjects beside it`(module: String) throws {
    for file in Checkout.swiftFiles(under: "Sources/\(module)") {
      for imported in try Checkout.imports(in: file) {
        #expect(House.strangers[module]?.contains(imported) != true, "\(file) imports \(imported)")
      }
    }
  }

  @Test(arguments: [
    ("import JSON", ["JSON"]), ("  package import Time", ["Time"]), ("@testable import Rules", ["Rules"]),
    ("public import struct MCP.Tool", ["MCP"]), ("// import Foundation", []), ("let import = 1", []),
    ("@_spi(Some) @preconcurrency internal import HTTP\nimport Glibc", ["HTTP", "Glibc"]),
  ])
  func `import lines are seen in all their forms`(text: String, modules: [String]) throws {
    #expect(Checkout.imports(of: text) == modules)
  }
}
