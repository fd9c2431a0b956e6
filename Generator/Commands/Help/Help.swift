import SourceDiagnostics
import Specification

/// The texts of `--help`, by the verb that they explain.
enum Help: String, CaseIterable {
  case overview
  case initialize = "init"
  case generate
  case lint
  case check
  case coverage
  case diff
  case mutate
  case importArchive = "import"
  case mock
  case record
  case vendor
  case verify
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
    case .initialize: InitOptions.help
    case .generate: GenerateOptions.help
    case .lint: LintOptions.help
    case .check: CheckOptions.help
    case .coverage: CoverageOptions.help
    case .diff: DiffOptions.help
    case .mutate: MutateOptions.help
    case .importArchive: ImportOptions.help
    case .mock: MockOptions.help
    case .record: RecordOptions.help
    case .vendor: VendorOptions.help
    case .verify: VerifyOptions.help
    case .explain: Explain.help
    }
  }

  static func unknown(_ verb: String) -> UsageError {
    let verbs = allCases.dropFirst().map(\.rawValue)
    let near = Suggestion.nearest(to: verb, among: verbs).map { "; did you mean “\($0)”?" }
    let list = (verbs.map { "\($0)" } + ["help"]).joined(separator: ", ")
    return UsageError("unknown command “\(verb)”\(near ?? ""); the commands are \(list)")
  }

  /// The option that is meant by a similar one, or by the name that other tools have for it.
  func option(like option: String) -> String? {
    let known = text.matches(of: /--([a-z][a-z-]+)/).map { String($0.output.1) }
    let name = String(option.drop { $0 == "-" })
    let meant =
      Self.otherNames[name].flatMap { known.contains($0) ? $0 : nil }
      ?? known.first { name.count > 2 && $0.hasPrefix(name) }
      ?? Suggestion.nearest(to: name, among: known)
    return meant.map { "--\($0)" }
  }

  /// The options by the names that other mock servers and generators have for them.
  private static let otherNames = [
    "port": "listen", "p": "listen", "output-dir": "output", "output-directory": "output",
    "url": "server", "base-url": "server", "server": "target", "silent": "quiet", "q": "quiet",
    "no-color": "color",
  ]

  private static let overviewText = """
    bindery generates Swift bindings from OpenAPI and AsyncAPI documents.

    USAGE
      bindery init [SPEC...]                            write an initial bindings.yaml
      bindery generate [SPEC --output DIR] [options]    generate Swift code
      bindery lint [SPEC...] [options]                  check documents, and write no files
      bindery check [SPEC...] [options]                 check recordings against documents
      bindery coverage [SPEC...] [options]              state what recordings cover
      bindery diff OLD NEW [options]                    compare two versions of documents
      bindery mutate [SPEC...] [options]                state which mutations no test notices
      bindery import FILE.har... [options]              import recordings, without secrets
      bindery record --target URL --output FILE.har     record the traffic of any client
      bindery mock SPEC...                              answer requests as documents describe
      bindery vendor [SPEC...]                          copy remote files beside documents
      bindery verify --server URL [SPEC...]             compare a live server with recordings
      bindery explain [CODE]                            explain a diagnostic code
      bindery help COMMAND                              print the help of a command
      bindery --version                                 print the version

    EXAMPLES
      bindery generate
          Generate code for every Spec/*/bindings.yaml.
      bindery generate petstore.yaml --output Sources/Petstore
          Generate models, requests and a client for one document.
      bindery lint petstore.yaml
          Report the problems of one document.
      bindery explain unresolved-reference
          Explain the code in brackets at the end of a diagnostic.

    EXIT STATUS
      0  success, perhaps with warnings
      1  errors in the input, a difference with --check, or a warning with --strict
      2  invalid arguments
    """
}
