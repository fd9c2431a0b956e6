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
      case "--force": isForced = true
      case "--quiet", "-q": isQuiet = true
      case let option where option.hasPrefix("-"):
        throw UsageError("there is no option “\(option)”; see bindery init --help")
      case let path: documents.append(path)
      }
    }
  }
}
