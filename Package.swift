// swift-tools-version: 6.2
import PackageDescription

/// The one list of settings; every Swift target has it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [String] = [], in folder: String = "Sources") -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(folder)/\(name)",
    swiftSettings: settings)
}

func program(
  _ name: String, _ dependencies: [String], in folder: String = "Sources", excluding others: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(folder)/\(name)", exclude: others,
    swiftSettings: settings)
}

/// `hasGolden`: a folder `Golden` lies beside the tests, which read it where it is. `besides`: folders of another
/// language.
func tests(_ name: String, _ dependencies: [String], hasGolden: Bool = false, besides: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    exclude: (hasGolden ? ["Golden"] : []) + besides, swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// Each module may import only what stands above it here (Tests/PackageTests checks it).
let package = Package(
  name: "pocketwork",
  platforms: [.macOS(.v15)],
  targets: [
    library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    library("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    library("CIDN2", pkgConfig: "libidn2", apt: "libidn2-dev", brew: "libidn2"),
    library("CPSL", pkgConfig: "libpsl", apt: "libpsl-dev", brew: "libpsl"),
    library("CUnistring", apt: "libunistring-dev", brew: "libunistring"),
    library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
    .target(
      name: "CShim", dependencies: ["CUnistring"], cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("unistring")]),

    module("JSON"),
    module("Faults", ["JSON"]),
    module("Threads"),
    module("Time"),
    module("Rules", ["JSON", "Faults", "Time"]),
    module("Pages", ["JSON", "Faults", "Time", "Rules"]),
    module("Status", ["JSON", "Faults", "Time"]),
    module("PNG"),
    module("StatusChart", ["Status", "PNG"]),
    module("Names", ["JSON", "Faults", "CShim", "CIDN2", "CPSL", "CUnistring"]),
    module("HTTP", ["Threads", "CShim"]),
    module("Access", ["CSodium"]),
    module("Store", ["JSON", "Time", "Threads", "CSQLite"]),
    module(
      "Library", ["JSON", "Faults", "Threads", "Time", "Rules", "Pages", "Status", "Names", "Access", "Store"]),
    module("JSONRPC", ["JSON"]),
    module("MCP", ["JSON", "Faults", "Threads", "JSONRPC", "HTTP"]),
    // The status view's files, which the C compiler takes in as they are.
    .target(name: "CStatusView", exclude: ["View"]),
    module(
      "Tools",
      [
        "JSON", "Faults", "Threads", "Time", "Rules", "Pages", "Status", "StatusChart", "Names", "Access", "Store",
        "Library", "JSONRPC", "MCP", "CStatusView",
      ]),
    module("Service", ["JSON", "Faults", "Threads", "Time", "Access", "Library", "HTTP", "MCP"]),
    module(
      "Command",
      [
        "JSON", "Faults", "Threads", "Time", "Rules", "Pages", "Status", "StatusChart", "Names", "Access", "Store",
        "Library", "JSONRPC", "MCP", "Tools", "Service",
      ]),
    program("pocketwork", ["Command"]),
    // curl's variadic functions, for the relay alone: everything else builds without curl.
    .target(name: "CTransfer", dependencies: ["CCurl"]),
    program("pocketwork-relay", ["JSON", "JSONRPC", "Threads", "CCurl", "CTransfer"]),

    module("TestSupport", ["Status", "Time"], in: "Tests"),
    program("ConformanceServer", ["JSON", "JSONRPC", "Threads", "Access", "HTTP", "MCP", "Service"], in: "Tests"),
    program(
      "Benchmarks",
      ["JSON", "Time", "Rules", "Access", "Store", "Library", "Status", "PNG", "StatusChart", "TestSupport"],
      in: "Tests", excluding: ["Peers"]),
    tests("JSONTests", ["JSON", "TestSupport"]),
    tests("FaultsTests", ["Faults", "JSON"]),
    tests("ThreadsTests", ["Threads"]),
    tests("JSONRPCTests", ["JSONRPC", "JSON"]),
    tests(
      "MCPTests", ["ConformanceServer", "MCP", "JSONRPC", "JSON", "Faults", "HTTP", "Threads", "TestSupport"],
      hasGolden: true),
    tests("HTTPTests", ["HTTP", "Threads", "TestSupport"]),
    tests(
      "ServiceTests",
      ["Service", "Library", "Status", "HTTP", "MCP", "Access", "Time", "JSON", "Threads", "TestSupport"]),
    tests("CommandTests", ["Command", "JSON", "Status", "Threads", "Time", "TestSupport"], hasGolden: true),
    tests("pocketwork-relayTests", ["pocketwork-relay", "HTTP", "JSON", "JSONRPC", "MCP", "Threads", "TestSupport"]),
    tests("PackageTests", []),
    tests("EndToEndTests", ["pocketwork", "JSON", "TestSupport"], besides: ["clients", "frameworks"]),
    tests(
      "ToolsTests",
      [
        "Tools", "Library", "Store", "Access", "MCP", "JSONRPC", "HTTP", "Pages", "Rules", "Status", "Time", "Threads",
        "JSON", "Faults", "TestSupport",
      ], hasGolden: true),
    tests("PagesTests", ["Pages", "JSON", "Faults", "Time", "Rules", "TestSupport"]),
    tests("NamesTests", ["Names", "JSON", "Faults", "TestSupport"]),
    tests("AccessTests", ["Access", "TestSupport"]),
    tests("StoreTests", ["Store", "JSON", "Time", "Threads", "TestSupport"]),
    program("LibraryProbe", ["Library", "Store", "Time", "Threads", "JSON"], in: "Tests"),
    tests(
      "LibraryTests",
      [
        "LibraryProbe", "Library", "Store", "Access", "Pages", "Rules", "Status", "Time", "Threads", "JSON",
        "TestSupport",
      ]),
    tests("PNGTests", ["PNG", "TestSupport"], besides: ["Readers"]),
    tests("StatusTests", ["Status", "JSON", "Faults", "Time", "TestSupport"]),
    tests("StatusChartTests", ["StatusChart", "Status", "PNG", "Time", "TestSupport"], hasGolden: true),
    tests("TimeTests", ["Time", "TestSupport"]),
    tests("RulesTests", ["Rules", "JSON", "Faults", "Time", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
