/// A JSON object with known members.
public struct Object: Hashable, Sendable {
  public var fields: [Field]
  /// The type of the members not named by a field; none when they are not kept.
  public var additional: Type?
  /// True when the schema neither describes nor forbids other members.
  public var isOpen: Bool
  /// True when those are kept, as any JSON, because `bindings.yaml` asks for it.
  public var keepsUnknownMembers = false
  /// What is known of its members, each of which is a setting; none where they are no settings.
  public var settings: [Setting]?

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

/// A member that has a value at any time: its default, unless somebody sets another.
public struct Setting: Hashable, Sendable {
  /// The key of its field.
  public var key: String
  /// What stands in place of anything less.
  public var least: Literal?
  /// What stands in place of anything more.
  public var most: Literal?
  /// What its number counts.
  public var unit: String?

  public init(key: String, least: Literal? = nil, most: Literal? = nil, unit: String? = nil) {
    self.key = key
    self.least = least
    self.most = most
    self.unit = unit
  }
}

/// One member of an object.
public struct Field: Hashable, Sendable {
  /// The key on the wire.
  public var key: String
  /// The type when present; `.nullable` where the schema admits `null`.
  public var type: Type
  /// False when the member may be absent.
  public var isRequired: Bool
  /// True when `required` names the member and no schema describes it.
  ///
  /// An initializer demands it; a decoder reads null where it is absent, since such a key is often
  /// a typing error of the document.
  public var isUndescribed: Bool
  /// The schema's `default`: what the service assumes when the member is absent.
  public var defaultValue: Literal?
  /// The default argument of an initializer, where the member is required: the only value that it
  /// can have, as a constant or as the value by which a discriminator names the object.
  public var initialValue: Literal?
  /// The one value that the schema admits, if it admits but one.
  public var constant: Literal?
  /// What a text must begin or end with.
  public var affix: Affix?
  /// True when the value is held by reference: it would contain its own model, or make it large.
  public var isIndirect: Bool
  public var documentation: Documentation
  public var origin: Origin
  /// The names of the schemas that describe it too, and that its object builds on.
  public var bases: [String]

  public init(
    key: String,
    type: Type,
    isRequired: Bool,
    isUndescribed: Bool = false,
    defaultValue: Literal? = nil,
    initialValue: Literal? = nil,
    constant: Literal? = nil,
    affix: Affix? = nil,
    isIndirect: Bool = false,
    documentation: Documentation = Documentation(),
    origin: Origin,
    bases: [String] = []
  ) {
    self.key = key
    self.type = type
    self.isRequired = isRequired
    self.isUndescribed = isUndescribed
    self.defaultValue = defaultValue
    self.initialValue = initialValue
    self.constant = constant
    self.affix = affix
    self.isIndirect = isIndirect
    self.documentation = documentation
    self.origin = origin
    self.bases = bases
  }
}
