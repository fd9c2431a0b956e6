/// The title, summary and description of an object, trimmed.
public struct Documentation: Hashable, Sendable {
  /// One sentence or phrase, on one line.
  public var summary: String?
  /// The text after the summary: paragraphs separated by empty lines.
  public var discussion: String?
  public var isDeprecated: Bool
  /// The last day of what is deprecated, such as `2027-03-31`; nil if it isn't stated.
  public var lastDay: String?
  /// The discussion, divided after its first sentence, for a name that the summary only repeats.
  ///
  /// Nil if the discussion begins with a list, a table, code or a heading, and for a summary with
  /// more words than a name.
  public var dividedDiscussion: Text?

  /// A sentence or phrase, and the text after it.
  public struct Text: Hashable, Sendable {
    public var summary: String
    public var discussion: String?

    public init(summary: String, discussion: String?) {
      self.summary = summary
      self.discussion = discussion
    }
  }

  public init(
    summary: String? = nil,
    discussion: String? = nil,
    isDeprecated: Bool = false,
    lastDay: String? = nil
  ) {
    self.summary = summary
    self.discussion = discussion
    self.isDeprecated = isDeprecated
    self.lastDay = isDeprecated ? lastDay : nil
  }
}
