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

  func run(_ rules: ContentRules) {
    var added = contents.new
    var rest: [Named<OpenAPI.MediaType>] = []
    for content in contents.old {
      let range = MediaRange(content.key)
      if let index = added.firstIndex(where: { MediaRange($0.key) == range }) {
        compare(content, added.remove(at: index), rules)
      } else {
        rest.append(content)
      }
    }
    for content in rest {
      let range = MediaRange(content.key)
      let wider = contents.new.first { MediaRange($0.key).contains(range) }
      let narrower = { (content: Named<OpenAPI.MediaType>) in
        range.contains(MediaRange(content.key))
      }
      let unmatched = added.filter(narrower)
      let others =
        wider.map { [$0] } ?? (unmatched.isEmpty ? contents.new.filter(narrower) : unmatched)
      for other in others {
        added.removeAll { $0.key == other.key }
        add(
          wider == nil ? rules.narrowed : rules.widened,
          "\(content.key) became \(other.key)",
          content,
          other
        )
        compare(content, other, rules)
      }
      if others.isEmpty { add(rules.removed, "\(content.key) was removed", content, nil) }
    }
    for content in added { add(rules.added, "\(content.key) was added", nil, content) }
  }

  private func add(
    _ rule: ChangeRule,
    _ message: String,
    _ old: Named<OpenAPI.MediaType>?,
    _ new: Named<OpenAPI.MediaType>?
  ) {
    changes.add(
      rule,
      of: title,
      "the media type " + message,
      old: old?.keyMark ?? marks.old,
      new: new?.keyMark ?? marks.new
    )
  }

  private func compare(
    _ old: Named<OpenAPI.MediaType>,
    _ new: Named<OpenAPI.MediaType>,
    _ rules: ContentRules
  ) {
    let title = contents.new.count > 1 ? "\(self.title) (\(new.key))" : self.title
    // The items of a sequence may be described by the elements of an array, too.
    let isSequence = old.value.itemSchema != nil && new.value.itemSchema != nil
    changes.compare(
      subject,
      of: isSequence ? "\(title): item" : title,
      schemas.old.schema(isSequence ? old.value.itemSchema : old.value.anySchema),
      schemas.new.schema(isSequence ? new.value.itemSchema : new.value.anySchema),
      isText: Self.isText(old.key) && Self.isText(new.key)
    )
    EncodingComparer(
      title: title,
      isForm: Self.isForm(old.key) && Self.isForm(new.key),
      old: old.value,
      new: new.value,
      schemas: schemas,
      changes: changes
    )
    .run(rules)
  }

  /// Whether values are written without their types.
  private static func isText(_ key: String) -> Bool {
    isForm(key) || key.lowercased().hasPrefix("text/plain")
  }

  private static func isForm(_ key: String) -> Bool {
    key.lowercased().hasPrefix("application/x-www-form-urlencoded")
  }
}

extension OpenAPI.MediaType {
  /// The schema of the whole body, or else of an item.
  fileprivate var anySchema: SchemaID? { schema ?? itemSchema }
}
