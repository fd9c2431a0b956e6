import SwiftSource

/// A body in one of several media types; a received one has an initializer that decodes it.
struct ContentUnionTemplate {
  let union: ContentUnionBlueprint
  let access: Source

  var source: Source {
    """
    /// A body in one of the documented media types.
    \(access)enum \(union.name): \(union.isHashable ? "Hashable, " : "" as Source)Sendable {
      \(lines: union.cases, declaration)

      \(section: reader)
    }
    """
  }

  private func declaration(_ content: ContentUnionBlueprint.Case) -> Source {
    """
    \(doc: DocumentationText(summary: content.summary))
    case \(content.name)(\(content.type))
    """
  }

  private var reader: Source? {
    union.fallback.map {
      """
      fileprivate init(_ \(union.message.variable): \(union.message.type)) throws(JSONError) {
        \(lines: union.matchedCases, selection)
        self = .\(label: $0.name)(\($0.reading ?? ""))
      }
      """
    }
  }

  private func selection(_ content: ContentUnionBlueprint.Case) -> Source {
    """
    if \(union.message.variable).hasContentType(\(list: content.patterns, Source.literal)) {
      self = .\(label: content.name)(\(content.reading ?? ""))
      return
    }
    """
  }
}

extension ContentUnionBlueprint.Case {
  fileprivate var summary: String {
    mediaTypes.map(\.codeSpan).joined(separator: ", ")
  }
}
