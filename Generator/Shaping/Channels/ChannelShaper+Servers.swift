import Canonical
import Canonicalizing
import Shape

extension ChannelShaper {
  /// The servers to which clients connect, with their names in the document.
  func servers() -> [Server] {
    zip(document.servers, canonicalizer.serverExtensions).map { named, extensions in
      let server = named.value
      return Server(
        server.url,
        name: named.key,
        protocol: server.protocol,
        documentation: Documentation(text: server.summary ?? server.description ?? server.title),
        policies: connectionPolicies(extensions)
      )
    }
  }
}
