import Canonical
import Shape
import SourceDiagnostics

/// Resolves the query parameters, headers, methods and security schemes of the requests that open
/// channels.
struct HandshakeResolver {
  private let operations: [AsyncAPI.Channel.ID: [AsyncAPI.Operation]]
  private let schemas: SchemaShaper

  init(_ document: AsyncAPI.Document, _ schemas: SchemaShaper) {
    operations = Dictionary(grouping: document.operations, by: \.channel)
    self.schemas = schemas
  }

  /// The query parameters and headers in the WebSocket and HTTP bindings of a channel and in the
  /// HTTP bindings of its operations, each once.
  func handshake(of channel: AsyncAPI.Channel, _ id: Channel.ID) -> [Channel.HandshakeMember] {
    let requests = (operations[channel.id] ?? []).flatMap(\.bindings).map(\.http)
    let bindings = [channel.bindings.ws, channel.bindings.http] + requests
    let all = bindings.compactMap(\.self).flatMap { binding in
      members(of: binding.query, .query, id) + members(of: binding.headers, .header, id)
    }
    var known: Set<[String]> = []
    return all.filter { known.insert([$0.location.rawValue, $0.field.key]).inserted }
  }

  /// The HTTP methods that the bindings of a channel's operations state.
  func methods(of channel: AsyncAPI.Channel) -> Set<String> {
    Set((operations[channel.id] ?? []).flatMap(\.bindings).compactMap(\.http?.method))
  }

  /// The names of the schemes of which a channel's operations require some.
  func requiredSchemes(of channel: AsyncAPI.Channel) -> Set<String> {
    Set((operations[channel.id] ?? []).flatMap(\.requiredSchemes))
  }

  private func members(
    of schema: SchemaID?,
    _ location: Channel.HandshakeMember.Location,
    _ id: Channel.ID
  ) -> [Channel.HandshakeMember] {
    guard let schema = schemas.index.schema(schema) else { return [] }
    let role = Role(location.rawValue, owner: .channel(id), at: schema)
    return schemas.objects.fields(of: schema, as: role, owner: .channel(id)).map { field in
      Channel.HandshakeMember(location: location, field: textual(field, at: schema.mark))
    }
  }

  /// The member unchanged if its value has one textual form; otherwise the member as a string.
  private func textual(_ field: Field, at mark: Mark) -> Field {
    switch schemas.models.resolved(field.type) {
    case .string, .boolean, .integer, .number(.unspecified), .number(.double), .number(.float):
      return field
    case .model(let id):
      if case .enumeration(let values)? = schemas.models.definition(of: id), values.raw == .string {
        return field
      }
    default: break
    }
    schemas.diagnostics.warn(
      .invalidChannelAddress,
      at: mark,
      "the handshake parameter \(Excerpt.quoted(field.key)) must be a string, number or boolean;"
        + " interpreted as a string",
      fix: "write type: string"
    )
    var field = field
    field.type = .string
    field.defaultValue = nil
    field.initialValue = nil
    return field
  }
}
