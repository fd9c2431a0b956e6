import Canonical
import Shape

extension Documentation {
  /// Creates documentation from the description of a schema, or else from its title.
  init(of schema: Schema?) {
    self.init(
      text: schema?.description ?? schema?.title,
      isDeprecated: schema?.isDeprecated ?? false
    )
    lastDay = schema?.sunset
  }

  /// Creates documentation from the description of a member; its title usually repeats the key.
  init(ofMember schema: Schema) {
    self.init(text: schema.description, isDeprecated: schema.isDeprecated)
    lastDay = schema.sunset
    append(ConstraintText(schema).text)
  }

  /// Adds a paragraph, which is the summary if there is no description.
  private mutating func append(_ text: String?) {
    guard let text else { return }
    if summary == nil, discussion == nil {
      let lastDay = lastDay
      self = Documentation(text: text, isDeprecated: isDeprecated)
      self.lastDay = lastDay
    } else {
      discussion = discussion.map { "\($0)\n\n\(text)" } ?? text
    }
  }

  /// Creates documentation from the description of a parameter or header, or else of its schema.
  init(of value: OpenAPI.Header, _ schema: Schema?) {
    self.init(
      text: value.description ?? schema?.description,
      isDeprecated: value.isDeprecated || schema?.isDeprecated == true
    )
    lastDay = (value.isDeprecated ? value.sunset : nil) ?? schema?.sunset
    append(schema.flatMap { ConstraintText($0).text })
  }

  /// Creates documentation from the summary and the description of an object.
  init(summary: String?, description: String?, isDeprecated: Bool = false) {
    let stated = summary.map { DescriptionText($0) }
    guard let stated, !stated.lines.isEmpty else {
      self.init(text: description, isDeprecated: isDeprecated)
      return
    }
    let (first, rest) = stated.asParagraph.divided
    let description = description.map { DescriptionText($0) }
    if let description, description.begins(with: stated) {
      self.init(text: description, isDeprecated: isDeprecated)
      return
    }
    let isRepeated = description?.repeats(stated) == true
    let parts = [rest, isRepeated ? nil : description?.joined].compactMap { $0 }
    self.init(
      summary: first,
      discussion: parts.isEmpty ? nil : parts.joined(separator: "\n\n"),
      isDeprecated: isDeprecated
    )
    divideDiscussion()
  }

  /// Creates documentation from a text whose first sentence is the summary.
  init(text: String?, isDeprecated: Bool = false) {
    self.init(text: text.map { DescriptionText($0) }, isDeprecated: isDeprecated)
  }

  private init(text: DescriptionText?, isDeprecated: Bool) {
    let (summary, discussion) = text?.divided ?? (nil, nil)
    self.init(summary: summary, discussion: discussion, isDeprecated: isDeprecated)
    divideDiscussion()
  }

  /// Divides the discussion if the summary is as short as a name.
  private mutating func divideDiscussion() {
    guard let summary, let discussion, summary.utf8.count <= 60 else { return }
    let (first, rest) = DescriptionText(markdown: discussion).divided
    dividedDiscussion = first.map { Text(summary: $0, discussion: rest) }
  }
}
