import Shape
import Specification

extension Diagnostic.Code {
  static let unknownLocation = Self("unknown-location")
}

extension OperationShaper {
  /// Where a parameter travels: as it says, or as it is meant; `names` are the template's.
  func location(
    of view: OpenAPI.Parameter,
    called key: String,
    _ names: [String]
  ) -> Parameter.Location? {
    let word = view.location ?? ""
    if let location = Parameter.Location(rawValue: word) { return location }
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let meant = Parameter.Location(rawValue: plain) ?? (names.contains(key) ? .path : nil)
    if meant == nil, plain == "body" || plain == "formdata" { return nil }
    warn(
      .unknownLocation,
      at: view.cursor.value("in")?.mark ?? view.mark,
      "the parameter \(Excerpt.quoted(key)) is in no known place and is "
        + (meant.map { "taken as one in \($0.rawValue)" } ?? "left out"),
      mend: meant.map { "write in: \($0.rawValue)" }
        ?? "write in: path, query, header, cookie or querystring; a body is a requestBody"
    )
    return meant
  }
}
