/// What the command line asks for.
enum Command: Equatable {
  case help(Help)
  case generate(GenerateOptions)

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    switch words.popFirst() {
    case nil, "help", "--help", "-h":
      self = .help(words.first == "generate" ? .generate : .overview)
    case "generate":
      let wantsHelp = words.contains { $0 == "--help" || $0 == "-h" }
      self = wantsHelp ? .help(.generate) : .generate(try GenerateOptions(words))
    case let word?:
      throw UsageError("there is no command “\(word)”; the commands are generate and help")
    }
  }
}

/// A command line that makes no sense; the process exits with 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
