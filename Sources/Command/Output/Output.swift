/// Parameters that many subcommands share.
enum Output {
  static let json = Parameter<Bool>.flag("json", "print JSON, for programs")
}
