/// One thing that travels through a channel.
public struct Message: Hashable, Sendable {
  /// The author's word for it.
  public var name: String
  public var contentType: String
  /// The expression that finds what connects it with other messages.
  public var correlation: String?
  /// The messages of the same channel, going the other way, of which one comes before it; none
  /// where it comes unasked.
  public var answers: [String]
  public var documentation: Documentation

  public init(
    name: String,
    contentType: String,
    correlation: String? = nil,
    answers: [String] = [],
    documentation: Documentation = Documentation()
  ) {
    self.name = name
    self.contentType = contentType
    self.correlation = correlation
    self.answers = answers
    self.documentation = documentation
  }
}
