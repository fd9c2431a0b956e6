import Canonical
import Specification

/// Removes parameters with the same name and position: the operation's override the path's, and the
/// last of a list overrides the others.
struct DuplicateParameters {
  let diagnostics: Diagnostics

  func distinct(
    _ shared: [OpenAPI.Parameter],
    _ own: [OpenAPI.Parameter]
  ) -> [OpenAPI.Parameter] {
    var found: [OpenAPI.Parameter] = []
    var indices: [[String]: Int] = [:]
    for (list, isOwn) in [(shared, false), (own, true)] {
      let inherited = found.count
      for parameter in list {
        let name = parameter.position == .header ? parameter.name.lowercased() : parameter.name
        let identity = [parameter.position.rawValue, name]
        if let existing = indices[identity] {
          if !isOwn || existing >= inherited { report(parameter) }
          found[existing] = parameter
        } else {
          indices[identity] = found.count
          found.append(parameter)
        }
      }
    }
    return found
  }

  private func report(_ parameter: OpenAPI.Parameter) {
    diagnostics.warn(
      .duplicateParameter,
      at: parameter.value.referenceMark,
      "duplicate \(parameter.position.rawValue) parameter \(Excerpt.quoted(parameter.name));"
        + " the last one is used",
      fix: "remove one of the two parameters"
    )
  }
}
