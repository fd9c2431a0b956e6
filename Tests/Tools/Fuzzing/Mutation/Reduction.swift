import Foundation
import Specification

/// The reduction of a failing input while it fails in the same way.
struct Reduction {
  let bench: Bench
  let trouble: Trouble
  let file: URL
  private var tries = 250
  /// The deadline, because failures of memory or time take seconds for each try.
  private let end = ContinuousClock.now + .seconds(60)

  init(_ file: URL, _ trouble: Trouble, _ bench: Bench) {
    self.file = file
    self.trouble = trouble
    self.bench = bench
  }

  private var goesOn: Bool { tries > 0 && ContinuousClock.now < end }

  /// Writes the smallest failing input into the file.
  mutating func run() throws {
    let tree = Documents(entry: file.path, diagnostics: Diagnostics()).entry
    if let plant = tree.flatMap({ Plant($0.root) }), try fails(Array(plant.text.utf8)) {
      try reduce(plant)
    } else {
      try reduce(
        lines: Data(contentsOf: file).split(separator: 10, omittingEmptySubsequences: false)
      )
    }
  }

  private mutating func reduce(_ whole: Plant) throws {
    var (plant, index) = (whole, 0)
    while index < plant.count && goesOn {
      var candidate = plant
      if candidate.removeChild(index), try fails(Array(candidate.text.utf8)) {
        plant = candidate
      } else {
        index += 1
      }
    }
    try Data(plant.text.utf8).write(to: file)
  }

  private mutating func reduce(lines whole: [Data.SubSequence]) throws {
    var (lines, size) = (whole, max(1, whole.count / 2))
    while size >= 1 && goesOn {
      var start = 0
      while start < lines.count && goesOn {
        var candidate = lines
        candidate.removeSubrange(start..<min(lines.count, start + size))
        if try fails(Array(candidate.joined(separator: [10]))) {
          lines = candidate
        } else {
          start += size
        }
      }
      size /= 2
    }
    try Data(lines.joined(separator: [10])).write(to: file)
  }

  private mutating func fails(_ bytes: [UInt8]) throws -> Bool {
    tries -= 1
    let candidate = file.deletingPathExtension().appendingPathExtension("try.yaml")
    defer { try? FileManager.default.removeItem(at: candidate) }
    try Data(bytes).write(to: candidate)
    return try bench.trouble(["--file", candidate.path]) == trouble
  }
}

extension Plant {
  /// Removes a node from its collection; the numbers are those of `node`, without the root.
  mutating func removeChild(_ number: Int) -> Bool {
    var rest = number
    return remove(&rest)
  }

  private mutating func remove(_ rest: inout Int) -> Bool {
    switch self {
    case .scalar: return false
    case .list(var items):
      defer { self = .list(items) }
      for index in items.indices {
        if rest == 0 {
          items.remove(at: index)
          return true
        }
        rest -= 1
        if items[index].remove(&rest) { return true }
      }
    case .map(var entries):
      defer { self = .map(entries) }
      for index in entries.indices {
        if rest == 0 {
          entries.remove(at: index)
          return true
        }
        rest -= 1
        if entries[index].value.remove(&rest) { return true }
      }
    }
    return false
  }
}
