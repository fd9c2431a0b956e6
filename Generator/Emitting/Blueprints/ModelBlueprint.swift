import Shape
import SwiftSource

/// A model as it will be printed, with everything decided.
struct ModelBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var definition: Definition
  var nested: [ModelBlueprint]

  indirect enum Definition {
    case object(ObjectBlueprint)
    case choice(ChoiceBlueprint)
    case enumeration(EnumerationBlueprint)
    case tuple(TupleBlueprint)
    case multipart(MultipartBlueprint)
    case alias(TypeReference)
  }
}

struct ObjectBlueprint {
  /// True when making a value should warn; naming the type can't, since generated code does.
  var isDeprecated: Bool
  var fields: [FieldBlueprint]
  var additional: AdditionalBlueprint?
  /// What is known of the fields, where they are settings.
  var settings: [SettingBlueprint] = []
  /// The names inside the decoder and the encoder, which differ from every field's.
  var reader: SwiftName
  var key: SwiftName
  var writer: SwiftName
}

struct FieldBlueprint {
  var name: SwiftName
  /// The stored property: the field's own, or a private one behind it.
  var storage: SwiftName
  var key: String
  var presence: Presence
  /// The default argument of the initializer: the only value of a required member.
  var assumed: Source?
  /// What holds the value by reference, where it is held so.
  var wrapper: TypeReference?
  var isDeprecated: Bool
  /// True when the member is required and read as null where it is absent.
  var isNullWhenAbsent = false
  var documentation: DocumentationText

  /// True when the property can't be read into directly, because it has no nil to begin with.
  var isPending: Bool { !presence.isOptional }
  /// True when the field only gives out what is stored under another name.
  var isComputed: Bool { storage != name }
}

struct AdditionalBlueprint {
  var name: SwiftName
  var type: TypeReference
  var documentation: DocumentationText = .none
  /// True where a key may be that of a field as well, and the field's value counts.
  var yieldsToFields = false
}

struct EnumerationBlueprint {
  /// `String`, `Int` or `JSONNumber`.
  var raw: TypeReference
  var values: [Value]

  struct Value {
    var name: SwiftName
    var literal: Source
    var isDeprecated: Bool
    var documentation: DocumentationText
  }
}

struct ChoiceBlueprint {
  var cases: [Case]
  var recognition: Recognition
  var acceptsNull: Bool
  /// Whether the cases are the messages of a channel, in one direction.
  var isEvent = false

  struct Case {
    var name: SwiftName
    /// The name in the document.
    var key: String
    var type: TypeReference
    var isIndirect: Bool
    var documentation: DocumentationText
  }

  enum Recognition {
    /// By the value of a member: `case "a", "b"` and the case it means; and the cases where the
    /// member is absent or has another value.
    case member(String, values: [Match], absent: SwiftName?, others: SwiftName?)
    /// By the value of a member, and by how the value looks where the member says none of these:
    /// the messages of a channel.
    case message(String, values: [Match], others: [Look])
    /// By how the value looks, which may be in several ways for each case;
    /// by a member alone where it is there.
    case signatures([[Source]], toldBy: String?)
  }

  /// How the values of a case look.
  struct Look {
    var signatures: [Source]
    var name: SwiftName
  }

  struct Match {
    var values: [Scalar]
    var name: SwiftName
  }
}

struct TupleBlueprint {
  var elements: [Element]
  var rest: Rest?
  var reader: SwiftName
  var position: SwiftName
  var writer: SwiftName
  /// What counts the absent elements before one that is written.
  var missing: SwiftName

  var hasOptionals: Bool { elements.contains(where: \.presence.isOptional) }

  struct Element {
    var index: Int
    var name: SwiftName
    var presence: Presence
    var wrapper: TypeReference?
    var documentation: DocumentationText
  }

  struct Rest {
    var name: SwiftName
    var type: TypeReference
  }
}
