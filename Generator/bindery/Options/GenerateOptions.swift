import Specification
import SwiftSource

/// The options of `bindery generate`.
struct GenerateOptions: Equatable {
  /// The document to read; none means every `Spec/*/bindings.yaml`.
  var document: String?
  var output: String?
  var module: String?
  var access: Bindings.Access?
  var isCheck = false
  /// Writes again whenever something that was read changes.
  var isWatching = false
  /// Writes all Swift into one file, named after the client.
  var isSingleFile = false
  /// Does nothing where a receipt says that nothing changed.
  var usesReceipts = true
  /// Prints the shape instead of writing Swift.
  var printsShape = false
  var common = CommonOptions()

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      if try common.take(word, &words) { continue }
      switch word {
      case "--output", "-o": output = try words.value(of: word)
      case "--module": module = try Self.moduleName(words.value(of: word))
      case "--access": access = try Self.access(named: words.value(of: word))
      case "--print": printsShape = try Self.isShape(words.value(of: word))
      case "--check": isCheck = true
      case "--no-cache": usesReceipts = false
      case "--watch": isWatching = true
      case "--single-file": isSingleFile = true
      case let option where option.hasPrefix("-") && option != "-":
        throw UsageError("there is no option “\(option)”; see bindery generate --help")
      case let path where document == nil: document = path
      case let path: throw UsageError("one document at a time: “\(path)” is a second one")
      }
    }
    try validate()
  }

  private func validate() throws(UsageError) {
    if isWatching, isCheck || printsShape {
      throw UsageError("--watch writes, so that --check and --print make no sense beside it")
    }
    try common.check(hasDocument: document != nil)
    guard let document else {
      if output != nil {
        throw UsageError("--output needs a document: bindery generate SPEC --output DIR")
      }
      if module != nil {
        throw UsageError("--module needs a document; bindings.yaml names the module otherwise")
      }
      if access != nil {
        throw UsageError("--access needs a document; bindings.yaml says it otherwise")
      }
      if isSingleFile {
        throw UsageError("--single-file needs a document: bindery generate SPEC --output DIR")
      }
      return
    }
    if output == nil && !printsShape {
      throw UsageError("say where to write: bindery generate \(document) --output DIR")
    }
  }

  private static func access(named name: String) throws(UsageError) -> Bindings.Access {
    guard let access = Bindings.Access(rawValue: name) else {
      throw UsageError("--access is public, package or internal, not “\(name)”")
    }
    return access
  }

  private static func moduleName(_ name: String) throws(UsageError) -> String {
    guard SwiftName(name) != nil else {
      throw UsageError("--module takes the name of a Swift module, and “\(name)” is none")
    }
    return name
  }

  private static func isShape(_ name: String) throws(UsageError) -> Bool {
    guard name == "shape" else { throw UsageError("--print takes shape, not “\(name)”") }
    return true
  }
}
