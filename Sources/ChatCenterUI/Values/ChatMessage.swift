import BinderyRuntime

/// What an app says for the client.
public enum ChatMessage: Hashable, Sendable {
  /// At most 4,000 characters.
  case text(String)
  // bytes stand for an image, and names for the coordinates of a point.
  /// An image, or another file, with its media type.
  case image(Data, type: String = "image/jpeg")
  /// Where the client is; the same place twice in a row is told once.
  case location(GeoPoint)

  /// Where the client is, as the documented client takes it.
  ///
  /// - Parameter point: The latitude as `x` and the longitude as `y`, in degrees.
  public static func location(_ point: CGPoint) -> Self {
    .location(GeoPoint(latitude: Double(point.x), longitude: Double(point.y)))
  }

  static let longestText = 4_000
  /// Where the company doesn't say how much an image may have.
  static let largestImage = 30 << 20

  /// The reason why these settings do not allow to send it; nil if they do.
  func refusal(by settings: EffectiveSettings<LocalSettings>) -> ChatCenterUISendMessageError? {
    if !settings.userInputEnabled { return .userInputDisabled }
    return isAudio && !settings.voiceRecordingEnabled ? .voiceRecordingDisabled : nil
  }

  /// Whether it is a voice message, by its media type, which has no case (RFC 9110, 8.3.1).
  private var isAudio: Bool {
    guard case .image(_, let type) = self else { return false }
    return type.lowercased().hasPrefix("audio/")
  }

  /// Why it can't be sent; nil where it can.
  var defect: ChatCenterUISendMessageError? {
    switch self {
    case .text(let text) where text.allSatisfy(\.isWhitespace): .messageIsEmpty
    case .text(let text) where text.count > Self.longestText: .messageTooLong
    case .image(let data, _) where data.isEmpty: .messageIsEmpty
    case .text, .image, .location: nil
    }
  }
}

/// A place on earth, in degrees.
public struct GeoPoint: Hashable, Sendable {
  /// From -90 to 90, northward.
  public let latitude: Double
  /// From -180 to 180, eastward.
  public let longitude: Double

  /// Any two numbers; the service decides which it takes.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// As the service is told.
  var text: String { String(format: "%.6f, %.6f", latitude, longitude) }
}
