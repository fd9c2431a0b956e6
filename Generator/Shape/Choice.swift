/// One of several types: `oneOf` and `anyOf`.
///
/// A value that is none of them is kept as JSON.
public struct Choice: Hashable, Sendable {
  public var variants: [Variant]
  public var discriminator: Discriminator?
  /// Whether the variants are the messages of a channel, in one direction.
  public var isEvent: Bool

  public init(variants: [Variant], discriminator: Discriminator? = nil, isEvent: Bool = false) {
    self.variants = variants
    self.discriminator = discriminator
    self.isEvent = isEvent
  }

  /// Takes a variant out.
  @discardableResult
  public mutating func removeVariant(at position: Int) -> Variant {
    discriminator?.remove(position)
    return variants.remove(at: position)
  }

  /// One of the types that a value may have.
  public struct Variant: Hashable, Sendable {
    /// The author's word for it: the component's name, the title, or the kind of JSON value.
    public var name: String
    public var type: Type
    /// By what a value of this variant is known when no discriminator says it.
    public var signature: Signature
    /// True when the value is held by reference: it would contain its own choice, or make it large.
    public var isIndirect: Bool
    /// What the author says of the variant apart from its type: of a message.
    public var documentation: Documentation

    public init(
      name: String,
      type: Type,
      signature: Signature,
      isIndirect: Bool = false,
      documentation: Documentation = Documentation()
    ) {
      self.name = name
      self.type = type
      self.signature = signature
      self.isIndirect = isIndirect
      self.documentation = documentation
    }
  }

  /// A member whose value names the variant.
  public struct Discriminator: Hashable, Sendable {
    public var key: String
    public var mapping: [Mapping]
    /// False when a value may come without the member, and is then known by its signature.
    public var isRequired: Bool
    /// The position of the variant that a value without the member is, where that is said.
    public var absent: Int?
    /// The position of the variant that a value is which no mapping has, where that is said.
    public var unmapped: Int?
    /// The positions of the variants that are known by their signatures where the member has no
    /// value of the mapping.
    public var others: [Int]

    public init(
      key: String,
      mapping: [Mapping],
      isRequired: Bool = true,
      others: [Int] = []
    ) {
      self.key = key
      self.mapping = mapping
      self.isRequired = isRequired
      self.others = others
    }

    /// Forgets a variant; those behind it move up.
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

    /// A value of the discriminator and the variant that it names; several may name one.
    public struct Mapping: Hashable, Sendable {
      public var value: Scalar
      /// The variant's position in `variants`.
      public var variant: Int

      public init(value: Scalar, variant: Int) {
        self.value = value
        self.variant = variant
      }
    }
  }

  /// What can be seen of a variant without decoding it.
  public enum Signature: Hashable, Sendable {
    case null, boolean, integer, number, array
    /// A string; one of `values` when the schema lists them.
    case string(values: [String])
    /// An object with these required and these known keys, and members whose values are listed.
    case object(required: [String], known: [String], listed: [Listed])
    /// Whatever one of these is: a choice inside of a choice.
    case several([Signature])
    case any
  }

  /// A member of which the schema lists the values, or says how its text begins or ends.
  public struct Listed: Hashable, Sendable {
    public var key: String
    public var values: [Scalar]
    /// The member in whose object this one is.
    public var outer: String?
    /// What the text of the member begins or ends with, where no values are listed.
    public var affix: Affix?
    /// Whether it may be null though it must be there.
    public var isNullable = false

    public init(key: String, of outer: String? = nil, values: [Scalar], affix: Affix? = nil) {
      self.key = key
      self.outer = outer
      self.values = values
      self.affix = affix
    }
  }
}
