/// What a notification sounds like.
public enum APSSound: Codable, Hashable, Sendable {
  /// A file of the app, or "default".
  case string(String)
  /// One that is heard even when the device is silent, which Apple must allow an app.
  case critical(APSCriticalSound)

  /// A text is a name, anything else must be a critical sound.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self = .string(name)
    } else {
      self = .critical(try container.decode(APSCriticalSound.self))
    }
  }

  /// Writes a name as a text, without an object around it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let name): try name.encode(to: encoder)
    case .critical(let sound): try sound.encode(to: encoder)
    }
  }
}
