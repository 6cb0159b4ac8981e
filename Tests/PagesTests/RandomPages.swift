import JSON
import Pages
import TestSupport
import Time

/// Pages made by random edits, and random things that happen to them.
struct RandomPages {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// One edit, valid or not.
  mutating func edit(_ page: inout Page) {
    let target = page.blocks.randomElement(using: &random)?.id
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      guard let kind = Block.Kind.allCases.randomElement(using: &random) else { return }
      var given = kind.declaration.example
      given["inputs"] = nil
      if let variable = page.blocks.first(where: { $0.kind == .variable }), kind == .changeValue {
        given["settings"] = ["variable_id": .string(variable.id.text), "change": "add"]
      }
      given["before_block_id"] = target.map { .string($0.text) }
      _ = try? page.addBlock(reading: given, in: anyGroup)
    case 3:
      if let target, Int.random(in: 0..<3, using: &random) == 0 { try? page.removeBlock(target) }
    case 4:
      _ = try? page.update(reading: ["enabled": .bool(.random(using: &random))])
    case 5:
      let patches: [JSONObject] = [
        ["settings": ["mode": "stopwatch"]], ["settings": ["mode": "countdown"]], ["settings": ["else_enabled": true]],
        ["settings": ["else_enabled": false]], ["settings": ["minutes": 20]], ["before_block_id": "end"],
        ["settings": ["fields": [["id": "a", "type": "number"]]]], ["settings": ["blocks": false]],
      ]
      guard let target, let patch = patches.randomElement(using: &random) else { return }
      _ = try? page.updateBlock(target, reading: patch, in: anyGroup)
    default: connect(&page)
    }
  }

  private mutating func connect(_ page: inout Page) {
    guard let block = page.blocks.randomElement(using: &random), let input = block.inputs.randomElement(using: &random)
    else { return }
    let fitting = page.blocks.flatMap { other in
      other.outputs.filter { $0.type == input.type }.map { (other.id, $0.name) }
    }
    let isCut = Int.random(in: 0..<8, using: &random) == 0
    let source = fitting.randomElement(using: &random)
    let value: JSONValue =
      isCut ? .null : source.map { ["block_id": .string($0.0.text), "output": .string($0.1)] } ?? .null
    _ = try? page.updateBlock(block.id, reading: ["inputs": .object([input.name: value])], in: anyGroup)
  }

  mutating func page(edits: Int) throws -> Page {
    var page = try PagesTests.page(blocks: [])
    for _ in 0..<edits { edit(&page) }
    return page
  }

  /// Events in the order of their times, within ten days.
  mutating func events(for page: Page, count: Int, from start: Instant) -> [TimedEvent] {
    let instants = (0..<count).map { _ in
      // Whole quarters of an hour are where windows and clocks have their edges.
      let seconds = Int64.random(in: 0..<864_000, using: &random)
      return start.adding(seconds: Bool.random(using: &random) ? seconds : seconds / 900 * 900)
    }.sorted()
    return instants.compactMap { at in event(for: page).map { TimedEvent(at: at, $0) } }
  }

  private mutating func event(for page: Page) -> PageEvent? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .location(isPresent: [true, false, nil].randomElement(using: &random) ?? nil)
    case 1: return .usage(minutes: Double.random(in: 0...100, using: &random).rounded(), nil)
    case 2: return .use(isUsing: .random(using: &random))
    case 3:
      return .health(.steps, Bool.random(using: &random) ? nil : Double(Int.random(in: 0...9_000, using: &random)))
    case 4: return .restart
    default:
      guard let block = page.blocks.randomElement(using: &random) else { return nil }
      return event(at: block)
    }
  }

  private mutating func event(at block: Block) -> PageEvent {
    switch block.content {
    case .numberInput: return .input(block.id, .number(Double(Int.random(in: -5...50, using: &random))))
    case .textInput: return .input(block.id, .text(["tired", "fine"].randomElement(using: &random) ?? ""))
    case .checklist: return .tick(block.id, item: Int.random(in: 0..<3, using: &random))
    case .form(let form): return submission(block.id, form.fields)
    case .log(let log): return submission(block.id, log.fields)
    default:
      let tap = Bool.random(using: &random) ? .press : PageEvent.Tap.allCases.randomElement(using: &random) ?? .press
      return .tap(block.id, tap)
    }
  }

  private mutating func submission(_ id: Block.ID, _ fields: [FormField]) -> PageEvent {
    var values: JSONObject = [:]
    for field in fields {
      switch field.type {
      case .boolean: values[field.id] = .bool(.random(using: &random))
      case .number: values[field.id] = .integer(Int.random(in: 0...20, using: &random))
      case .text, .record, .table: values[field.id] = "x"
      }
    }
    let record = try? Record(filling: fields, from: values)
    return record.map { .submission(id, $0) } ?? .clock
  }
}
