/// `--time-zone`, where an account is made.
enum TimeZoneOption {
  static let option = Parameter<String>.option(
    "time-zone", "ZONE", "an IANA name such as Europe/Warsaw (else the system's)")
}
