import Shape
import SwiftSource

/// What is made of a body: told apart by its media type where it may come in several.
struct ContentSwitchTemplate {
  /// The contents by the names of their cases; a single one needs none.
  let bodies: [(name: SwiftName?, content: Content)]
  let subject: Source
  /// What is made of a content that stands in a variable.
  let writing: (Content, Source) -> Source

  var source: Source {
    if bodies.count == 1, let only = bodies.first { return writing(only.content, subject) }
    return """
      switch \(subject) {
      \(lines: bodies, branch)
      }
      """
  }

  private func branch(of body: (name: SwiftName?, content: Content)) -> Source {
    let name = body.name ?? SwiftName(known: "body")
    return "case .\(label: name)(let body): \(writing(body.content, "body"))"
  }
}
