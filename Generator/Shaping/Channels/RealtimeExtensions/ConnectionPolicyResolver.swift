import Canonical
import Shape
import SourceDiagnostics

/// Resolves the extensions about connections.
final class ConnectionPolicyResolver {
  private let document: AsyncAPI.Document
  private let directions: ChannelDirections
  private let names: MessageNames
  private let diagnostics: Diagnostics
  /// The messages to which extensions refer; most documents have no extension.
  private lazy var directory = MessageDirectory(of: document, directions, names)

  init(
    _ document: AsyncAPI.Document,
    _ directions: ChannelDirections,
    _ names: MessageNames,
    _ diagnostics: Diagnostics
  ) {
    self.document = document
    self.directions = directions
    self.names = names
    self.diagnostics = diagnostics
  }

  /// The connection policies in the extensions of the document, a server or a channel.
  func policies(
    _ extensions: any AsyncAPI.Extensions,
    channel: AsyncAPI.Channel.ID? = nil
  ) -> ConnectionPolicies {
    guard !extensions.isEmpty else { return ConnectionPolicies() }
    var messages = directory
    messages.channel = channel
    var policies = ConnectionPolicies()
    func reader(_ kind: ConnectionPolicies.Kind) -> RealtimeExtensionReader? {
      guard let fields = extensions[kind.rawValue] else { return nil }
      policies.descriptions[kind] = fields.text("description")
      return RealtimeExtensionReader(
        fields: fields,
        name: kind.rawValue,
        messages: messages,
        diagnostics: diagnostics
      )
    }
    func entries(_ kind: ConnectionPolicies.Kind) -> [RealtimeExtensionReader]? {
      extensions.list(kind.rawValue)?.map {
        RealtimeExtensionReader(
          fields: $0,
          name: kind.rawValue,
          messages: messages,
          diagnostics: diagnostics
        )
      }
    }
    policies.keepAlive = reader(.keepAlive)?.keepAlive()
    policies.closeCodes = entries(.closeCodes)?.compactMap { $0.closeCode() }
    policies.errorCodes = reader(.errorCodes)?.errorCodes()
    policies.backOff = reader(.backOff)?.backOff()
    policies.dedupe = reader(.dedupe)?.dedupe()
    policies.sequence = reader(.sequence)?.sequence()
    policies.resume = reader(.resume)?.resume()
    policies.resubscription = entries(.resubscription)?.compactMap { $0.subscription() }
    policies.buffer = reader(.buffer)?.buffer()
    if channel != nil { policies.lifecycle = reader(.lifecycle)?.lifecycle() }
    return policies
  }
}
