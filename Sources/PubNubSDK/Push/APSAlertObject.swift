/// What a notification says, in parts, or by keys of texts that the app has in the user's language.
public struct APSAlertObject: Codable, Hashable, Sendable {
  /// Shown above the rest.
  public var title: String?
  /// Shown below the title.
  public var subtitle: String?
  /// The text itself.
  public var body: String?
  /// The image or storyboard that is shown while the app starts.
  public var launchImage: String?
  /// The title's key among the app's texts.
  public var titleLocKey: String?
  /// What stands for the placeholders of the text.
  public var titleLocArgs: [String]?
  /// The subtitle's key among the app's texts.
  public var subtitleLocKey: [String]?
  /// What stands for the placeholders of the text.
  public var subtitleLocArgs: [String]?
  /// The body's key among the app's texts.
  public var locKey: String?
  /// What stands for the placeholders of the text.
  public var locArgs: [String]?

  /// An alert of the parts that are given.
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
