/// A parsed command line.
enum Command: Equatable {
  case help(Help)
  case version
  case generate(GenerateOptions)
  case lint(LintOptions)
  case check(CheckOptions)
  case coverage(CoverageOptions)
  case diff(DiffOptions)
  case mutate(MutateOptions)
  case importArchive(ImportOptions)
  case initialize(InitOptions)
  /// A command that `bindery-network` performs with these arguments.
  case network(NetworkVerb, arguments: [String])
  /// Explains one code, or lists all codes.
  case explain(String?)

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    guard let verb = words.popFirst() else {
      self = .help(.overview)
      return
    }
    if let help = Help(rawValue: verb), words.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(help)
      return
    }
    switch verb {
    case "help", "--help", "-h":
      self = .help(try Help(about: words.first { $0 != "--help" && $0 != "-h" }))
    case "--version", "version": self = .version
    case "generate": self = .generate(try GenerateOptions(words))
    case "lint": self = .lint(try LintOptions(words))
    case "check": self = .check(try CheckOptions(words))
    case "coverage": self = .coverage(try CoverageOptions(words))
    case "diff": self = .diff(try DiffOptions(words))
    case "mutate": self = .mutate(try MutateOptions(words))
    case "import": self = .importArchive(try ImportOptions(words))
    case "init": self = .initialize(try InitOptions(words))
    case "explain": self = .explain(try Self.code(words))
    default:
      guard let network = try NetworkVerb(verb, words) else { throw Help.unknown(verb) }
      self = .network(network, arguments: arguments)
    }
  }

  private static func code(_ words: ArraySlice<String>) throws(UsageError) -> String? {
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(unknown: option, of: "explain")
    }
    if words.count > 1 { throw UsageError("too many arguments; usage: bindery explain [CODE]") }
    return words.first
  }
}

/// An invalid command line; the process exits with 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  init(unknown option: String, of command: String) {
    let near = Help(rawValue: command)?.option(like: option)
    let hint = near.map { "; did you mean \($0)? See" } ?? "; see"
    self.init("unknown option “\(option)”\(hint) bindery \(command) --help")
  }
}
