import Shape
import Specification

/// The schemas that become types under names of their own.
struct NamedSchemas {
  /// In the order in which they were met.
  private(set) var all: [Schema] = []
  private var nodes: Set<Node> = []
  private var shaped = 0
  /// The names that components give to schemas of other files, which have none of their own.
  private var lentNames: [Node: String] = [:]
  /// Such a schema, for the component that does nothing but refer to it.
  private var namesakes: [Node: Schema] = [:]

  func contains(_ node: Node) -> Bool { nodes.contains(node) }

  mutating func add(_ schema: Schema) {
    nodes.insert(schema.node)
    all.append(schema)
  }

  /// The first that wasn't given out yet.
  mutating func next() -> Schema? {
    guard shaped < all.count else { return nil }
    defer { shaped += 1 }
    return all[shaped]
  }

  func name(of schema: Schema) -> String {
    lentNames[schema.node] ?? schema.node.componentName ?? schema.node.placeName
  }

  /// The schema that has a component's name, when the component does nothing but refer to it.
  func namesake(of component: Schema) -> Schema? { namesakes[component.node] }

  /// A component that does nothing but refer to a schema of another file gives it its name.
  ///
  /// Without this the schema would be named after its file, and the component be another name
  /// for it.
  mutating func lendName(of component: Schema) {
    guard let name = component.node.componentName, component.node.count == 1,
      let target = component.target, target.node.tree.file != component.node.tree.file,
      target.reference == nil, target.node.kind == .mapping, target.node.count > 0,
      lentNames[target.node] == nil
    else { return }
    lentNames[target.node] = name
    namesakes[component.node] = target
  }
}
