import Canonicalizing
import Emitting
import Specification
import SwiftSource

/// The options of `bindery generate`.
struct GenerateOptions: Equatable {
  /// The document to read; nil means those of `bindings.yaml` files.
  var document: String?
  /// The `bindings.yaml` files to read; empty means every `Spec/*/bindings.yaml`.
  var bindings: [String] = []
  var output: String?
  var module: String?
  /// The client's type; derived from the module or the title if nil.
  var client: String?
  var access: Bindings.Access?
  var isCheck = false
  /// Generates again whenever an input file changes.
  var isWatching = false
  /// Writes all Swift into one file, named after the client.
  var isSingleFile = false
  /// Writes protocols of the client's operations, and a fake that conforms to them.
  var hasFakes = false
  /// Whether the module is the application that an AsyncAPI document describes.
  var isApplication = false
  /// Removes any number of files.
  var isForced = false
  /// Whether code is also written if most references have no target.
  var allowsUnresolved = false
  /// Prints the shape instead of writing Swift.
  var printsShape = false
  var common = CommonOptions()

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path) where document == nil && bindings.isEmpty: try add(path)
      case .operand(let path):
        throw UsageError("generate takes one document; unexpected “\(path)”")
      case .option(let option):
        if try common.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    try validate()
  }

  private mutating func add(_ path: String) throws(UsageError) {
    guard let present = BindingsFiles.named(by: path) else { return document = path }
    if present.isEmpty {
      throw UsageError("no bindings.yaml in “\(path)” or its subfolders; run “bindery init”")
    }
    bindings = present
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--output", "-o": output = try words.onlyValue(of: "--output")
    case "--module": module = try Self.moduleName(words.onlyValue(of: option))
    case "--client": client = try Self.clientName(words.onlyValue(of: option))
    case "--access": access = try Self.access(named: words.onlyValue(of: option))
    case "--print": printsShape = try Self.isShape(words.onlyValue(of: option))
    case "--check": isCheck = true
    case "--force": isForced = true
    case "--watch": isWatching = true
    case "--allow-unresolved": allowsUnresolved = true
    case "--single-file": isSingleFile = true
    case "--fakes": hasFakes = true
    case "--application": isApplication = true
    default: throw UsageError(unknown: option, of: "generate")
    }
  }

  private func validate() throws(UsageError) {
    if isWatching, isCheck || printsShape {
      throw UsageError("--watch can't be combined with --check or --print")
    }
    if printsShape, output != nil || isCheck || isSingleFile {
      throw UsageError("--print can't be combined with --output, --check or --single-file")
    }
    try common.check(hasDocument: document != nil)
    guard let document else { return try checkAlone() }
    if output == nil && !printsShape {
      throw UsageError(
        "missing --output; usage: bindery generate \(ShellWord(document)) --output DIR"
      )
    }
  }

  /// Rejects options of a single document.
  private func checkAlone() throws(UsageError) {
    for (isGiven, option, otherwise) in [
      (output != nil, "--output", "; usage: bindery generate SPEC --output DIR"),
      (module != nil, "--module", "; without one, set it in bindings.yaml"),
      (client != nil, "--client", "; without one, set it in bindings.yaml"),
      (access != nil, "--access", "; without one, set it in bindings.yaml"),
      (hasFakes, "--fakes", "; without one, set it in bindings.yaml"),
      (isApplication, "--application", "; without one, set role in bindings.yaml"),
      (isSingleFile, "--single-file", "; usage: bindery generate SPEC --output DIR"),
    ] where isGiven {
      throw UsageError("\(option) requires a document\(otherwise)")
    }
  }

  private static func access(named name: String) throws(UsageError) -> Bindings.Access {
    guard let access = Bindings.Access(rawValue: name) else {
      throw UsageError("--access must be public, package or internal, not “\(name)”")
    }
    return access
  }

  private static func moduleName(_ name: String) throws(UsageError) -> String {
    guard SwiftName(name) != nil else {
      throw UsageError("--module must be the name of a Swift module, not “\(name)”")
    }
    return name
  }

  private static func clientName(_ name: String) throws(UsageError) -> String {
    guard SwiftName(name) != nil else {
      throw UsageError("--client must be the name of a Swift type, not “\(name)”")
    }
    guard !Emitter.isReservedTypeName(name) else {
      throw UsageError("--client can't be “\(name)”, the name of a type that generated code uses")
    }
    return name
  }

  private static func isShape(_ name: String) throws(UsageError) -> Bool {
    guard name == "shape" else { throw UsageError("--print must be shape, not “\(name)”") }
    return true
  }
}
