import Canonical
import Specification

/// The separators of an array's elements (`collectionFormat` of Swagger 2).
enum CollectionFormat: String {
  case csv, ssv, tsv, pipes
  /// Each element has the name of the parameter.
  case multi

  /// Reads the format of an array, and reports one that is invalid in the position.
  init(of array: Cursor, in position: OpenAPI.Parameter.Position) {
    guard let word = array.string("collectionFormat") else {
      self = .csv
      return
    }
    let known = CollectionFormat(rawValue: word.lowercased())
    let isValid = known != .multi || position == .query
    self = isValid ? known ?? .csv : .csv
    guard !isValid || known?.rawValue != word else { return }
    array.diagnostics.warn(
      .invalidParameter,
      at: array.value("collectionFormat")?.mark ?? array.node.mark,
      isValid
        ? "invalid collectionFormat \(Excerpt.quoted(word)); interpreted as \(rawValue)"
        : "collectionFormat: multi is only valid in query and formData; interpreted as csv",
      fix: "write csv, ssv, tsv or pipes, or in query and formData multi"
    )
  }

  /// The separators, for diagnostics.
  var separators: String {
    switch self {
    case .csv, .multi: "commas"
    case .ssv: "spaces"
    case .tsv: "tabs"
    case .pipes: "pipes"
    }
  }
}
