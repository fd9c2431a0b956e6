/// The sound of a notification.
public enum APSSound: Codable, Hashable, Sendable {
  /// The name of a sound file of the app, or "default".
  case string(String)
  /// A sound that plays even if the device is muted, for which the app needs Apple's entitlement.
  case critical(APSCriticalSound)

  /// Decodes a string as a name, and an object as a critical sound.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self = .string(name)
    } else {
      self = .critical(try container.decode(APSCriticalSound.self))
    }
  }

  /// Encodes a name as a string.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let name): try name.encode(to: encoder)
    case .critical(let sound): try sound.encode(to: encoder)
    }
  }
}
