/// A JSON object with known members.
public struct Object: Hashable, Sendable {
  public var fields: [Field]
  /// The type of additional properties; nil if they aren't kept.
  public var additional: Type?
  /// Whether the schema neither describes nor forbids additional properties.
  public var isOpen: Bool
  /// Whether unknown members are kept as JSON, which `bindings.yaml` enables.
  public var keepsUnknownMembers = false
  /// The settings that the properties are; nil if they aren't settings.
  public var settings: [Setting]?
  /// The bases whose members the object has, except the bases of these.
  public var bases: [Model.ID] = []

  public init(
    fields: [Field],
    additional: Type? = nil,
    isOpen: Bool = true,
    settings: [Setting]? = nil
  ) {
    self.fields = fields
    self.additional = additional
    self.isOpen = isOpen
    self.settings = settings
  }
}

/// A property that always has a value: its default, or one that the user sets.
public struct Setting: Hashable, Sendable {
  /// The key of the field.
  public var key: String
  /// The minimum, to which lower values are clamped.
  public var minimum: Literal?
  /// The maximum, to which higher values are clamped.
  public var maximum: Literal?
  /// The unit of the number.
  public var unit: String?

  public init(key: String) { self.key = key }
}

/// A property of an object.
public struct Field: Hashable, Sendable {
  /// The key on the wire.
  public var key: String
  /// The type if present; `.nullable` if the schema allows `null`.
  public var type: Type
  /// Whether the property is always present.
  public var isRequired: Bool
  /// Whether `required` names the property and no schema describes it.
  ///
  /// An initializer requires it, but a decoder reads null if it is absent, since such a key is
  /// often misspelled in the document.
  public var isUndescribed = false
  /// The schema's `default`, which the service assumes if the property is absent.
  public var defaultValue: Literal?
  /// The only value of a property, a constant or the value of a discriminator, which is the default
  /// argument of the initializer if the property is required or distinctive.
  public var initialValue: Literal?
  /// Whether a receiver recognizes a message or a variant by the only value of an optional
  /// property.
  public var isDistinctive = false
  /// The only value that the schema allows, if there is only one.
  public var constant: Literal?
  /// The prefix or suffix of the text.
  public var affix: Affix?
  /// Whether the value is stored by reference, since it would contain its own model or be large.
  public var isIndirect = false
  public var documentation = Documentation()
  /// The representation in XML; nil for an element with the name of the key.
  public var xml: XMLNode?
  public var origin: Origin
  /// The names of the base schemas that describe the property, too.
  public var bases: [String] = []

  public init(key: String, type: Type, isRequired: Bool, origin: Origin) {
    self.key = key
    self.type = type
    self.isRequired = isRequired
    self.origin = origin
  }

  /// The value that the property of a new object has, if the caller states none.
  public var assumedValue: Literal? { isRequired || isDistinctive ? initialValue : nil }
}
