import Shape

/// Something of a document that gets a Swift name.
struct NamedThing {
  /// The kind by which it can be renamed; none for what only its pointer names.
  var kind: Rename.Kind?
  var name: String
  var owner: String?
  /// The schemas that the owner has a property from.
  var bases: [String] = []
  var origin: Origin
  /// True for a type without a name of its own, which may stand where a property stands.
  var isType = false
  /// True where another thing of the kind has the same name, so that only the pointer tells them
  /// apart.
  var isNamesake = false

  /// As messages call it.
  var description: String {
    switch kind {
    case .schema: "the model “\(name)”"
    case .operation: "the operation “\(name)”"
    case .parameter: "the parameter “\(name)”"
    case .property: "the property “\(name)”"
    case .response: "the response \(name)"
    case .channel: "the channel “\(name)”"
    case .message: "the message “\(name)”"
    case .pointer, nil: "“\(name)”"
    }
  }

  /// The line of `bindings.yaml` that would name it.
  var fix: String {
    let subject: String
    switch isNamesake ? .pointer : kind {
    case .pointer, nil: subject = "pointer: \(LiteralText.compact(.string(origin.pointer)))"
    case .parameter?, .property?, .message?: subject = subjectOfOwner
    case let kind?: subject = "\(kind.rawValue): \(LiteralText.compact(.string(name)))"
    }
    return "renames: [{ \(subject), to: …, because: … }]"
  }

  private var subjectOfOwner: String {
    let subject = "\(kind?.rawValue ?? "pointer"): \(LiteralText.compact(.string(name)))"
    return owner.map { "\(subject), of: \(LiteralText.compact(.string($0)))" } ?? subject
  }
}

extension Origin {
  /// The place of a part that the shape keeps no origin for.
  func part(_ keyword: String, _ index: Int) -> Origin {
    var origin = self
    origin.pointer += "/\(keyword)/\(index)"
    return origin
  }
}
