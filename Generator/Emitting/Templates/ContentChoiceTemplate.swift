import SwiftSource

/// A body in one of several media types; a received one has an initializer that decodes it.
struct ContentChoiceTemplate {
  let choice: ContentChoiceBlueprint
  let access: Source

  var source: Source {
    """
    /// A body in one of the documented media types.
    \(access)enum \(choice.name): \(choice.isHashable ? "Hashable, " : "" as Source)Sendable {
      \(lines: choice.cases, declaration)

      \(section: reader)
    }
    """
  }

  private func declaration(_ content: ContentChoiceBlueprint.Case) -> Source {
    """
    \(doc: DocumentationText(summary: content.summary))
    case \(content.name)(\(content.type))
    """
  }

  private var reader: Source? {
    choice.fallback.map {
      """
      fileprivate init(_ \(choice.message.variable): \(choice.message.type)) throws(JSONError) {
        \(lines: choice.matchedCases, recognition)
        self = .\(label: $0.name)(\($0.reading ?? ""))
      }
      """
    }
  }

  private func recognition(_ content: ContentChoiceBlueprint.Case) -> Source {
    """
    if \(choice.message.variable).hasContentType(\(list: content.patterns, Source.literal)) {
      self = .\(label: content.name)(\(content.reading ?? ""))
      return
    }
    """
  }
}

extension ContentChoiceBlueprint.Case {
  fileprivate var summary: String {
    mediaTypes.map(\.codeSpan).joined(separator: ", ")
  }
}
