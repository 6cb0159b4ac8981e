import JSON
import Pages
import Rules
import Testing
import Tools

struct CatalogTests {
  @Test
  func `every example of the catalogue is accepted as it stands`() throws {
    let rig = try Rig()
    let entries = try PageSection.allCases.flatMap { section in
      try #require(try rig.ok("get_block_catalog", ["section": .string(section.rawValue)])["entries"]?.array)
    }
    #expect(entries.map { $0["kind"]?.string } == Block.Kind.allCases.map(\.rawValue))
    for entry in entries {
      var example = try #require(entry["example"]?.object)
      #expect(example["blocks"]?.array?.last?["kind"] == entry["kind"])
      example["dry_run"] = true
      let warnings = try rig.ok("create_page", example)["warnings"]?.array ?? []
      #expect(warnings.filter { $0.string?.contains("app group") == false } == [], "\(entry["kind"]?.text ?? "")")
    }
    let rules = try #require(try rig.ok("get_block_catalog")["rule_kinds"]?.array)
    #expect(rules.map { $0["kind"]?.string } == Rule.Kind.allCases.map(\.rawValue))
    for rule in rules { _ = try rig.ok("create_rule", try #require(rule["example"]?.object)) }
    let presets = try #require(try rig.ok("get_block_catalog")["presets"]?.array)
    #expect(presets.count == 8)
    for preset in presets {
      _ = try rig.ok("create_rule", ["preset": try #require(preset["preset"]), "apps": ["groups": ["Social"]]])
    }
  }

  @Test
  func `kinds narrow the catalogue to whole entries`() throws {
    let rig = try Rig()
    let answer = try rig.ok("get_block_catalog", ["kinds": "timer"])
    let entry = try #require(answer["entries"]?.array?.first)
    #expect(answer["entries"]?.array?.count == 1)
    #expect(answer["kinds"] == nil)
    #expect(entry["settings"]?.array?.first?["range"] == "15 to 120")
    #expect(try rig.refusal("get_block_catalog", ["kinds": ["timr"]]).contains("did you mean"))
  }
}
