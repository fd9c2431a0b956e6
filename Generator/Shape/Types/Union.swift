/// A union of types: `oneOf` or `anyOf`.
///
/// A value that matches none of them is kept as JSON.
public struct Union: Hashable, Sendable {
  public var variants: [Variant]
  public var discriminator: Discriminator?
  /// Whether the variants are the messages of a channel, in one direction.
  public var isEvent: Bool

  public init(variants: [Variant], discriminator: Discriminator? = nil, isEvent: Bool = false) {
    self.variants = variants
    self.discriminator = discriminator
    self.isEvent = isEvent
  }

  /// Removes and returns a variant.
  @discardableResult
  public mutating func removeVariant(at position: Int) -> Variant {
    discriminator?.remove(position)
    return variants.remove(at: position)
  }

  /// A type of the union.
  public struct Variant: Hashable, Sendable {
    /// The name of the component, the title, or the kind of JSON value.
    public var name: String
    public var type: Type
    /// The signature that a value of this variant matches if no discriminator selects it.
    public var signature: Signature
    /// The signature with all constants, also those that all variants have, which distinguishes a
    /// message from those of other channels.
    public var completeSignature = Signature.any
    /// The plain texts that a message may be, empty for any; nil for a message in JSON.
    public var texts: [String]?
    /// The types of the server-sent events that are this message; empty unless the union is the
    /// messages of an event stream.
    public var eventTypes: [String] = []
    /// Whether the value is stored by reference, since it would contain its own union or be large.
    public var isIndirect = false
    /// The documentation of the variant itself, such as that of a message.
    public var documentation = Documentation()

    /// Whether the message is a plain text, and its value the string.
    public var isText: Bool { texts != nil }

    public init(name: String, type: Type, signature: Signature) {
      self.name = name
      self.type = type
      self.signature = signature
    }
  }

  /// A property whose value selects the variant.
  public struct Discriminator: Hashable, Sendable {
    public var key: String
    public var mapping: [Mapping]
    /// Whether values always have the property; one without it is matched by its signature.
    public var isRequired = true
    /// The index of the variant of values without the property, if declared.
    public var absent: Int?
    /// The index of the variant of values that no mapping has, if declared.
    public var unmapped: Int?
    /// The indices of the variants that are matched by their signatures if the mapping doesn't have
    /// the value of the property.
    public var others: [Int] = []

    public init(key: String, mapping: [Mapping]) {
      self.key = key
      self.mapping = mapping
    }

    /// Removes a variant and updates the indices of those after it.
    mutating func remove(_ position: Int) {
      let moved = { (variant: Int) in
        variant == position ? nil : variant > position ? variant - 1 : variant
      }
      mapping = mapping.compactMap { entry in
        moved(entry.variant).map { Mapping(value: entry.value, variant: $0) }
      }
      absent = absent.flatMap(moved)
      unmapped = unmapped.flatMap(moved)
      others = others.compactMap(moved)
    }

    /// A value of the discriminator and the variant that it selects; several can select one.
    public struct Mapping: Hashable, Sendable {
      public var value: Scalar
      /// The index of the variant in `variants`.
      public var variant: Int

      public init(value: Scalar, variant: Int) {
        self.value = value
        self.variant = variant
      }
    }
  }

  /// The properties of a variant that can be matched without decoding it.
  public enum Signature: Hashable, Sendable {
    case null, boolean, integer, number, array
    /// An array whose first elements have these types and constants.
    case tuple([Signature])
    /// An array whose elements have a type.
    indirect case list(Signature)
    /// A number that is the only valid one.
    case constant(Scalar)
    /// A string; one of `values` if the schema has an `enum`.
    case string(values: [String])
    /// A string that matches a regular expression (ECMA-262).
    case text(pattern: String)
    /// An object with required and known keys, and properties with listed values; `contents` are
    /// the properties whose own contents distinguish messages.
    case object(
      required: [String],
      known: [String],
      listed: [Listed],
      contents: [MemberContents] = []
    )
    /// Any of several signatures: a union in a union.
    case several([Signature])
    case any
  }

  /// A property whose value is an object or an array, and its signature.
  public struct MemberContents: Hashable, Sendable {
    public var key: String
    public var signature: Signature

    public init(key: String, signature: Signature) {
      self.key = key
      self.signature = signature
    }
  }

  /// A property whose schema has an `enum`, or a `pattern` with a prefix or suffix.
  public struct Listed: Hashable, Sendable {
    public var key: String
    public var values: [Scalar]
    /// The property whose object has this one.
    public var outer: String?
    /// The prefix or suffix of the text, if no values are listed.
    public var affix: Affix?
    /// Whether the property can be null although it is required.
    public var isNullable = false

    public init(key: String, of outer: String? = nil, values: [Scalar], affix: Affix? = nil) {
      self.key = key
      self.outer = outer
      self.values = values
      self.affix = affix
    }
  }
}
