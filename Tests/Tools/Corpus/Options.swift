import Foundation

/// The arguments: `[--jobs N] [--json] [--keep DIR] PATH…`.
struct Options {
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var isJSON = false
  /// Where the generated Swift stays; it is removed where nothing is named.
  var keep: URL?
  var inputs: [URL] = []

  init(_ arguments: some Sequence<String>) throws {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--json": isJSON = true
      case "--jobs": jobs = try Self.number(words.next())
      case "--keep": keep = try Self.url(words.next())
      case let option where option.hasPrefix("-"):
        throw Failure(description: "there is no option “\(option)”; see Scripts/corpus --help")
      default: inputs.append(try Self.url(word))
      }
    }
    if inputs.isEmpty { throw Failure(description: "name a folder of documents") }
    for input in inputs where !FileManager.default.fileExists(atPath: input.path) {
      throw Failure(description: "there is nothing at \(input.path)")
    }
  }

  private static func number(_ text: String?) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else {
      throw Failure(description: "--jobs takes a number, 1 or more")
    }
    return number
  }

  private static func url(_ text: String?) throws -> URL {
    guard let text, !text.isEmpty else { throw Failure(description: "--keep takes a folder") }
    return URL(fileURLWithPath: text).standardizedFileURL
  }
}
