/// `--dry-run`, where something is written.
enum DryRun {
  static let flag = Parameter<Bool>.flag("dry-run", "say what would change, and change nothing")
}
