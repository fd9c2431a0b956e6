import SwiftSource

/// The contents of a channel's declaration.
struct ChannelBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  /// The address with `{name}` for each parameter; nil if the address is unknown.
  var template: String?
  /// Whether braces in the address are literal text.
  var isLiteral: Bool
  var parameters: [Parameter]
  /// The occurrences of parameters in the address, in order.
  var occurrences: [Occurrence]
  var handshake: [HandshakeMember]
  /// The connection policies that only apply to this channel.
  var policies: [ConnectionPolicyBlueprint]
  /// The rules for opening and closing the connection; nil if the document has none.
  var lifecycle: LifecycleBlueprint?
  var nested: [ModelBlueprint]
  /// Whether the channel has messages in each direction; nil unless a client uses the channel.
  var directions: (incoming: Bool, outgoing: Bool)?
  /// The messages of both directions; nil unless a client connects the channel.
  var messages: Messages?

  /// What a client of the channel receives and sends.
  struct Messages {
    /// What distinguishes the received messages from those of other channels.
    var signatures: [Source]
    var exchanges: [Exchange]
  }

  /// A request that has a reply.
  struct Exchange {
    var name: SwiftName
    /// The type of the argument.
    var request: TypeReference
    /// The case of the sent message; nil if the argument is one of several messages.
    var sent: SwiftName?
    var reply: TypeReference
    /// The channel of the replies; nil if it is that of the requests.
    var replyChannel: SwiftName?
    /// The cases of the replies.
    var received: [SwiftName]
    /// Where the request and its reply have the correlation identifier.
    var correlation: (request: Source, reply: Source)?
    var documentation: DocumentationText
  }

  struct Occurrence {
    /// The index of the parameter.
    var parameter: Int
    /// The index of the parameter's first occurrence; nil if this is the first.
    var first: Int?
  }

  struct Parameter {
    var name: SwiftName
    var type: TypeReference
    /// The type as it is spelled outside of the channel's type.
    var outerType: TypeReference
    /// The default argument.
    var initial: Source?
    /// The default argument outside of the channel's type.
    var outerInitial: Source?
    var documentation: DocumentationText
    var reading: Reading
    /// The expression for the text of the value.
    var text: Source
  }

  /// A query parameter or header field of the request that opens the connection.
  struct HandshakeMember {
    var key: String
    var isHeader: Bool
    var name: SwiftName
    var type: TypeReference
    /// The type as it is spelled outside of the channel's type.
    var outerType: TypeReference
    /// The default argument; nil if the argument is required.
    var initial: Source?
    /// The default argument outside of the channel's type.
    var outerInitial: Source?
    var isOptional: Bool
    var documentation: DocumentationText
    /// The expression for the text of the value.
    var text: Source
  }

  /// Whether the handshake has default values only, so that the address identifies the channel.
  var hasDefaultHandshake: Bool { handshake.allSatisfy { $0.initial != nil } }

  /// The conversion of text to a value.
  enum Reading {
    /// The value is the text.
    case text
    /// Any text is a raw value of the enumeration.
    case open
    /// The initializer fails for invalid text.
    case failing
  }
}
