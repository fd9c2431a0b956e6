import Shape
import SwiftSource

/// The code for a body, which switches over its media types if there are several.
struct ContentSwitchTemplate {
  /// The contents with the names of their cases; a single content has no name.
  let bodies: [(name: SwiftName?, content: Content)]
  let subject: Source
  /// Returns the code for a content in a variable.
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
    return "case .\(label: name)(let body):\(branch: writing(body.content, "body"))"
  }
}
