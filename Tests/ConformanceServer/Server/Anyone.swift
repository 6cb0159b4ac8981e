/// The one caller there is: this server knows no tokens.
struct Anyone: Hashable, Sendable {}
