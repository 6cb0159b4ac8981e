// JSON from a peer as a page, a block, a patch, a scenario, a state or a routine: the first byte says as which. What is
// taken must be written and read again as the same, and what is refused must change nothing.

import Faults
import JSON
import Rules
import Time

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = (try? JSONValue(parsing: Array(bytes.dropFirst())))?.object else { return 0 }
  switch bytes[0] % 6 {
  case 0: if let page = try? Page(reading: document, id: id, in: context) { check(page) }
  case 1: edit { page throws(PageError) in _ = try page.addBlock(reading: document, in: context) }
  case 2: edit { page throws(PageError) in _ = try page.updateBlock(reminder, reading: document, in: context) }
  case 3: run(document)
  case 4:
    if let state = try? PageState(reading: document) { precondition((try? PageState(reading: state.json)) == state) }
  default: if let page = try? RoutineDocument(reading: document).page(in: context) { check(page) }
  }
  return 0
}

private let id = try! Page.ID(parsing: "p")
private let reminder = try! Block.ID(parsing: "say")

private var context: RuleContext {
  RuleContext(
    group: { (text) throws(Faults) in
      guard let id = AppGroup.ID(text) else { throw RuleContext.refusal(of: text, "it must be an id") }
      return id
    }, groupName: \.description, domain: { (text) throws(Faults) in text }, domainText: { $0 })
}

private let page = try! Page(
  reading: [
    "name": "P",
    "blocks": [
      ["kind": "button", "id": "go"], ["kind": "reminder", "id": "say"], ["kind": "log", "id": "log"],
      ["kind": "elapsed_timer", "id": "t"], ["kind": "checklist", "id": "list", "settings": ["items": ["a"]]],
    ],
  ], id: id, in: context)

private func check(_ page: Page) {
  let again = try? Page(stored: page.stored, revision: page.revision)
  precondition(again == page)
}

private func edit(_ change: (inout Page) throws(PageError) -> Void) {
  var edited = page
  do throws(PageError) {
    try change(&edited)
  } catch {
    precondition(edited == page)
  }
  check(edited)
}

private func run(_ document: JSONObject) {
  guard let scenario = try? PageScenario(reading: document, of: page, now: Instant(seconds: 0)),
    let program = try? PageProgram(page, in: .utc, zones: { _ in .utc })
  else { return }
  _ = try? scenario.answer(program, in: context)
}
