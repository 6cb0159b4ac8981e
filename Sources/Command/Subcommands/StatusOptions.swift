/// What the commands on the phone's status share.
enum StatusOptions {
  static let device = Parameter<String>.option(
    "device", "NAME", "the id or name of one device, where there are several")
}
