import Shape

/// An element of a document that gets a Swift name.
struct NamedElement {
  /// The kind by which it can be renamed; nil if only its JSON pointer identifies it.
  var kind: Rename.Kind?
  var name: String
  var owner: String?
  /// The schemas from which the owner inherits the property; a rename of the owner's alone would
  /// remove it from their protocols.
  var bases: [String] = []
  /// The origin of the element, or of the model of which it is a part.
  var origin: Origin
  var part: Part?
  /// Whether it is an inline type, which may have the pointer of a property.
  var isType = false
  /// Whether it is the protocol of the subtypes of a schema.
  var isProtocol = false
  /// Whether it is a value of an enumeration, and `name` that value.
  var isValue = false
  /// Whether another element of the kind has the same name, so that a rename needs the pointer.
  var sharesName = false

  /// A part of a model that has no origin of its own.
  struct Part {
    let keyword: String
    let index: Int
  }

  /// The origin of the element itself.
  var ownOrigin: Origin { part.map { origin.part($0.keyword, $0.index) } ?? origin }

  /// The description in diagnostics.
  var description: String {
    switch kind {
    case .schema: isProtocol ? "the protocol of “\(name)”" : "the schema “\(name)”"
    case .operation: "the operation “\(name)”"
    case .parameter: "the parameter “\(name)”"
    case .property: "the property “\(name)”"
    case .response: "the response “\(name)”"
    case .channel: "the channel “\(name)”"
    case .message: "the message “\(name)”"
    case .pointer, nil: "“\(name)”"
    }
  }

  /// The line of `bindings.yaml` that renames it.
  var fix: String {
    let subject: String
    switch sharesName ? .pointer : kind {
    case .pointer, nil: subject = "pointer: \(LiteralText.compact(.string(ownOrigin.pointer)))"
    case .parameter?, .property?, .message?: subject = subjectOfOwner
    case let kind?: subject = "\(kind.rawValue): \(LiteralText.compact(.string(name)))"
    }
    return "renames: [{ \(subject), to: …, because: … }]"
  }

  private var subjectOfOwner: String {
    let subject = "\(kind?.rawValue ?? "pointer"): \(LiteralText.compact(.string(name)))"
    return (bases.first ?? owner).map { "\(subject), of: \(LiteralText.compact(.string($0)))" }
      ?? subject
  }
}

extension Origin {
  /// Returns the origin of a part that has none in the model.
  func part(_ keyword: String, _ index: Int) -> Origin {
    var origin = self
    origin.pointer += "/\(keyword)/\(index)"
    return origin
  }
}
