import Canonical
import SourceDiagnostics

/// Compares the media types of a body.
struct ContentComparer {
  let subject: ChangeSubject
  let title: String
  let contents: Descriptions<[Named<OpenAPI.MediaType>]>
  let marks: (old: Mark, new: Mark)
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run(removed: ChangeRule, added: ChangeRule) {
    var rest = contents.new
    for content in contents.old {
      let name = Self.essence(content.key)
      guard let index = rest.firstIndex(where: { Self.essence($0.key) == name }) else {
        changes.add(
          removed,
          of: title,
          "the media type \(content.key) was removed",
          old: content.keyMark,
          new: marks.new
        )
        continue
      }
      compare(content, rest.remove(at: index))
    }
    for content in rest {
      changes.add(
        added,
        of: title,
        "the media type \(content.key) was added",
        old: marks.old,
        new: content.keyMark
      )
    }
  }

  private func compare(_ old: Named<OpenAPI.MediaType>, _ new: Named<OpenAPI.MediaType>) {
    let title = contents.new.count > 1 ? "\(self.title) (\(new.key))" : self.title
    changes.compare(
      subject,
      of: title,
      schemas.old.schema(old.value.schema ?? old.value.itemSchema),
      schemas.new.schema(new.value.schema ?? new.value.itemSchema)
    )
  }

  /// The media type without its character set.
  private static func essence(_ text: String) -> String {
    let parts = text.lowercased().split(separator: ";").map { part in
      part.filter { $0 != " " }
    }
    return parts.filter { !$0.hasPrefix("charset=") }.joined(separator: ";")
  }
}
