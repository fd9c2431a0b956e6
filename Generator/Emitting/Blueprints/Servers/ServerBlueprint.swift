import SwiftSource

/// The contents of the declaration of a server.
struct ServerBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The URL with `{name}` for each variable.
  var template: String
  /// Whether the URL is only a path, for which the caller gives the origin.
  var needsOrigin: Bool
  /// Whether the server states its name and the defaults of its variables, so that the client's
  /// server chooses among those of an operation.
  var isDeclared = false
  var parameters: [Parameter]
  /// The connection policies that only apply to this server.
  var policies: [ConnectionPolicyBlueprint] = []
  /// The name of the enclosing type of the policies; nil if there are none.
  var policiesType: SwiftName?
  /// How the client of the channels connects; nil if it doesn't.
  var transport: Transport?

  /// How a client of channels connects to a server.
  enum Transport: Hashable {
    case webSocket
    case httpStream
  }

  struct Parameter {
    var key: String
    var name: SwiftName
    var type: TypeReference
    var initial: Source
    /// The expression for the text of the value: the value itself or its raw value.
    var text: Source
  }
}

/// A server variable with an `enum` of values.
struct VariableBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The cases; `raw` assigns the raw value where it differs from the name.
  var values: [(name: SwiftName, text: String, raw: Source?)]
}
