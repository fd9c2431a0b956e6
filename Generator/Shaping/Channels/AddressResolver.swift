import Canonical
import Shape
import SourceDiagnostics

/// Resolves the addresses of channels and their parameters.
struct AddressResolver {
  let schemas: SchemaShaper

  /// The pieces of a channel's address; nil for an address that is known only at run time.
  func address(of channel: AsyncAPI.Channel) -> [Channel.Piece]? {
    guard let address = channel.address else { return nil }
    noteAdjacentParameters(in: address.pieces, at: address.mark)
    return address.pieces.map { piece in
      switch piece {
      case .text(let text): .literal(text)
      case .name(let name): .parameter(name)
      }
    }
  }

  /// The parameters in the order of the address, each once.
  func parameters(
    of channel: AsyncAPI.Channel,
    in address: [Channel.Piece],
    _ id: Channel.ID,
    at mark: Mark
  ) -> [Channel.Parameter] {
    let described = channel.parameters
    var known: Set<String> = []
    let names = address.compactMap { piece -> String? in
      guard case .parameter(let name) = piece, known.insert(name).inserted else { return nil }
      return name
    }
    for parameter in described where !known.contains(parameter.key) {
      schemas.diagnostics.warn(
        .invalidChannelAddress,
        at: parameter.keyMark,
        "the parameter \(Excerpt.quoted(parameter.key)) isn't in the channel address; ignored",
        fix: "add \(Excerpt.quoted("{\(parameter.key)}")) to the address, or remove the parameter"
      )
    }
    let parameters = Dictionary(described.map { ($0.key, $0.value) }) { first, _ in first }
    return names.map { name in
      guard let parameter = parameters[name] else {
        noteUndescribed(name, at: mark)
        return Channel.Parameter(key: name, type: .string, origin: Origin(channel.location))
      }
      let type = type(of: parameter, called: name, in: id)
      var shaped = Channel.Parameter(key: name, type: type, origin: Origin(parameter.location))
      shaped.defaultValue = defaultValue(of: parameter, as: type)
      shaped.documentation = Documentation(text: parameter.description)
      return shaped
    }
  }

  private func defaultValue(of parameter: AsyncAPI.Parameter, as type: Type) -> Literal? {
    guard let schema = schemas.index.schema(parameter.schema) else {
      return parameter.defaultValue.map(Literal.string)
    }
    if type == .string { return schema.defaultValue?.string.map(Literal.string) }
    return schemas.defaults.assumedValue(of: [Subschema(schema: schema, owner: nil)], as: type)
  }

  /// A string or an enumeration of strings, the only values that an address holds.
  private func type(
    of parameter: AsyncAPI.Parameter,
    called key: String,
    in channel: Channel.ID
  ) -> Type {
    let owner: Model.Owner? = parameter.isShared ? nil : .channel(channel)
    let name = parameter.referenceName ?? key
    if let schema = schemas.index.schema(parameter.schema) {
      let type = schemas.type(of: schema, as: Role(name, owner: owner, at: schema))
      if let text = text(type) { return text }
      schemas.diagnostics.warn(
        .invalidChannelAddress,
        at: schema.mark,
        "the parameter \(Excerpt.quoted(key)) must be a string, number or boolean;"
          + " interpreted as a string",
        fix: "write type: string"
      )
      return .string
    }
    return parameter.values == nil ? .string : listed(parameter, name, owner)
  }

  /// Warns about adjacent parameters, since a received address doesn't show where the first ends.
  private func noteAdjacentParameters(in pieces: [Template.Piece], at mark: Mark) {
    for case (.name(let first), .name(let second)) in zip(pieces, pieces.dropFirst()) {
      schemas.diagnostics.warn(
        .invalidChannelAddress,
        at: mark,
        "no separator between \(Excerpt.quoted("{\(first)}")) and"
          + " \(Excerpt.quoted("{\(second)}")); the first one matches a single character",
        fix: "add a separator between the parameters, or merge them"
      )
    }
  }

  private func noteUndescribed(_ name: String, at mark: Mark) {
    schemas.diagnostics.warn(
      .invalidChannelAddress,
      at: mark,
      "the address parameter \(Excerpt.quoted(name)) isn't defined; interpreted as a string",
      fix: "add \(Excerpt.quoted(name)) to “parameters”"
    )
  }

  /// The type of a value in an address; nil for a value without a textual form.
  private func text(_ type: Type) -> Type? {
    switch schemas.models.resolved(type) {
    case .boolean, .integer(.unspecified): return schemas.models.resolved(type)
    case .string, .uuid, .integer, .number, .date, .dateTime, .uri: return .string
    case .model(let id):
      guard case .enumeration(let values)? = schemas.models.definition(of: id) else { return nil }
      return values.raw == .string ? .model(id) : .string
    case .base64, .binary, .json, .array, .isolatedArray, .map, .nullable, .embedded, .received:
      return nil
    }
  }

  /// An enumeration of the parameter's `enum`.
  private func listed(
    _ parameter: AsyncAPI.Parameter,
    _ name: String,
    _ owner: Model.Owner?
  ) -> Type {
    let id = Model.ID(parameter.location)
    let values = (parameter.values ?? []).map { Enumeration.Value(literal: .string($0)) }
    schemas.registry.add(
      Model(
        id: id,
        name: name,
        owner: owner,
        documentation: Documentation(text: parameter.description),
        origin: Origin(parameter.location),
        definition: .enumeration(Enumeration(raw: .string, values: values))
      )
    )
    return .model(id)
  }
}
