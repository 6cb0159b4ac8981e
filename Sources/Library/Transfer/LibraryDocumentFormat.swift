/// How a document of a whole library calls itself.
package enum LibraryDocumentFormat {
  package static let name = "pocketwork library"
}
