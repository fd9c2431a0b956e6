import BinderyRuntime

/// A message of the user.
public enum ChatMessage: Hashable, Sendable {
  /// At most 4,000 characters.
  case text(String)
  // bytes replace an image, and named coordinates a point.
  /// An image, or another file, with its media type.
  case image(Data, type: String = "image/jpeg")
  /// The user's location; an unchanged location is sent once.
  case location(GeoPoint)

  /// The user's location, in the documented client's form.
  ///
  /// - Parameter point: The latitude as `x` and the longitude as `y`, in degrees.
  public static func location(_ point: CGPoint) -> Self {
    .location(GeoPoint(latitude: Double(point.x), longitude: Double(point.y)))
  }

  static let longestText = 4_000
  /// The maximum size of an image if the company sets none.
  static let largestImage = 30 << 20

  /// The reason why these settings do not allow to send it; nil if they do.
  func refusal(by settings: EffectiveSettings<LocalSettings>) -> ChatCenterUISendMessageError? {
    if !settings.userInputEnabled { return .userInputDisabled }
    return isAudio && !settings.voiceRecordingEnabled ? .voiceRecordingDisabled : nil
  }

  /// Whether it is a voice message, by its media type, which is case-insensitive (RFC 9110, 8.3.1).
  private var isAudio: Bool {
    guard case .image(_, let type) = self else { return false }
    return type.lowercased().hasPrefix("audio/")
  }

  /// The reason why the message can't be sent; nil if it can.
  var defect: ChatCenterUISendMessageError? {
    switch self {
    case .text(let text) where text.allSatisfy(\.isWhitespace): .messageIsEmpty
    case .text(let text) where text.count > Self.longestText: .messageTooLong
    case .image(let data, _) where data.isEmpty: .messageIsEmpty
    case .text, .image, .location: nil
    }
  }
}

/// A geographic location, in degrees.
public struct GeoPoint: Hashable, Sendable {
  /// The latitude, from -90 to 90, positive to the north.
  public let latitude: Double
  /// The longitude, from -180 to 180, positive to the east.
  public let longitude: Double

  /// Creates a location from any two numbers; the service validates them.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The coordinates in the service's format.
  var text: String { String(format: "%.6f, %.6f", latitude, longitude) }
}
