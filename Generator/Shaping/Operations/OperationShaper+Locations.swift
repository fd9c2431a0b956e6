import Shape
import Specification

extension Diagnostic.Code {
  static let ignoredHeader = Self("ignored-header")
}

extension OperationShaper {
  /// The name of a parameter and where it travels; nil after saying why it is left out.
  func address(
    of view: OpenAPI.Parameter,
    _ names: [String]
  ) -> (key: String, location: Parameter.Location)? {
    guard let key = name(of: view), let location = location(of: view, called: key, names),
      admits(name: key, in: location, at: view.mark)
    else { return nil }
    guard location == .header, let owner = owner(ofHeader: key) else { return (key, location) }
    warn(
      .ignoredHeader,
      at: view.mark,
      "the standard leaves the header \(Excerpt.quoted(key)) to \(owner); the parameter is"
        + " omitted",
      fix: "describe it there; a client can set it in the headers of its connection"
    )
    return nil
  }

  /// Says which names no request can carry.
  func admits(name: String, in location: Parameter.Location, at mark: Mark) -> Bool {
    if name.isName(in: location) { return true }
    warn(
      .invalidParameter,
      at: mark,
      "no \(location.rawValue) can be called \(Excerpt.quoted(name)) in HTTP; it is omitted",
      fix: "write letters, digits and -, as in X-Key"
    )
    return false
  }

  private func name(of view: OpenAPI.Parameter) -> String? {
    if let name = view.name, !name.isEmpty { return name }
    warn(
      .invalidParameter,
      at: view.mark,
      "this parameter has no name and is omitted",
      fix: "write its name on the wire"
    )
    return nil
  }

  /// What describes a header in the place of a parameter (OpenAPI 3.1, section 4.8.12.1).
  private func owner(ofHeader key: String) -> String? {
    switch key.lowercased() {
    case "accept": "the contents of responses"
    case "content-type": "the contents of the body"
    case "authorization": "security schemes"
    default: nil
    }
  }

  /// Where a parameter travels: as it says, or as it is meant; `names` are the template's.
  private func location(
    of view: OpenAPI.Parameter,
    called key: String,
    _ names: [String]
  ) -> Parameter.Location? {
    let word = view.location ?? ""
    if let location = Parameter.Location(rawValue: word) { return location }
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let meant = Parameter.Location(rawValue: plain) ?? (names.contains(key) ? .path : nil)
    if meant == nil, view.isLeftover { return nil }
    warn(
      .invalidParameter,
      at: view.cursor.value("in")?.mark ?? view.mark,
      "the parameter \(Excerpt.quoted(key)) is in no known place and is "
        + (meant.map { "read as one in \($0.rawValue)" } ?? "omitted"),
      fix: meant.map { "write in: \($0.rawValue)" }
        ?? "write in: path, query, header, cookie or querystring; a body is a requestBody"
    )
    return meant
  }
}
