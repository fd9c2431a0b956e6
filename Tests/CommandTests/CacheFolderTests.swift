import Foundation
import XCTest

/// `BINDERY_CACHE` may name a folder with files of other programs.
final class CacheFolderTests: XCTestCase {
  func testOnlyOwnFilesAreRemoved() throws {
    let shop = try Shop()
    let old = Date(timeIntervalSinceNow: -90 * 24 * 3600)
    let receipt = #"{"question":{},"inputs":[],"outputs":[],"found":[]}"#
    let foreign = [
      "invoice.receipt": "12 EUR", "letter.bindery": "Dear", "beef.receipt": "a meal",
      "cafe.receipt": #"{"total": 12}"#, "1a2b.receipt.txt": receipt, "x.receipt": receipt,
      "12.receipt.bindery": "",
    ]
    let own = ["00ff00ff00ff00ff.receipt": receipt, "abc.receipt.4711.bindery": #"{"questi"#]
    for (name, text) in foreign.merging(own, uniquingKeysWith: { $1 }) {
      try shop.write(text, "Cache/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: old],
        ofItemAtPath: shop["Cache/\(name)"]
      )
    }
    shop.settle()
    XCTAssertEqual(try shop.generate().status, 0)
    let left = try shop.receipts()
    for name in foreign.keys { XCTAssert(left.contains(name), "\(name) was removed") }
    for name in own.keys { XCTAssertFalse(left.contains(name), "\(name) was not removed") }
    XCTAssertEqual(left.count, foreign.count + 1)
  }
}
