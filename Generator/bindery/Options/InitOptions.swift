/// The options of `bindery init`.
struct InitOptions: Equatable {
  /// The documents to describe; none means those that are found.
  var documents: [String] = []
  /// Overwrites what is there.
  var isForced = false
  var isQuiet = false

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): documents.append(path)
      case .option("--force"): isForced = true
      case .option("--quiet"), .option("-q"): isQuiet = true
      case .option(let option):
        throw UsageError(unknown: option, of: "init")
      }
    }
  }
}
