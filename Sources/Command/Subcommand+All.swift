extension Subcommand {
  /// In the order that help shows.
  static let all: [Subcommand] = [
    connect
  ]
}
