import Canonical
import Specification

/// The variables of a server's URL, with their descriptions.
struct ServerVariables {
  /// The variables in the order of the URL, without duplicates.
  let all: [ServerURL.Variable]
  private let written: [Named<WrittenServerVariable>]
  private let described: [String: WrittenServerVariable]

  /// Creates the variables of a URL.
  ///
  /// `scheme` is the default of a variable that is the scheme and has neither default nor values.
  init(
    _ written: [Named<WrittenServerVariable>],
    in pieces: [ServerURL.Piece],
    scheme: String
  ) {
    let described = Dictionary(written.map { ($0.key, $0.value) }) { first, _ in first }
    var known: Set<String> = []
    self.written = written
    self.described = described
    all = pieces.compactMap { piece in
      guard case .variable(let name) = piece, known.insert(name).inserted else { return nil }
      let view = described[name]
      let values = view?.values ?? []
      let assumed = values.first ?? (name == pieces.scheme ? scheme : "")
      return ServerURL.Variable(
        name: name,
        defaultValue: view?.defaultValue ?? assumed,
        values: values,
        description: view?.description
      )
    }
  }

  /// Whether the document declares the default of each variable.
  var haveDefaults: Bool { all.allSatisfy { described[$0.name]?.defaultValue != nil } }

  /// Reports assumed defaults, defaults that aren't in `enum`, and variables that the URL doesn't
  /// have.
  ///
  /// `mark` is the location of the server.
  func report(to diagnostics: Diagnostics, at mark: Mark) {
    for variable in all {
      let view = described[variable.name]
      if view?.defaultValue == nil {
        diagnostics.report(variable.assumption(at: view?.mark ?? mark))
      }
      if variable.isOpen, !variable.values.isEmpty, let view {
        diagnostics.report(
          variable.exception(at: view.cursor.value("default")?.mark ?? view.mark)
        )
      }
    }
    let names = Set(all.map(\.name))
    for view in written where !names.contains(view.key) { diagnostics.report(view.absence) }
  }
}

extension ServerURL.Variable {
  fileprivate func assumption(at mark: Mark) -> Diagnostic {
    let assumed = defaultValue.isEmpty ? "an empty value" : Excerpt.quoted(defaultValue)
    return Diagnostic(
      .warning,
      .invalidServer,
      at: mark,
      "the server variable \(Excerpt.quoted(name)) has no default; \(assumed) is used",
      fix: "add a “default” to the variable"
    )
  }

  fileprivate func exception(at mark: Mark) -> Diagnostic {
    Diagnostic(
      .warning,
      .invalidServer,
      at: mark,
      "the default \(Excerpt.quoted(defaultValue)) of the server variable"
        + " \(Excerpt.quoted(name)) isn't in “enum”; “enum” is ignored",
      fix: "add \(Excerpt.quoted(defaultValue)) to “enum”"
    )
  }
}

extension Named where Value == WrittenServerVariable {
  fileprivate var absence: Diagnostic {
    Diagnostic(
      .warning,
      .invalidServer,
      at: keyMark,
      "the server variable \(Excerpt.quoted(key)) isn't in the server URL; ignored",
      fix: "add \(Excerpt.quoted("{\(key)}")) to the server URL, or remove the variable"
    )
  }
}
