/// The options of `bindery vendor`.
package struct VendorOptions: Equatable {
  /// The documents; empty means those of every `Spec/*/bindings.yaml`.
  private(set) var documents: [String] = []
  /// Whether copies that exist are fetched again.
  package private(set) var updates = false
  /// Whether nothing is fetched, and the copies are compared with their hashes.
  package private(set) var checks = false
  var common = CommonOptions()

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): documents.append(path)
      case .option("--update"): updates = true
      case .option("--check"): checks = true
      case .option(let option):
        guard try common.take(option, &words) else {
          throw UsageError(unknown: option, of: "vendor")
        }
      }
    }
    if common.isApplication { throw UsageError(unknown: "--application", of: "vendor") }
    try common.check(hasDocument: !documents.isEmpty)
    if updates, checks { throw UsageError("--update fetches files, and --check doesn't") }
  }
}
