import Foundation

/// The arguments: `TARGET [--minutes N] [--seed N] [--from N] [--file FILE]`.
struct FuzzOptions {
  var target = ""
  var minutes = 10.0
  var seed: UInt64 = 1
  var first: UInt64 = 0
  /// The only input to try.
  var file: URL?
  /// The number of a worker's inputs, and its folder.
  var count: UInt64 = 1
  var isWorker = false
  var folder: URL?

  /// The number of inputs per worker.
  ///
  /// Only the Swift of the last one is compiled; frames take less time than the start of a worker.
  var batch: UInt64 { target == "generator" ? 100 : 5_000 }

  init(_ arguments: some Sequence<String>) throws(Complaint) {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case _ where Targets.names.contains(word): target = word
      case "--worker": isWorker = true
      case "--minutes": minutes = try Self.value(word, words.next(), Double.init)
      case "--seed": seed = try Self.value(word, words.next()) { UInt64($0) }
      case "--from": first = try Self.value(word, words.next()) { UInt64($0) }
      case "--count": count = try Self.value(word, words.next()) { UInt64($0) }
      case "--file": file = try Self.value(word, words.next()) { URL(filePath: $0) }
      case "--folder": folder = try Self.value(word, words.next()) { URL(filePath: $0) }
      default: throw Complaint("“\(word)” isn't an option; see the head of Scripts/fuzz")
      }
    }
    if target.isEmpty {
      throw Complaint("expected one of \(Targets.names.joined(separator: ", "))")
    }
  }

  private static func value<Value>(
    _ option: String,
    _ text: String?,
    _ read: (String) -> Value?
  ) throws(Complaint) -> Value {
    guard let value = text.flatMap(read) else { throw Complaint("\(option) needs a value") }
    return value
  }
}
