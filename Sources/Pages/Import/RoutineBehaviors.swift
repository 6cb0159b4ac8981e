import Faults
import JSON

/// The connected behaviors of a routine, formats 3 and 4.
struct RoutineBehaviors {
  private struct Edge {
    let from: String
    let output: String
    let to: String
    let input: String
  }

  private var nodes: [JSONObject] = []
  private var edges: [Edge] = []

  /// Whether some of them act by themselves.
  var acts: Bool {
    nodes.contains { node in
      node["kind"]?.string.flatMap(Block.Kind.init(rawValue:))?.declaration.section == .routines
    }
  }

  init(reading value: JSONValue, faults: inout Faults) {
    var inner = Faults()
    defer { faults.add(inner, under: "behaviors") }
    guard let object = value.object, let nodes = object["nodes"]?.array, let connections = object["connections"]?.array
    else {
      inner.add("", "must be an object with the arrays nodes and connections")
      return
    }
    inner.refuseMembers(of: object, otherThan: ["nodes", "connections"])
    edges = Self.edges(connections, &inner)
    let forked = Set(edges.filter { $0.output == "no" }.map(\.from))
    for (index, value) in nodes.enumerated() {
      let path = "nodes[\(index)]"
      let node = inner.collect(under: path) { () throws(Faults) in try RoutineNode.block(value, forked: forked) }
      if let node { self.nodes.append(node) }
    }
  }

  func uses(_ id: String) -> Bool { edges.contains { $0.from == id } }

  /// The blocks with their connections.
  /// - Parameter names: The blocks that stand for sources of other names.
  func blocks(replacing names: [String: String], _ faults: inout Faults) -> [JSONObject] {
    var blocks = nodes
    for (index, edge) in edges.enumerated() {
      guard let target = blocks.firstIndex(where: { $0["id"] == .string(edge.to) }) else {
        faults.add("behaviors.connections[\(index)].to", "is \(Quoted.text(edge.to)), which is no node")
        continue
      }
      var inputs = blocks[target]["inputs"]?.object ?? JSONObject()
      if inputs[edge.input] != nil {
        faults.add(
          "behaviors.connections[\(index)].input",
          "is \(Quoted.text(edge.input)) of \(Quoted.text(edge.to)), which has a source already")
      }
      inputs[edge.input] = ["block_id": .string(names[edge.from] ?? edge.from), "output": .string(edge.output)]
      blocks[target]["inputs"] = .object(inputs)
    }
    return blocks
  }

  private static func edges(_ values: [JSONValue], _ faults: inout Faults) -> [Edge] {
    let members = ["from", "output", "to", "input"]
    var edges: [Edge] = []
    for (index, value) in values.enumerated() {
      let texts = members.compactMap { value[$0]?.string }
      guard value.object?.count == members.count, texts.count == members.count else {
        faults.add("connections[\(index)]", "is \(ShownValue.of(value)); it must be {from, output, to, input}")
        continue
      }
      edges.append(Edge(from: texts[0], output: texts[1], to: texts[2], input: texts[3]))
    }
    return edges
  }
}
