/// The title, summary and description of an object, trimmed.
public struct Documentation: Hashable, Sendable {
  /// One sentence or phrase, on one line.
  public var summary: String?
  /// The text after the summary: paragraphs separated by empty lines.
  public var discussion: String?
  public var isDeprecated: Bool

  public init(summary: String? = nil, discussion: String? = nil, isDeprecated: Bool = false) {
    self.summary = summary
    self.discussion = discussion
    self.isDeprecated = isDeprecated
  }
}
