import Canonical
import Specification

/// Gives path parameters the names in the template, which may differ in case and punctuation.
struct RespelledPathParameters {
  let path: OpenAPI.Path
  /// The names in the template.
  let names: [String]
  let mark: Mark
  let diagnostics: Diagnostics

  func respelled(_ parameters: [OpenAPI.Parameter]) -> [OpenAPI.Parameter] {
    let inQuery = Set(path.query.compactMap { $0.value.flatMap(Template.onlyName) })
    let paths = parameters.indices.filter {
      parameters[$0].position == .path && !inQuery.contains(parameters[$0].name)
    }
    let keys = Set(paths.map { parameters[$0].name })
    let expected = Set(names)
    let unknown = paths.filter { !expected.contains(parameters[$0].name) }
    var unmatched = Dictionary(
      unknown.map { (letters(parameters[$0].name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var parameters = parameters
    for name in names where !keys.contains(name) {
      guard let match = unmatched.removeValue(forKey: letters(name)) else { continue }
      diagnostics.warn(
        .unusedPathParameter,
        at: mark,
        "the path parameter \(Excerpt.quoted(parameters[match].name)) isn't in the path; interpreted"
          + " as {\(name)}",
        fix: "rename the parameter to \(name)"
      )
      parameters[match].name = name
    }
    return parameters
  }

  private func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
