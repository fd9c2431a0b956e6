import Foundation
import XCTest

/// A run with a valid receipt generates nothing.
///
/// The tests change the warning in the receipt, to recognize output that comes from it.
final class ReceiptTests: XCTestCase {
  func testASecondRunReportsTheSameAndWritesNothing() throws {
    let shop = try Shop()
    let first = try shop.generate()
    XCTAssertEqual(first.errors, Shop.warning + "Out: 3 files, 3 added\n")
    let before = try shop.stamps()
    let second = try shop.generate()
    XCTAssertEqual(second.errors, Shop.warning + "Out: 3 files, nothing changed\n")
    XCTAssertEqual(second.status, 0)
    try shop.record()
    XCTAssert(try shop.usesReceipt())
    XCTAssertEqual(try shop.stamps(), before)
  }

  func testQuietAndStrictApplyToReceipts() throws {
    let shop = try Shop()
    try shop.record()
    XCTAssertEqual(try shop.generate(["--quiet"]).errors, "")
    let strict = try shop.generate(["--strict"])
    XCTAssertEqual(strict.status, 1)
    XCTAssert(strict.errors.contains("error: the file “spec/absent.yaml”"), strict.errors)
    XCTAssert(strict.errors.contains(Shop.mark), strict.errors)
  }

  func testChangedInputsInvalidateTheReceipt() throws {
    try assertInvalidates("a changed document") {
      try $0.write(Shop.document + "# more\n", "spec/shop.yaml")
    }
    try assertInvalidates("a changed part") { try $0.write(Shop.part + "\n", "spec/part.yaml") }
    try assertInvalidates("a touched document") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date()],
        ofItemAtPath: $0["spec/shop.yaml"]
      )
    }
    try assertInvalidates("a part that was absent") { try $0.write(Shop.part, "spec/absent.yaml") }
    try assertInvalidates("a similar file name") { try $0.write(Shop.part, "spec/absent.yml") }
    try assertInvalidates("a part behind a link that leads elsewhere") { shop in
      try FileManager.default.moveItem(
        atPath: shop["spec/part.yaml"],
        toPath: shop["spec/other.yaml"]
      )
      try FileManager.default.createSymbolicLink(
        atPath: shop["spec/part.yaml"],
        withDestinationPath: "other.yaml"
      )
    }
  }

  func testChangedOutputsInvalidateTheReceipt() throws {
    try assertInvalidates("an edited output") { try $0.write("// mine\n", "Out/Models/Item.swift") }
    try assertInvalidates("a removed output") {
      try FileManager.default.removeItem(atPath: $0["Out/Models/Item.swift"])
    }
    try assertInvalidates("a file that is no longer generated") {
      try $0.write("// Generated from shop.yaml. \n", "Out/Models/Stale.swift")
    }
    try assertInvalidates("a foreign file") { try $0.write("// mine\n", "Out/Mine.swift") }
    try assertInvalidates("a folder behind a link") { shop in
      try FileManager.default.moveItem(atPath: shop["Out/Models"], toPath: shop["Elsewhere"])
      try FileManager.default.createSymbolicLink(
        atPath: shop["Out/Models"],
        withDestinationPath: "../Elsewhere"
      )
    }
  }

  func testChangedOptionsInvalidateTheReceipt() throws {
    for options in [
      ["--module", "Shop"], ["--access", "internal"], ["--tag", "a"], ["--root", "."],
    ] {
      let shop = try Shop()
      try shop.record()
      XCTAssertFalse(try shop.usesReceipt(options), "\(options)")
    }
    for options in [["--no-cache"], ["--check"]] {
      let shop = try Shop()
      try shop.record()
      XCTAssertFalse(try shop.usesReceipt(options), "\(options)")
      XCTAssert(try shop.usesReceipt(), "\(options)")
    }
  }

  func testAChangedExecutableInvalidatesTheReceipt() throws {
    let shop = try Shop()
    let program = shop["bindery"]
    try FileManager.default.copyItem(atPath: BinderyProcess.executable().path, toPath: program)
    shop.settle()
    try shop.record(by: program)
    XCTAssert(try shop.usesReceipt(by: program))
    XCTAssertFalse(try shop.usesReceipt())
    try shop.record(by: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    XCTAssertFalse(try shop.usesReceipt(by: program))
  }

  func testNoReceiptForFilesWithFutureTimes() throws {
    let shop = try Shop()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)],
      ofItemAtPath: shop["spec/part.yaml"]
    )
    _ = try shop.generate()
    XCTAssertEqual(try shop.receipts(), [])
  }

  func testIgnoresUnreadableReceipts() throws {
    for text in ["", "{", "[]", "{\"inputs\": 3}"] {
      let shop = try Shop()
      try shop.record()
      let receipt = try XCTUnwrap(try shop.receipts().first)
      try shop.write(text, "Cache/\(receipt)")
      let run = try shop.generate()
      XCTAssertEqual(run.errors, Shop.warning + "Out: 3 files, nothing changed\n")
      XCTAssertFalse(try shop.usesReceipt())
      try shop.record()
      XCTAssert(try shop.usesReceipt())
    }
  }

  func testIgnoresAnUnwritableCache() throws {
    let shop = try Shop()
    try shop.write("a file", "Cache")
    let run = try shop.generate()
    XCTAssertEqual(run.errors, Shop.warning + "Out: 3 files, 3 added\n")
    XCTAssertEqual(run.status, 0)
  }

  private func assertInvalidates(
    _ what: String,
    line: UInt = #line,
    after change: (Shop) throws -> Void
  ) throws {
    let shop = try Shop()
    try shop.record()
    XCTAssert(try shop.usesReceipt(), what, line: line)
    try change(shop)
    XCTAssertFalse(try shop.usesReceipt(), what, line: line)
  }
}
