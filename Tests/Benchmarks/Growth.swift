import TestSupport

/// A get, and the first page of a list, in a large store and in a small one, round by round.
enum Growth {
  static func run(_ bench: Bench) throws {
    print("\none connection, ms a call in a store of 100,000 pages (10,000 accounts) beside one of 50 (5 accounts)")
    let small = try FilledStore(accounts: 5, pagesEach: 10, in: bench)
    let large = try FilledStore(accounts: 10_000, pagesEach: 10, in: bench)
    let servers = [try small.serve(bench), try large.serve(bench)]
    for (tool, arguments) in [("get_page", #"{"page_id":"page5"}"#), ("list_pages", #"{"limit":10}"#)] {
      var times = [Figures(), Figures()]
      for _ in 0..<bench.settings.rounds {
        for (index, server) in servers.enumerated() {
          let rate = try Load.rate(of: server, tool, arguments, connections: 1, bench)
          times[index].add(1_000 / rate)
        }
      }
      let ratio = times[1].ratio(to: times[0])
      let cells = [
        tool, Figures.text(times[0].median, digits: 3), Figures.text(times[1].median, digits: 3),
        Figures.text(ratio, digits: 2),
      ]
      print("  " + Figures.row(cells, widths: [-12, 8, 8, 8]))
    }
  }
}
