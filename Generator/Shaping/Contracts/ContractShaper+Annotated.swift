import Canonical
import Shape

extension ContractShaper {
  /// How well the service describes an annotated entry, to compare services; nil if it doesn't have
  /// what the entry names.
  ///
  /// A server with the host of the request counts more than the path and the names of messages,
  /// because several services may have the same operation.
  public func relevance(of recording: Recording) -> Int? {
    guard let isMatching = hasParts(of: recording) else { return nil }
    let servers =
      service.servers + service.operations.flatMap(\.servers)
      + service.realtime.flatMap(\.servers)
    let authority = RecordedURL(recording.request.url).authority
    let hasServer = servers.contains { $0.hasAuthority(authority) }
    return (hasServer ? 2 : 0) + (isMatching ? 1 : 0)
  }

  /// Whether the request and the messages of an entry are those of the operation and the channels
  /// that it names; nil without one of these.
  private func hasParts(of recording: Recording) -> Bool? {
    let channels = recording.frames.compactMap { frame -> Bool? in
      guard let name = frame.channel else { return true }
      guard let channel = service.channels.first(where: { $0.name == name }) else { return nil }
      guard let message = frame.message else { return true }
      let direction = frame.direction == .send ? channel.outgoing : channel.incoming
      return direction?.messages.contains { $0.name == message } == true
    }
    guard channels.count == recording.frames.count else { return nil }
    let hasMessages = channels.allSatisfy(\.self)
    switch recording.subject {
    case .operation(let id):
      guard let operation = operation(id) else { return nil }
      return hasMessages && operation.method == recording.request.method.uppercased()
        && RecordedRequest(recording.request, of: operation, in: service) != nil
    case .callback(let name, let id):
      return operation(id)?.callbacks.webhook(named: name, of: recording) == nil ? nil : true
    case .webhook(let name):
      return service.webhooks.webhook(named: name, of: recording) == nil ? nil : true
    case nil: return service.channels.isEmpty ? nil : hasMessages
    }
  }

  private func operation(_ id: String) -> Operation? {
    service.operations.first { $0.id.rawValue == id }
  }
}
