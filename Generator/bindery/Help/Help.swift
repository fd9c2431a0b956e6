import Specification

/// The texts of `--help`, by the verb that they explain.
enum Help: String, CaseIterable {
  case overview
  case initialize = "init"
  case generate
  case lint
  case explain

  /// The help that `bindery help VERB` prints.
  init(about verb: String?) throws(UsageError) {
    guard let verb else {
      self = .overview
      return
    }
    guard let help = Help(rawValue: verb), help != .overview else { throw Help.unknown(verb) }
    self = help
  }

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .initialize: Self.initText
    case .generate: Self.generateText
    case .lint: Self.lintText
    case .explain: Self.explainText
    }
  }

  static func unknown(_ verb: String) -> UsageError {
    let verbs = allCases.dropFirst().map(\.rawValue)
    let near = Suggestion.nearest(to: verb, among: verbs).map { "; did you mean “\($0)”?" }
    let list = (verbs.map { "\($0)" } + ["help"]).joined(separator: ", ")
    return UsageError("there is no command “\(verb)”\(near ?? ""); the commands are \(list)")
  }

  private static let overviewText = """
    bindery generates Swift bindings from OpenAPI and AsyncAPI documents.

    USAGE
      bindery init [SPEC...]                            writes a first bindings.yaml
      bindery generate [SPEC --output DIR] [options]    writes Swift
      bindery lint [SPEC...] [options]                  reports what is wrong, and writes nothing
      bindery explain [CODE]                            explains a diagnostic
      bindery help VERB
      bindery --version

    EXAMPLES
      bindery generate
          Regenerates everything that Spec/*/bindings.yaml names.
      bindery generate petstore.yaml --output Sources/Petstore
          Writes models, requests and a client for one OpenAPI document.
      bindery lint petstore.yaml
          Reports what is wrong with the document, with its lines.
      bindery explain unresolved-reference
          Explains the code in brackets at the end of a diagnostic, and the fix.

    EXIT STATUS
      0  done, perhaps with warnings
      1  the input is wrong, --check found a difference, or --strict found a warning
      2  the command line is wrong
    """
}
