import Canonical
import Specification

/// The messages of a document, each read once.
final class MessageIndex {
  fileprivate(set) var all: [AsyncAPI.Message] = []
  fileprivate var ids: [Node: AsyncAPI.Message.ID] = [:]

  /// Returns the message at a node, or nil if no channel, operation or component has it.
  func id(at node: Node) -> AsyncAPI.Message.ID? { ids[node] }
}

extension AsyncCanonicalizer {
  /// Returns the canonical message, which is read once.
  func id(of written: WrittenAsyncAPI.Message) -> AsyncAPI.Message.ID {
    if let known = messages.ids[written.node] { return known }
    let id = AsyncAPI.Message.ID(number: messages.all.count)
    messages.ids[written.node] = id
    messages.all.append(message(written, id))
    return id
  }

  private func message(
    _ written: WrittenAsyncAPI.Message,
    _ id: AsyncAPI.Message.ID
  ) -> AsyncAPI.Message {
    var message = AsyncAPI.Message(id: id, location: written.location)
    message.componentName = written.node.componentName
    message.name = written.messageID ?? written.name
    message.title = written.title
    message.summary = written.summary
    message.description = written.description
    message.isDeprecated = written.isDeprecated
    message.sunset = written.cursor.sunset(diagnostics)
    message.contentType = written.contentType.map {
      Located($0, at: written.cursor.value("contentType")?.mark ?? written.mark)
    }
    message.payload = written.payload.flatMap(payload)
    message.headers = written.headers?.schema.map { schemas.id(of: $0) }
    message.headersMark = written.headersMark
    message.correlationLocation = written.correlationLocation
    message.bindings = written.bindings.map(bindingNames)
    return message
  }

  private func payload(_ written: WrittenAsyncAPI.Payload) -> AsyncAPI.Payload? {
    if let format = written.foreignFormat, let mark = written.format?.mark {
      return .foreign(format: Located(format, at: mark))
    }
    return written.schema.map { .schema(schemas.id(of: $0)) }
  }
}

// MARK: - Servers and bindings

extension AsyncCanonicalizer {
  func server(
    _ written: WrittenAsyncAPI.Server,
    at mark: Mark
  ) -> AsyncAPI.Server? {
    guard let url = ServerReader(diagnostics: diagnostics).url(of: written, at: mark) else {
      return nil
    }
    var server = AsyncAPI.Server(location: written.location, url: url)
    server.title = written.title
    server.summary = written.summary
    server.description = written.description
    server.protocol = written.protocol?.lowercased()
    server.bindings = written.bindings.map(bindingNames) ?? AsyncAPI.ProtocolBindings()
    server.securityMark = written.securityMark
    server.requiredSchemes = written.requiredSchemes
    return server
  }

  /// Returns the bindings of a channel or an operation, with the schemas of their requests.
  func bindings(_ written: WrittenAsyncAPI.ProtocolBindings?) -> AsyncAPI.ProtocolBindings {
    guard let written else { return AsyncAPI.ProtocolBindings() }
    var bindings = bindingNames(of: written)
    bindings.ws = written.ws.map(binding)
    bindings.http = written.http.map(binding)
    return bindings
  }

  private func binding(
    _ written: WrittenAsyncAPI.ProtocolBindings.Binding
  ) -> AsyncAPI.ProtocolBindings.Binding {
    AsyncAPI.ProtocolBindings.Binding(
      query: written.query.map(schemas.id),
      headers: written.headers.map(schemas.id),
      method: written.method?.uppercased(),
      isResponse: written.type == "response"
    )
  }

  /// Returns the bindings of a server or a message, whose requests have no effect.
  private func bindingNames(
    of written: WrittenAsyncAPI.ProtocolBindings
  ) -> AsyncAPI.ProtocolBindings {
    AsyncAPI.ProtocolBindings(
      others: written.others.map { Located($0.key, at: $0.keyMark) },
      requests: written.requests.map { Located($0.key, at: $0.keyMark) },
      values: written.protocols.map { entry in
        Named(key: entry.key, keyMark: entry.keyMark, value: JSONValue(entry.value))
      },
      schemas: written.schemas.mapValues(schemas.id)
    )
  }
}
