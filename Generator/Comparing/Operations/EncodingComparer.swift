import Canonical
import SourceDiagnostics

/// Compares how the properties of a form are written (Encoding Object).
struct EncodingComparer {
  let title: String
  /// Whether the form is encoded as a query is, and not in several parts.
  let isForm: Bool
  let old: OpenAPI.MediaType
  let new: OpenAPI.MediaType
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run(_ rules: ContentRules) {
    guard !old.encoding.isEmpty || !new.encoding.isEmpty,
      let before = schemas.old.schema(old.schema), let after = schemas.new.schema(new.schema)
    else { return }
    let properties = Dictionary(
      Conjunction([before]).properties.map { ($0.key, Conjunction($0.schemas)) },
      uniquingKeysWith: { first, _ in first }
    )
    for (key, schemas) in Conjunction([after]).properties {
      guard let other = properties[key] else { continue }
      compare(key, other, Conjunction(schemas), rules)
    }
  }

  private func compare(
    _ key: String,
    _ oldSchema: Conjunction,
    _ newSchema: Conjunction,
    _ rules: ContentRules
  ) {
    let before = old.encoding.first { $0.key == key }?.value
    let after = new.encoding.first { $0.key == key }?.value
    func add(_ rule: ChangeRule, _ message: String) {
      changes.add(
        rule,
        of: title,
        "the \(isForm ? "encoding" : "content type") of \(key) changed from \(message)",
        old: before?.mark ?? old.location.mark,
        new: after?.mark ?? new.location.mark
      )
    }
    if isForm {
      // A text has the same form in each style.
      guard oldSchema.admitsCollections || newSchema.admitsCollections else { return }
      let styles = (old: FormStyle(before), new: FormStyle(after))
      if styles.old != styles.new {
        add(rules.encodingChanged, "\(styles.old) to \(styles.new)")
      }
      return
    }
    guard before?.isStyled != true, after?.isStyled != true else { return }
    let types = (
      old: PartTypes(before?.contentType, oldSchema), new: PartTypes(after?.contentType, newSchema)
    )
    guard types.old != types.new else { return }
    let isWidened = types.new.contain(types.old)
    let isNarrowed = types.old.contain(types.new)
    if isWidened, isNarrowed { return }
    add(
      isWidened ? rules.widened : isNarrowed ? rules.narrowed : rules.encodingChanged,
      "\(types.old) to \(types.new)"
    )
  }
}

/// How arrays and objects are written in a form.
private struct FormStyle: Equatable, CustomStringConvertible {
  private let style: String
  private let explode: Bool

  init(_ encoding: OpenAPI.Encoding?) {
    style = encoding?.style?.value ?? "form"
    explode = encoding?.explode ?? (style == "form")
  }

  var description: String { "\(style), explode: \(explode)" }
}

/// The media types that a part of a form may have.
private struct PartTypes: Equatable, CustomStringConvertible {
  private let names: [String]

  /// - Parameter contentType: The types with commas between; nil if the schema decides.
  init(_ contentType: String?, _ schema: Conjunction) {
    names =
      contentType?.split(separator: ",").map { $0.drop { $0 == " " }.lowercased() }
      ?? [Self.name(schema)]
  }

  /// The media type of a part without `contentType`.
  private static func name(_ schema: Conjunction) -> String {
    if schema.types == [.array], let items = schema.items { return name(Conjunction(items)) }
    if schema.types == [.object] { return "application/json" }
    let isBinary = schema.format == "binary" || schema.encoding != nil || schema.types.isEmpty
    // Bytes may be of any kind.
    return isBinary ? "*/*" : "text/plain"
  }

  /// Whether each of other types is one of these.
  func contain(_ others: PartTypes) -> Bool {
    others.names.allSatisfy { other in
      names.contains { MediaRange($0).contains(MediaRange(other)) || $0 == other }
    }
  }

  var description: String { names.joined(separator: ", ") }
}
