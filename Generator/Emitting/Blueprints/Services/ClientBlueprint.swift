import SwiftSource

/// The contents of the client's declaration.
struct ClientBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The connection policies that apply to all servers.
  var policies: [ConnectionPolicyBlueprint] = []
  var servers: [ServerBlueprint]
  var variables: [VariableBlueprint]
  var credentialsType: SwiftName
  var credentials: [CredentialBlueprint]
  var tokenOrigins: [TokenOriginBlueprint]
  /// The type of the WebSocket servers as arguments of a client that connects channels; nil without
  /// such servers.
  var serverType: SwiftName?
  /// The methods that connect channels; nil for a client of operations, or without a client.
  var connections: [ConnectionBlueprint]?
  /// The fake of a client that connects channels; nil without one.
  var fake: FakeBlueprint?

  /// Whether there are settings with the policies of the document.
  var hasDocumentedOptions: Bool { policies.contains { $0.kind != .lifecycle } }

  /// Whether the client of channels refers to types of the runtime.
  var needsRuntime: Bool { connections != nil && !credentials.isEmpty }
}

/// A method that connects a channel.
struct ConnectionBlueprint {
  var name: SwiftName
  var channel: ChannelBlueprint
}

/// The URLs and scopes of a security scheme of type `oauth2` or `openIdConnect`, as constants.
struct TokenOriginBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var urls: [Constant]
  var scopes: [Constant]

  struct Constant {
    var name: SwiftName
    var text: String
    var documentation: DocumentationText
  }
}

struct CredentialBlueprint {
  /// The name of the security scheme in the document.
  var key: String
  var name: SwiftName
  var type: Source
  /// The expression for the credential.
  var value: Source
  var documentation: DocumentationText
}
