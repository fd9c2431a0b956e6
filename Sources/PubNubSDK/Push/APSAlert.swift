/// The text of a notification.
public enum APSAlert: Codable, Hashable, Sendable {
  /// A body without a title.
  case body(String)
  /// Title, body and other parts, or localization keys.
  case object(APSAlertObject)

  /// Decodes a string as a body, and an object as its parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let body = try? container.decode(String.self) {
      self = .body(body)
    } else {
      self = .object(try container.decode(APSAlertObject.self))
    }
  }

  /// Encodes a body as a string.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .body(let body): try body.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    }
  }
}
