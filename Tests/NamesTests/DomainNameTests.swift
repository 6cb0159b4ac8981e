import Faults
import Names
import TestSupport
import Testing

struct DomainNameTests {
  @Test(arguments: [
    ("example.com", "example.com"),
    ("Couch.Example.", "couch.example"),
    ("https://www.couch.example/", "couch.example"),
    ("http://couch.example", "couch.example"),
    ("couch.example:8080", "couch.example"),
    ("user@couch.example", "couch.example"),
    ("https://user:secret@couch.example:443/", "couch.example"),
    ("*.example.com", "example.com"),
    (".example.com", "example.com"),
    ("*.www.example.com", "example.com"),
    ("www.twitter.com", "twitter.com"),
    ("www.example.co.uk", "example.co.uk"),
    ("www.www.example.com", "example.com"),
    ("www.com", "www.com"),
    ("  reddit.com \n", "reddit.com"),
    ("ZÜRIMECH.ch", "xn--zrimech-n2a.ch"),
    ("xn--zrimech-n2a.ch", "xn--zrimech-n2a.ch"),
    ("faß.de", "xn--fa-hia.de"),
    ("ｗｗｗ．ｅｘａｍｐｌｅ．com", "example.com"),
    ("例え。jp", "xn--r8jz45g.jp"),
    ("bbc.co.uk", "bbc.co.uk"),
    ("someone.github.io", "someone.github.io"),
    ("nas.lan", "nas.lan"),
    ("3m.com", "3m.com"),
    ("my--shop.com", "my--shop.com"),
    ("r3---sn-a.googlevideo.com", "r3---sn-a.googlevideo.com"),
    ("//cdn.example.com/", "cdn.example.com"),
  ])
  func `what people paste becomes one stored name`(given: String, stored: String) throws {
    let domain = try DomainName(parsing: given)
    #expect(domain.aLabels == stored)
    #expect(try DomainName(parsing: domain.aLabels) == domain)
    #expect(try DomainName(parsing: DomainName.shown(domain.aLabels)) == domain)
  }

  @Test(arguments: [
    ("co.uk", "a public suffix"), ("github.io", "a public suffix"), ("www.co.uk", "a public suffix"),
    ("公司.cn", "a public suffix"), ("com", "a single label"), ("localhost", "a single label"),
    ("192.168.0.1", "an address"), ("http://192.168.0.1:80/", "an address"), ("192.168.0.0x1", "an address"),
    ("1.2", "an address"), ("[::1]", "an address"), ("::1", "an address"), ("fe80::1%eth0", "an address"),
    ("a..b", "is empty"), ("..example.com", "is empty"), ("example.com..", "is empty"),
    ("-a.com", "must be"), ("a-.com", "must be"), ("exa mple.com", "must be letters"), ("a_b.com", "must be letters"),
    ("a%20b.com", "must be letters"), ("*.*.example.com", "a star may only stand first"),
    ("exa*mple.com", "a star may only stand first"), ("*", "a star may"), ("*.", "must be a domain"),
    ("example.com/path", "with a path"), ("example.com?q", "with a path"), ("example.com//", "with a path"),
    ("https://example.com/#a", "with a path"), ("example.com／path", "must be"), ("example.com:port", "a port"),
    ("example.com:123456", "a port"), ("mailto:someone@", "must be a domain"), ("", "must be a domain"),
    ("   ", "must be a domain"), (".", "must be a domain"), ("exam\u{0}ple.com", "must be"),
    ("xn--999999999.com", "must be"), ("xn--a.com", "must be"), ("\u{202E}example.com", "must be"),
    ("app:facebook", "a port"), ("😀", "must be"),
  ])
  func `what is no site is refused with the reason`(given: String, reason: String) {
    let faults = #expect(throws: Faults.self) { try DomainName(parsing: given) }
    #expect(faults?.description.contains(reason) == true, "\(given): \(faults?.description ?? "")")
  }

  @Test
  func `labels have at most 63 characters and names 253`() throws {
    let label = String(repeating: "a", count: 63)
    #expect(try DomainName(parsing: "\(label).com").aLabels == "\(label).com")
    #expect(throws: Faults.self) { try DomainName(parsing: "\(label)a.com") }
    let long = [label, label, label, String(repeating: "b", count: 61)].joined(separator: ".")
    #expect(try DomainName(parsing: long).aLabels.utf8.count == 253)
    #expect(throws: Faults.self) { try DomainName(parsing: "a." + long) }
  }

  @Test
  func `a stored name is shown in Unicode and look-alikes stay apart`() throws {
    #expect(DomainName.shown("xn--zrimech-n2a.ch") == "zürimech.ch")
    // A Cyrillic а.
    #expect(try DomainName(parsing: "аpple.com") != DomainName(parsing: "apple.com"))
  }

  @Test
  func `any text is read or refused, and what is read is stable`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let pieces =
      Array("ab.-*/:@[]%_ W\u{0}ü😀．xn--09?#\\www.").map(String.init) + ["www.", "xn--", "co.uk", "://", "com"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      guard let domain = try? DomainName(parsing: text) else { continue }
      let again = try? DomainName(parsing: domain.aLabels)
      #expect(again == domain, "seed \(seed): \(text)")
    }
  }
}
