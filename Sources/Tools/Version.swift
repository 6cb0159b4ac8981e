/// The program's version, as it names itself to clients and at the command line.
package enum Version {
  package static let text = "0.1.0"
}
