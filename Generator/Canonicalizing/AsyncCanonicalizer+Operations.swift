import Canonical
import Specification

extension AsyncCanonicalizer {
  /// Returns an operation of version 3, or nil after reporting that it has no channel or action.
  func operation(_ named: Named<WrittenAsyncAPI.Operation>) -> AsyncAPI.Operation? {
    let written = named.value
    guard let channel = written.channel else {
      OperationWithoutChannel(named).report(to: diagnostics)
      return nil
    }
    guard let action = OperationAction.read(named, diagnostics) else { return nil }
    let id = id(of: channel, in: written)
    let messages = written.messages
    reportUnlisted(messages, of: id)
    var operation = AsyncAPI.Operation(location: written.location, action: action, channel: id)
    operation.name = named.key
    operation.messages = messages.map(ids)
    operation.reply = written.reply.map { reply($0, to: written, id) }
    operation.tags = written.tags
    operation.bindings = written.allBindings.map { bindings($0) }
    operation.securityMark = written.securityMark
    operation.requiredSchemes = written.requiredSchemes
    return operation
  }

  /// Returns an operation of version 2.
  func operation(
    _ written: WrittenAsyncAPI.Operation,
    _ action: AsyncAPI.Operation.Action,
    of channel: AsyncAPI.Channel.ID
  ) -> AsyncAPI.Operation {
    var operation = AsyncAPI.Operation(location: written.location, action: action, channel: channel)
    operation.name = written.operationID
    operation.messages = ids(of: written.message)
    operation.tags = written.tags
    operation.bindings = written.allBindings.map { bindings($0) }
    operation.securityMark = written.securityMark
    operation.requiredSchemes = written.requiredSchemes
    return operation
  }

  private func reply(
    _ written: WrittenAsyncAPI.Reply,
    to operation: WrittenAsyncAPI.Operation,
    _ channel: AsyncAPI.Channel.ID
  ) -> AsyncAPI.Reply {
    let own = written.channel.map { id(of: $0, in: operation) }
    let messages = written.messages
    reportUnlisted(messages, of: own ?? channel)
    return AsyncAPI.Reply(mark: written.mark, channel: own, messages: messages.map(ids))
  }

  private func ids(
    of references: [WrittenAsyncAPI.MessageReference]
  ) -> [AsyncAPI.Message.ID] {
    lists.expanded(references.map(\.message)).map { id(of: $0) }
  }
}
