import BinderyJSON
import TestSupport
import XCTest

/// Tests with random malformed documents, the same in every run: a document that is decoded must be
/// encoded and decoded again as the same value.
final class JSONFuzzTests: XCTestCase {
  private static let seeds = [
    #"{"channels":{"a b":[{"message":"hi \ud83d\ude00","timetoken":15610547826970050}]},"more":null}"#,
    #"[1,-2.5,1e400,0.1E-3,"\u00e9\n\\\"",true,false,null,[[]],{"":{}},"日本語"]"#,
    #"{"id":"0f8fad5b-d9cb-469f-a165-70867728950e","title":"","binding":"x","sold_at":null,"note":[5]}"#,
  ].map { Array($0.utf8) }

  func testMutatedDocumentsAreReadOrRefused() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<3000 {
      let bytes = random.mutated(Self.seeds[round % Self.seeds.count], with: Self.seeds)
      assertSurvives(bytes, "round \(round)")
    }
  }

  func testMutatedSuiteDocumentsAreReadOrRefused() throws {
    let documents = try JSONTestSuite.documents("").map(\.bytes).filter { $0.count < 2000 }
    var random = SeededGenerator(seed: 2)
    for round in 0..<3000 {
      let bytes = random.mutated(documents[round % documents.count], with: documents)
      assertSurvives(bytes, "round \(round)")
    }
  }

  private func assertSurvives(_ bytes: [UInt8], _ message: String) {
    XCTAssertNoThrow(try rereads(JSONValue.self, bytes), message)
    XCTAssertNoThrow(try rereads(Book.self, bytes), message)
    XCTAssertNoThrow(try rereads(Note.self, bytes), message)
    let isRead = (try? JSONReader.decode(JSONValue.self, from: bytes)) != nil
    let isSkipped = (try? JSONReader.decode(Skipped.self, from: bytes)) != nil
    XCTAssertEqual(isRead, isSkipped, "\(message): reading and skipping disagree")
  }

  private func rereads<T: JSONModel>(_ type: T.Type, _ bytes: [UInt8]) throws {
    guard let value = try? JSONReader.decode(T.self, from: bytes) else { return }
    let written = try JSONWriter.encode(value)
    XCTAssertEqual(try JSONReader.decode(T.self, from: written), value)
  }
}

extension SeededGenerator {
  /// Returns bytes of which a few are changed, removed, doubled, or taken from another document.
  fileprivate mutating func mutated(_ document: [UInt8], with others: [[UInt8]]) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let position = Int.random(in: 0...bytes.count, using: &self)
      let end = min(position + Int.random(in: 0...8, using: &self), bytes.count)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes.removeSubrange(position..<end)
      case 1: bytes.insert(contentsOf: bytes[position..<end], at: position)
      case 2: bytes.insert(.random(in: 0...255, using: &self), at: position)
      case 3:
        bytes.insert(Array(#"{}[]",:\-.eE0"#.utf8).randomElement(using: &self) ?? 0, at: position)
      default: bytes += others.randomElement(using: &self)?.prefix(40) ?? []
      }
    }
    return bytes
  }
}
