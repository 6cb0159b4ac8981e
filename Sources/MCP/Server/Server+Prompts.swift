import Faults
import JSON
import JSONRPC

extension Server {
  func promptStep(for incoming: Incoming) throws(RPCError) -> Step {
    let params = incoming.request.params
    guard let name = params?["name"]?.string else {
      throw RPCError(.invalidParams, "params.name is missing or no text; it must be the name of a prompt")
    }
    let prompt = try prompt(named: name, for: incoming.caller)
    let (json, arguments) = try Self.texts(in: params?["arguments"], "params.arguments")
    for argument in prompt.arguments where argument.isRequired && arguments[argument.name] == nil {
      throw RPCError(.invalidParams, "params.arguments.\(argument.name) is missing; it must be a text")
    }
    let revision = incoming.era.revision
    return try work(for: incoming, target: prompt.name, arguments: json) { [self] context, completion in
      definition.get(PromptCall(prompt: prompt, arguments: arguments, context: context)) { result in
        switch result {
        case .messages(let messages, let description):
          var result: JSONObject = [:]
          result["description"] = description.map(JSONValue.string)
          result["messages"] = .array(messages.map { .object($0.json(in: revision)) })
          completion(.done(whole(result, in: revision)))
        case .failure(let error): completion(.done(.error(error)))
        case .inputRequired(let required): completion(.asks(required))
        }
      }
    }
  }

  private func prompt(named name: String, for caller: Definition.Caller) throws(RPCError) -> Prompt {
    let prompts = definition.prompts(for: caller)
    if let prompt = prompts.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return prompt }
    let hint = NearestMatch.of(name, among: prompts.map(\.name)).map { "; did you mean \"\($0)\"?" } ?? ""
    throw RPCError(.invalidParams, "There is no prompt \(Quoted.text(name))\(hint)")
  }

  /// An object of texts; a missing one, and null, is an empty one.
  private static func texts(
    in value: JSONValue?, _ path: String
  ) throws(RPCError) -> (json: JSONObject, texts: [String: String]) {
    guard let value, !value.isNull else { return ([:], [:]) }
    guard let object = value.object else {
      throw RPCError(.invalidParams, "\(path) is of type \(value.typeName); it must be an object of texts")
    }
    var texts: [String: String] = [:]
    for member in object.members {
      guard let text = member.value.string else {
        let place = "\(path)[\(Quoted.text(member.key))]"
        throw RPCError(.invalidParams, "\(place) is of type \(member.value.typeName); it must be a text")
      }
      texts[member.key] = text
    }
    return (object, texts)
  }

  /// Values that one answer of `completion/complete` holds.
  private static var valueLimit: Int { 100 }

  func completionStep(for incoming: Incoming) throws(RPCError) -> Step {
    let question = try question(of: incoming)
    let values = try definition.complete(question, for: incoming.caller)
    let completion: JSONObject = [
      "values": .array(values.prefix(Self.valueLimit).map { .string($0) }), "total": .integer(values.count),
      "hasMore": .bool(values.count > Self.valueLimit),
    ]
    return .done(whole(["completion": .object(completion)], in: incoming.era.revision))
  }

  private func question(of incoming: Incoming) throws(RPCError) -> CompletionQuestion {
    let params = incoming.request.params
    let (reference, arguments) = try reference(params?["ref"], for: incoming.caller)
    guard let argument = params?["argument"]?.object, let name = argument["name"]?.string else {
      throw RPCError(.invalidParams, "params.argument is missing or has no name; it must be {name, value}")
    }
    guard let value = argument["value"]?.string else {
      throw RPCError(.invalidParams, "params.argument.value is missing or no text; it may be empty")
    }
    guard arguments.contains(name) else {
      let known = arguments.isEmpty ? "there are none" : "it must be one of \(arguments.joined(separator: ", "))"
      throw RPCError(.invalidParams, "params.argument.name is \(Quoted.text(name)); \(known)")
    }
    let context = try Self.texts(in: params?["context"]?["arguments"], "params.context.arguments").texts
    return CompletionQuestion(reference: reference, argument: name, value: value, context: context)
  }

  /// What is completed, and which blanks it has.
  private func reference(
    _ sent: JSONValue?, for caller: Definition.Caller
  ) throws(RPCError) -> (CompletionQuestion.Reference, arguments: [String]) {
    switch (sent?["type"]?.string, sent?["name"]?.string, sent?["uri"]?.string) {
    case ("ref/prompt", let name?, _):
      let prompt = try prompt(named: name, for: caller)
      return (.prompt(name: prompt.name), prompt.arguments.map(\.name))
    case ("ref/resource", _, let uri?):
      let templates = definition.resourceTemplates(for: caller)
      guard let template = templates.first(where: { $0.uriTemplate.utf8.elementsEqual(uri.utf8) }) else {
        throw RPCError(.invalidParams, "There is no resource template \(Quoted.text(uri))")
      }
      return (.resource(uriTemplate: template.uriTemplate), template.variables)
    default:
      throw RPCError(
        .invalidParams,
        "params.ref is missing or malformed; it must be {type: \"ref/prompt\", name} or {type: \"ref/resource\", uri}")
    }
  }
}
