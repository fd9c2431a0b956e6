import XCTest

/// A change to the recordings or schemas of the fixture, and the expected violations.
struct Corruption: Sendable {
  let name: String
  let file: WritableKeyPath<BookshopContract, String> & Sendable
  let old: String
  let new: String
  let expected: [String]

  init(
    _ name: String,
    in file: WritableKeyPath<BookshopContract, String> & Sendable = \.books,
    _ old: String,
    _ new: String,
    _ expected: String...
  ) {
    self.name = name
    self.file = file
    self.old = old
    self.new = new
    self.expected = expected
  }

  /// Returns the fixture with the change, whose old text must occur exactly once.
  func applied() throws -> BookshopContract {
    var contract = BookshopContract()
    let pieces = contract[keyPath: file].components(separatedBy: old)
    XCTAssertEqual(pieces.count, 2, "\(name): “\(old)” must occur once")
    contract[keyPath: file] = pieces.joined(separator: new)
    return contract
  }
}
