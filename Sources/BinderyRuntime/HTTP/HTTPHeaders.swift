/// Header fields in the order added; names are compared case-insensitively.
public struct HTTPHeaders: Hashable, Sendable {
  private(set) var fields: [Field]

  /// Creates headers from fields; several fields of one name are kept.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The combined value of a name: its fields joined by `, ` (RFC 9110 §5.2).
  ///
  /// Setting it replaces every field of that name; nil removes them. `Set-Cookie` fields cannot be
  /// combined; read them with `values(of:)`.
  public subscript(name: String) -> String? {
    get {
      guard let first = fields.firstIndex(where: { $0.isNamed(name) }) else { return nil }
      return fields[(first + 1)...].reduce(into: fields[first].value) { combined, field in
        if field.isNamed(name) { combined += ", \(field.value)" }
      }
    }
    set {
      guard let newValue else { return remove(name) }
      if let first = fields.firstIndex(where: { $0.isNamed(name) }) {
        fields[first].value = newValue
        fields[(first + 1)...].removeAll { $0.isNamed(name) }
      } else {
        append(name, newValue)
      }
    }
  }

  /// Returns the values of all fields of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Whether there is a field of a name, including an empty one.
  public func contains(_ name: String) -> Bool {
    fields.contains { $0.isNamed(name) }
  }

  /// Appends a field, also when there is another one of that name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name, value))
  }

  /// Removes all fields of a name.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.isNamed(name) }
  }
}

extension HTTPHeaders {
  /// A header field.
  public struct Field: Hashable, Sendable {
    /// The name as written; comparisons ignore its case.
    public var name: String
    /// The value, or several values separated by commas.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    func isNamed(_ other: String) -> Bool {
      name.utf8.count == other.utf8.count && name.equalsIgnoringASCIICase(other)
    }

    public static func == (one: Field, other: Field) -> Bool {
      one.isNamed(other.name) && one.value == other.value
    }

    public func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte.lowercasedASCII) }
      hasher.combine(value)
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0.0, $0.1) })
  }
}

extension HTTPHeaders: RandomAccessCollection {
  public var startIndex: Int { fields.startIndex }
  public var endIndex: Int { fields.endIndex }
  public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPHeaders: Redacted {
  /// The names only: values may be secrets.
  public var description: String { "[\(fields.map(\.name).joined(separator: ", "))]" }
  package var shownMembers: KeyValuePairs<String, Any> { ["names": fields.map(\.name)] }
}

extension HTTPHeaders.Field: Redacted {
  /// The name only: the value may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "value": Redaction.mark(value)]
  }
}
