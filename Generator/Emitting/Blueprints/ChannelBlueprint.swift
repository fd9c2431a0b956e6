import SwiftSource

/// A channel as it will be printed.
struct ChannelBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The address with `{name}` where a parameter stands; nothing where it isn't known.
  var template: String?
  /// Whether braces are text in it.
  var isLiteral: Bool
  var parameters: [Parameter]
  /// What stands at each place of the address that its user chooses.
  var places: [Place]
  var handshake: [HandshakeMember]
  /// What is known of connections to this channel alone.
  var facts: [FactBlueprint]
  /// When there is a connection, where the document says it.
  var lifecycle: LifecycleBlueprint?
  var nested: [ModelBlueprint]

  struct Place {
    /// The position of the parameter.
    var parameter: Int
    /// The place where it stands already.
    var first: Int?
  }

  struct Parameter {
    var name: SwiftName
    var type: TypeReference
    /// What is assumed where nothing is said.
    var initial: Source?
    var documentation: DocumentationText
    var reading: Reading
    /// The text of the value.
    var text: Source
  }

  /// A part of what is said when a connection is opened.
  struct HandshakeMember {
    var key: String
    var isHeader: Bool
    var name: SwiftName
    var type: TypeReference
    /// Nothing where it must be given.
    var initial: Source?
    var isOptional: Bool
    var documentation: DocumentationText
    /// The text of the value.
    var text: Source
  }

  /// Whether the address says all that there is to say.
  var isSaidByAddress: Bool { handshake.allSatisfy { $0.initial != nil } }

  /// How a value is read from its text.
  enum Reading {
    /// It is the text.
    case text
    /// It lists values, and any text may be one.
    case open
    /// Not every text is one.
    case failing
  }
}
