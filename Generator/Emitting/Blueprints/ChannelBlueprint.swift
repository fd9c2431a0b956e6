import SwiftSource

/// A channel as it will be printed.
struct ChannelBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The address with `{name}` where a parameter stands; nothing where it isn't known.
  var template: String?
  var parameters: [Parameter]
  /// What is known of connections to this channel alone.
  var facts: [FactBlueprint]
  var nested: [ModelBlueprint]

  struct Parameter {
    var name: SwiftName
    var type: TypeReference
    var documentation: DocumentationText
    var reading: Reading
    /// The text of the value.
    var text: Source
  }

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
