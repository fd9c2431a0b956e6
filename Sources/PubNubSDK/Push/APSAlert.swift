/// What a notification says.
public enum APSAlert: Codable, Hashable, Sendable {
  case body(String)
  case object(APSAlertObject)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let body = try? container.decode(String.self) {
      self = .body(body)
    } else {
      self = .object(try container.decode(APSAlertObject.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .body(let body): try body.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    }
  }
}

/// What a notification says, in parts, or by keys of texts that the app has in the user's language.
public struct APSAlertObject: Codable, Hashable, Sendable {
  public var title: String?
  public var subtitle: String?
  public var body: String?
  /// The image or storyboard that is shown while the app starts.
  public var launchImage: String?
  public var titleLocKey: String?
  /// What stands for the placeholders of the text.
  public var titleLocArgs: [String]?
  public var subtitleLocKey: [String]?
  /// What stands for the placeholders of the text.
  public var subtitleLocArgs: [String]?
  public var locKey: String?
  /// What stands for the placeholders of the text.
  public var locArgs: [String]?

  public init(
    title: String? = nil,
    subtitle: String? = nil,
    body: String? = nil,
    launchImage: String? = nil,
    titleLocKey: String? = nil,
    titleLocArgs: [String]? = nil,
    subtitleLocKey: [String]? = nil,
    subtitleLocArgs: [String]? = nil,
    locKey: String? = nil,
    locArgs: [String]? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.launchImage = launchImage
    self.titleLocKey = titleLocKey
    self.titleLocArgs = titleLocArgs
    self.subtitleLocKey = subtitleLocKey
    self.subtitleLocArgs = subtitleLocArgs
    self.locKey = locKey
    self.locArgs = locArgs
  }

  enum CodingKeys: String, CodingKey {
    case title, subtitle, body
    case launchImage = "launch-image"
    case titleLocKey = "title-loc-key"
    case titleLocArgs = "title-loc-args"
    case subtitleLocKey = "subtitle-loc-key"
    case subtitleLocArgs = "subtitle-loc-args"
    case locKey = "loc-key"
    case locArgs = "loc-args"
  }
}
