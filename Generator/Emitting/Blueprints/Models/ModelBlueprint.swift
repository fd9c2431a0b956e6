import Shape
import SwiftSource

/// The contents of a model's declaration.
struct ModelBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var definition: Definition
  var nested: [ModelBlueprint]
  /// The former name, which is kept with a deprecation.
  var formerName: SwiftName?

  indirect enum Definition {
    case object(ObjectBlueprint)
    case base(BaseBlueprint)
    case union(UnionBlueprint)
    case enumeration(EnumerationBlueprint)
    case tuple(TupleBlueprint)
    case multipart(MultipartBlueprint)
    case alias(TypeReference)
  }
}

struct ObjectBlueprint {
  /// The deprecation of the initializer.
  ///
  /// The type isn't, since generated code refers to it.
  var deprecation: Deprecation?
  var fields: [FieldBlueprint]
  var additional: AdditionalBlueprint?
  /// The protocols of the bases.
  var bases: [TypeReference] = []
  /// The rules of the fields if the object contains settings.
  var settings: [SettingBlueprint] = []
  /// The representations of the members in XML; empty if the object isn't in an XML body.
  var xmlMembers: [Source] = []
  /// The names of variables in the decoder and the encoder, which differ from the fields' names.
  var reader: SwiftName
  var key: SwiftName
  var writer: SwiftName
}

/// The protocol of a base's common members.
struct BaseBlueprint {
  /// The protocols of the base's own bases.
  var bases: [TypeReference]
  var properties: [Property]

  struct Property {
    var name: SwiftName
    var type: TypeReference
    var deprecation: Deprecation?
    var documentation: DocumentationText
  }
}

struct FieldBlueprint {
  var name: SwiftName
  /// The name of the stored property: the field's name or that of a private property.
  var storage: SwiftName
  var key: String
  var presence: Presence
  /// The default argument of the initializer: the only value of a required field.
  var assumed: Source?
  /// The property wrapper that stores the value by reference; nil to store it directly.
  var wrapper: TypeReference?
  var deprecation: Deprecation?
  /// Whether the decoder reads a required field as null if it is absent.
  var isNullWhenAbsent = false
  var documentation: DocumentationText

  /// Whether the decoder needs a local variable, since the property isn't optional.
  var isPending: Bool { !presence.isOptional }
  /// Whether the field is a computed property for a stored one.
  var isComputed: Bool { storage != name }
}

struct AdditionalBlueprint {
  var name: SwiftName
  var type: TypeReference
  var documentation = DocumentationText(summary: "The members that the schema doesn't name.")
  /// Whether a field takes precedence over an additional member with the same key.
  var yieldsToFields = false
}

struct EnumerationBlueprint {
  /// The raw type: `String`, `Int` or `JSONNumber`.
  var raw: TypeReference
  var values: [Value]

  struct Value {
    var name: SwiftName
    var literal: Source
    var deprecation: Deprecation?
    var documentation: DocumentationText
  }
}

struct UnionBlueprint {
  var cases: [Case]
  var selection: VariantSelection
  var acceptsNull: Bool
  /// Whether the cases are the messages of one direction of a channel.
  var isEvent = false

  struct Case {
    var name: SwiftName
    /// The name in the document.
    var key: String
    var type: TypeReference
    var isIndirect: Bool
    /// Whether the message is a plain text.
    var isText: Bool
    /// The types of the server-sent events that are the message.
    var eventTypes: [String]
    var documentation: DocumentationText
  }

  enum VariantSelection {
    /// The value of a discriminator selects the case; `absent` and `others` are the cases for a
    /// value without the member and for other values of the member.
    case member(String, values: [Match], absent: SwiftName?, others: SwiftName?)
    /// The value of a discriminator selects a message of a channel, or else a signature.
    case message(String, values: [Match], others: [SignatureMatch])
    /// A signature selects the case; each case has several. A discriminator takes precedence if it
    /// is present.
    case signatures([[Source]], discriminator: String?)
  }

  /// The signatures that select a case.
  struct SignatureMatch {
    var signatures: [Source]
    var name: SwiftName
  }

  /// The values of a discriminator that select a case.
  struct Match {
    var values: [Scalar]
    var name: SwiftName
  }
}

struct TupleBlueprint {
  var elements: [Element]
  var rest: AdditionalElements?
  var reader: SwiftName
  var position: SwiftName
  var writer: SwiftName
  /// The name of the variable that counts absent elements before the next encoded one.
  var missing: SwiftName

  var hasOptionals: Bool { elements.contains(where: \.presence.isOptional) }

  struct Element {
    var index: Int
    var name: SwiftName
    var presence: Presence
    /// The only value of a required element, which is the default argument of the initializer.
    var assumed: Source?
    var wrapper: TypeReference?
    var documentation: DocumentationText
  }

  struct AdditionalElements {
    var name: SwiftName
    var type: TypeReference
  }
}
