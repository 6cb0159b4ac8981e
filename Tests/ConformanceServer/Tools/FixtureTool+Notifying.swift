import MCP

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FixtureTool {
  static let notifying: [FixtureTool] = [
    slow("test_tool_with_progress", "Reports progress thrice.") { call in
      for (done, wait) in [(0, true), (50, true), (100, false)] {
        call.context.reporter.progress(done, of: 100, "\(done) of 100")
        if wait { usleep(50_000) }
      }
      return .blocks([.text("done")])
    },
    slow("test_tool_with_logging", "Logs thrice.") { call in
      call.context.reporter.log(.info, "Tool execution started", logger: "fixture")
      usleep(50_000)
      call.context.reporter.log(.info, "Tool processing data", logger: "fixture")
      usleep(50_000)
      call.context.reporter.log(.info, "Tool execution completed", logger: "fixture")
      return .blocks([.text("logged")])
    },
    slow("test_logging_tool", "Logs where it is asked to.") { call in
      for level in LogLevel.allCases { call.context.reporter.log(level, .string("\(level.rawValue) message")) }
      return .blocks([.text("logged")])
    },
    slow(
      "test_slow", "Takes a while, and stops when it is cancelled.",
      input: [Field.integer("milliseconds", in: 0...10_000, "How long.")]
    ) { call in
      let steps = (call.arguments.json["milliseconds"]?.wholeNumber ?? 0) / 20
      for step in 0..<steps {
        if call.context.cancellation.isCancelled { break }
        call.context.reporter.progress(Int(step) + 1, of: Int(steps))
        usleep(20_000)
      }
      return .blocks([.text("done")])
    },
  ]

  private static func slow(
    _ name: String, _ description: String, input: [any SchemaField] = [],
    _ work: @escaping @Sendable (ToolCall<Anyone>) -> ToolResult
  ) -> FixtureTool {
    FixtureTool(name, description, input: input) { call, server, completion in
      server.workers.add { completion(work(call)) }
    }
  }

  /// Each changes a list, or a resource, and tells of it.
  static let triggers: [FixtureTool] = [
    trigger("test_trigger_tool_change", "Changes the list of tools.") { server in
      server.lists.withLock { $0.hasExtraTool.toggle() }
      return .toolList
    },
    trigger("test_trigger_prompt_change", "Changes the list of prompts.") { server in
      server.lists.withLock { $0.hasExtraPrompt.toggle() }
      return .promptList
    },
    trigger("test_trigger_resource_list_change", "Changes the list of resources.") { server in
      server.lists.withLock { $0.hasExtraResource.toggle() }
      return .resourceList
    },
    trigger("test_trigger_resource_change", "Changes the watched resource.") { _ in
      .resource(uri: FixtureResource.watched)
    },
  ]

  private static func trigger(
    _ name: String, _ description: String, _ change: @escaping @Sendable (ConformanceServer) -> Change
  ) -> FixtureTool {
    FixtureTool(name, description, hints: .changes) { _, server, completion in
      server.feed.publish([change(server)], to: Anyone())
      completion(.blocks([.text("changed")]))
    }
  }
}
