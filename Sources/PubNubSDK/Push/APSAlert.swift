/// What a notification says.
public enum APSAlert: Codable, Hashable, Sendable {
  /// A text alone.
  case body(String)
  /// In parts, or in the user's language.
  case object(APSAlertObject)

  /// A text is a body, anything else must be an object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let body = try? container.decode(String.self) {
      self = .body(body)
    } else {
      self = .object(try container.decode(APSAlertObject.self))
    }
  }

  /// Writes a body as a text, without an object around it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .body(let body): try body.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    }
  }
}
