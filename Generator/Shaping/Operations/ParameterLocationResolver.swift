import Canonical
import Shape
import SourceDiagnostics

/// Resolves the locations of parameters, and checks their names.
struct ParameterLocationResolver {
  let diagnostics: Diagnostics

  /// The location of a parameter; nil after reporting why it is omitted.
  func location(of view: OpenAPI.Parameter) -> Parameter.Location? {
    let mark = view.value.location.mark
    let location = Parameter.Location(view.position)
    guard admits(name: view.name, in: location, at: mark) else { return nil }
    guard location == .header, let owner = owner(ofHeader: view.name) else { return location }
    diagnostics.warn(
      .ignoredHeader,
      at: mark,
      "the header \(Excerpt.quoted(view.name)) can't be a parameter; ignored",
      fix: "describe the header with \(owner), or set it in the headers of the client's connection"
    )
    return nil
  }

  /// Whether HTTP admits a name; warns if it doesn't.
  func admits(name: String, in location: Parameter.Location, at mark: Mark) -> Bool {
    if name.isName(in: location) { return true }
    diagnostics.warn(
      .invalidParameter,
      at: mark,
      "\(Excerpt.quoted(name)) isn't a valid name of a \(location.rawValue) in HTTP; ignored",
      fix: "use letters, digits and “-”, as in X-Key"
    )
    return false
  }

  /// The part of OpenAPI that describes a header instead of a parameter (3.1, section 4.8.12.1).
  private func owner(ofHeader key: String) -> String? {
    switch key.lowercased() {
    case "accept": "the media types of responses"
    case "content-type": "the media types of the body"
    case "authorization": "a security scheme"
    default: nil
    }
  }
}
