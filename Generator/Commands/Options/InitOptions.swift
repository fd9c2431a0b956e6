/// The options of `bindery init`.
struct InitOptions: Equatable {
  /// The documents to read; empty means every document in the current folder and below.
  var documents: [String] = []
  /// Overwrites existing files.
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
