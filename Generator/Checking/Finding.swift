import BinderyJSON
import Shape

/// A difference between a recorded value and the schema that describes it.
public struct Finding: Sendable {
  /// The kind of difference.
  public enum Kind: Hashable, Sendable {
    /// The value isn't JSON.
    case invalidJSON
    /// The value isn't XML.
    case invalidXML
    /// The value violates a keyword of the schema.
    case violation
    /// An object has a member that no schema describes.
    case undocumentedMember
    /// A response lacks a required header.
    case missingHeader
  }

  public var kind: Kind
  public var value: RecordedValue
  /// The path in the value.
  public var path: JSONPath
  /// The violated keyword, or `properties` for an undocumented member that isn't forbidden.
  public var keyword: String
  /// The location of the keyword in the documents, if a schema of theirs has it.
  public var origin: Origin?
  /// The JSON pointer of the keyword in the schemas of its direction.
  var pointer = ""
  /// The JSON pointer of the schema that applies to the value, which may refer to the violated one.
  var outermostPointer = ""
  /// Whether several alternatives of `oneOf` hold.
  var matchesSeveral = false
  /// Whether the value is an integer without a format, and beyond the range of `Int`.
  var isUnformatted = false
  /// The member that names an alternative of `oneOf` or `anyOf` that isn't described.
  var unknownName: String?
  /// The missing or undocumented member.
  public var member: String?
  /// The difference, as a clause about the value.
  public var message: String
  /// The value at the path; nil if it can't be read.
  public var actual: JSONValue?
}

extension Finding {
  /// Whether the value contradicts the document: clients ignore undocumented members that aren't
  /// forbidden, and a refused request may violate the document on purpose.
  public var isContradiction: Bool { (kind != .undocumentedMember || isForbidden) && !isRefused }

  /// Whether the schema forbids the undocumented member, by `additionalProperties: false` or
  /// `unevaluatedProperties: false`.
  public var isForbidden: Bool {
    kind == .undocumentedMember && Self.forbiddingKeywords.contains(keyword)
  }

  static let forbiddingKeywords: Set = ["additionalProperties", "unevaluatedProperties"]

  /// Whether the service refused the request that has the value.
  public var isRefused: Bool { value.refusal != nil }

  /// The JSON type of the value; `integer` for an integral number.
  public var actualType: String? {
    switch actual {
    case .null: "null"
    case .boolean: "boolean"
    case .number(let number): number.int64 == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case nil: nil
    }
  }
}
