import SwiftSource

/// The client as it will be printed.
struct ClientBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// What is known of connections to all servers, where there are any.
  var facts: [FactBlueprint] = []
  var servers: [ServerBlueprint]
  var variables: [VariableBlueprint]
  /// What the type that holds the credentials is called.
  var credentialsType: SwiftName
  var credentials: [CredentialBlueprint]
  var tokenOrigins: [TokenOriginBlueprint]
}

struct ServerBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The URL, with `{name}` where a variable stands.
  var template: String
  /// True for a path alone, which needs a host to stand on.
  var isRelative: Bool
  var parameters: [Parameter]
  /// What is known of connections to this server alone.
  var facts: [FactBlueprint] = []
  /// The type that holds it.
  var factsType: SwiftName?

  struct Parameter {
    var key: String
    var name: SwiftName
    var type: TypeReference
    var initial: Source
    /// The text of the value: itself, or its raw value.
    var text: Source
  }
}

/// A variable of a server whose values the author lists.
struct VariableBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The raw value is written where it isn't the name.
  var values: [(name: SwiftName, text: String, raw: Source?)]
}

/// Where the tokens of a scheme come from, as constants.
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
  /// The name of the scheme in the document.
  var key: String
  var name: SwiftName
  var type: Source
  /// The credential made from the parameter.
  var value: Source
  var documentation: DocumentationText
}

/// Something that is known of connections, as a constant.
struct FactBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var type: Source
  var value: Source
}
