import Shape
import Specification

/// The schemas that build on each schema by `allOf`.
struct Heirs {
  private var direct: [Node: [OpenAPI.Schema]] = [:]

  init(of source: OpenAPI.Source) {
    guard let schemas = source.documents.entry.flatMap({ source.documents.schemas(of: $0.root) })
    else { return }
    for entry in schemas.entries where entry.value.kind == .mapping {
      let schema = OpenAPI.Schema(entry.value, in: source)
      for base in schema.allOf.compactMap(\.target) {
        direct[base.node, default: []].append(schema)
      }
    }
  }

  /// Those that build on a schema, and those that build on them, in the document's order.
  func all(of node: Node) -> [OpenAPI.Schema] {
    var found: [OpenAPI.Schema] = []
    var seen: Set<Node> = [node]
    var waiting = [node]
    while let next = waiting.popLast() {
      for heir in direct[next] ?? [] where seen.insert(heir.node).inserted {
        found.append(heir)
        waiting.append(heir.node)
      }
    }
    return found.sorted { $0.mark < $1.mark }
  }
}

extension SchemaShaper {
  /// Whether a schema stands for a choice in which `node` has a part.
  func lists(_ schema: OpenAPI.Schema, _ node: Node) -> Bool {
    schema.node != node && listed(by: schema).contains(node)
  }

  /// The schemas among which a schema chooses: its branches, or its heirs.
  func listed(by schema: OpenAPI.Schema) -> Set<Node> {
    if let known = listings[schema.node] { return known }
    let branches = schema.oneOf + schema.anyOf
    var listed = Set(branches.map(\.node) + branches.compactMap(\.target?.node))
    if branches.isEmpty, schema.discriminator != nil {
      listed = Set(heirs.all(of: schema.node).map(\.node))
    }
    listings[schema.node] = listed
    return listed
  }

  /// A schema whose discriminator tells its heirs apart is the choice of them.
  func family(of schema: OpenAPI.Schema, as role: Role) -> Type? {
    guard schema.oneOf.isEmpty, schema.anyOf.isEmpty, let discriminator = schema.discriminator,
      let key = discriminator.propertyName, role.id == Model.ID(schema.node)
    else { return nil }
    let mapped = discriminator.mapping.compactMap { entry in
      discriminator.target(of: entry.value).map { (value: entry.key, schema: $0) }
    }
    let values = Dictionary(grouping: mapped, by: \.schema).mapValues { $0.map(\.value) }
    var met: Set<OpenAPI.Schema> = []
    let members = (mapped.map(\.schema) + heirs.all(of: schema.node)).filter {
      met.insert($0).inserted
    }
    guard members.contains(where: { $0 != schema }) else { return nil }
    let variants = members.map { member in
      Choice.Variant(
        name: member.node.componentName ?? member.node.placeName,
        type: member == schema ? base(schema, as: role) : reference(to: member).withoutNull,
        signature: .any
      )
    }
    let tokens = zip(members, variants).map { member, variant in
      let property = facets(ofAll: member).property(key)
      return DiscriminatorToken(
        name: variant.name,
        mapped: values[member] ?? [],
        listed: property.flatMap(valuesListed) ?? []
      )
    }
    let mapping = SchemaShaper.mapping(of: tokens.map { [$0] })
    let choice = Choice(
      variants: variants,
      discriminator: Choice.Discriminator(key: key, mapping: mapping)
    )
    return add(.choice(choice), as: role, documented: [Atom(schema: schema, home: nil)])
  }

  /// The schema itself where its own mapping names it: a model inside of the choice.
  private func base(_ schema: OpenAPI.Schema, as role: Role) -> Type {
    let part = Role(
      id: Model.ID(role.id.rawValue + " itself"),
      name: "base",
      owner: .model(role.id),
      node: schema.node
    )
    roles[part.id] = part
    return object(facets(ofAll: schema), as: part)
  }
}
