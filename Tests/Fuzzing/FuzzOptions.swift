import Foundation

/// The arguments: `TARGET [--minutes N] [--seed N] [--from N] [--file FILE]`.
struct FuzzOptions {
  var target = ""
  var minutes = 10.0
  var seed: UInt64 = 1
  var first: UInt64 = 0
  /// The one input to try.
  var file: URL?
  /// For a worker: how many inputs, and where they are left.
  var count: UInt64 = 1
  var isWorker = false
  var folder: URL?

  /// How many inputs a worker tries.
  ///
  /// Swift is compiled for the last one, and frames cost less than what is read before the first.
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
      default: throw Complaint("“\(word)” says nothing here; see the head of Scripts/fuzz")
      }
    }
    if target.isEmpty {
      throw Complaint("say what to try: \(Targets.names.joined(separator: ", "))")
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
