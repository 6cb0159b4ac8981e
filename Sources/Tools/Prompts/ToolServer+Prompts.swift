import Faults
package import JSONRPC
import Library
package import MCP

extension ToolServer {
  package func prompts(for caller: Caller) -> [Prompt] {
    caller.scopes.contains(.read) ? PromptTable.all.map(\.prompt) : []
  }

  package func get(_ call: PromptCall<Caller>, completion: @escaping @Sendable (PromptResult) -> Void) {
    guard let prompt = PromptTable.named(call.prompt.name) else {
      return completion(.failure(RPCError(.invalidParams, "There is no such prompt")))
    }
    do {
      let values = try PromptValues(call.arguments, of: prompt.prompt.arguments.map(\.name))
      let message = PromptMessage(.user, .text(prompt.text(values)))
      completion(.messages([message], description: prompt.prompt.description))
    } catch {
      completion(.failure(RPCError(.invalidParams, "params.arguments: \(ToolFailure(error).message)")))
    }
  }

  package func complete(_ question: CompletionQuestion, for caller: Caller) throws(RPCError) -> [String] {
    guard caller.scopes.contains(.read) else { return [] }
    do {
      return try Completions(library: library, account: caller.account, now: now()).values(for: question)
    } catch {
      throw failure(of: error, reading: "completions")
    }
  }
}
