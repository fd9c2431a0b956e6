/// The parts of a notification's text, or the keys of localized texts in the app.
public struct APSAlertObject: Codable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The subtitle, shown below the title.
  public var subtitle: String?
  /// The body.
  public var body: String?
  /// The image or storyboard that is shown while the app launches.
  public var launchImage: String?
  /// The localization key of the title.
  public var titleLocKey: String?
  /// The values for the placeholders of the localized title.
  public var titleLocArgs: [String]?
  /// The localization key of the subtitle.
  public var subtitleLocKey: [String]?
  /// The values for the placeholders of the localized subtitle.
  public var subtitleLocArgs: [String]?
  /// The localization key of the body.
  public var locKey: String?
  /// The values for the placeholders of the localized body.
  public var locArgs: [String]?

  /// Creates an alert from its parts.
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
