import Canonical
import Canonicalizing
import Shape

extension Documentation {
  /// What a schema says about itself; its title when it has no description.
  init(of schema: Schema?) {
    self.init(
      text: schema?.description ?? schema?.title,
      isDeprecated: schema?.isDeprecated ?? false
    )
  }

  /// What a schema says about a member; a title there only repeats the key.
  init(ofMember schema: Schema) {
    self.init(text: schema.description, isDeprecated: schema.isDeprecated)
    note(LimitText(schema).text)
  }

  /// Adds a paragraph of ours, which is the summary where the author says nothing.
  private mutating func note(_ text: String?) {
    guard let text else { return }
    if summary == nil, discussion == nil {
      self = Documentation(text: text, isDeprecated: isDeprecated)
    } else {
      discussion = discussion.map { "\($0)\n\n\(text)" } ?? text
    }
  }

  /// What a parameter or a header says about itself; its schema's words when it has none.
  init(of value: OpenAPI.Header, _ schema: Schema?) {
    self.init(
      text: value.description ?? schema?.description,
      isDeprecated: value.isDeprecated || schema?.isDeprecated == true
    )
    note(schema.flatMap { LimitText($0).text })
  }

  /// A summary that the author gave, and a description that follows it.
  init(summary: String?, description: String?, isDeprecated: Bool = false) {
    if description == nil, let summary, summary.isOneSentence {
      self.init(summary: summary, isDeprecated: isDeprecated)
      return
    }
    let stated = summary.map { DescriptionText($0) }
    guard let stated, !stated.lines.isEmpty else {
      self.init(text: description, isDeprecated: isDeprecated)
      return
    }
    let (first, rest) = stated.allAsText.divided
    let description = description.map { DescriptionText($0) }
    let isRepeated = description?.words.elementsEqual(stated.words) == true
    let parts = [rest, isRepeated ? nil : description?.joined].compactMap { $0 }
    self.init(
      summary: first,
      discussion: parts.isEmpty ? nil : parts.joined(separator: "\n\n"),
      isDeprecated: isDeprecated
    )
  }

  /// A text whose first sentence is the summary.
  init(text: String?, isDeprecated: Bool = false) {
    if let text, text.isOneSentence {
      self.init(summary: text, isDeprecated: isDeprecated)
      return
    }
    let (summary, discussion) = text.map { DescriptionText($0).divided } ?? (nil, nil)
    self.init(summary: summary, discussion: discussion, isDeprecated: isDeprecated)
  }
}
