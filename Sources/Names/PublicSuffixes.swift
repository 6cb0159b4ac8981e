import CPSL

/// The names under which anybody can register a site (`co.uk`, `github.io`), from libpsl's built-in list.
enum PublicSuffixes {
  /// Whether the whole name, in A-labels, is such a suffix. Unknown top-level domains are not in the list, and a name
  /// right under one is a site like any other.
  static func contain(_ aLabels: String) -> Bool {
    psl_is_public_suffix2(psl_builtin(), aLabels, PSL_TYPE_ANY | PSL_TYPE_NO_STAR_RULE) == 1
  }
}
