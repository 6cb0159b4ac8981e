/// The house as it is designed: which module stands on which. The manifest may hold fewer modules, never others.
enum House {
  /// Bottom to top: a module imports only modules named before it.
  static let modules = [
    "JSON", "Faults", "Threads", "Time", "Rules", "Pages", "Status", "PNG", "StatusChart", "Names", "Access", "Store",
    "Library", "JSONRPC", "HTTP", "MCP", "Tools", "Service", "Command", "pocketwork", "pocketwork-relay",
  ]

  /// Each C module, and the only modules that import it.
  static let owners = [
    "CSQLite": ["Store"], "CSodium": ["Access"], "CIDN2": ["Names"], "CPSL": ["Names"], "CUnistring": ["Names"],
    "CCurl": ["pocketwork-relay"], "CTransfer": ["pocketwork-relay"], "CShim": ["Names", "Store", "HTTP"],
    "CStatusView": ["Tools"],
  ]

  /// Modules that an app for another system compiles as they are: none of the system's own, no C, and no I/O.
  static let portable: Set = ["JSON", "Faults", "Time", "Rules", "Pages", "Status", "PNG", "StatusChart"]

  /// What knows nothing of a subject that stands below it in the list.
  static let strangers = [
    "HTTP": ["JSON", "JSONRPC", "Faults", "Library", "Rules", "Pages", "Access", "Store", "Names", "Time"],
    "JSONRPC": ["Library", "Rules", "Pages", "Access", "Store", "Names", "Time"],
    "MCP": ["Library", "Rules", "Pages", "Access", "Store", "Names", "Time"],
    "Store": ["Rules", "Pages", "Names", "Access"],
    "Access": ["Rules", "Pages", "Names"],
    "pocketwork-relay": ["Library", "Rules", "Pages", "Access", "Store", "Names", "Time", "MCP", "Tools", "Service"],
  ]

  static let system: Set = ["Glibc", "Darwin", "Musl"]

  static let neverInSources: Set = ["Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch"]

  static let folders: Set = ["Sources", "Tests", "schemas"]

  static let files: Set = [
    "Package.swift", "README.md", "mcp.json", ".swift-format", ".gitignore", ".ci/run",
  ]
}
