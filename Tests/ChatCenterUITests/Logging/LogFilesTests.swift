import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Log files, with their maximum size and number.
final class LogFilesTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testTheOldestFileIsRemoved() throws {
    // Each line has 24 bytes of time, a space, a letter and a break: two of them fill a file.
    let files = LogFiles(folder, bytes: 60, count: 3)
    for word in ["a", "b", "c", "d", "e", "f", "g"] { files.write(word) }
    files.flush()
    XCTAssertEqual(try words("chat.log"), ["g"])
    XCTAssertEqual(try words("chat.1.log"), ["e", "f"])
    XCTAssertEqual(try words("chat.2.log"), ["c", "d"])
    XCTAssertEqual(try names(), ["chat.1.log", "chat.2.log", "chat.log"])
  }

  /// For example of an earlier run.
  func testAnExistingFileIsAppendedTo() throws {
    for word in ["one", "two", "three"] {
      let files = LogFiles(folder, bytes: 60, count: 2)
      files.write(word)
      files.flush()
    }
    XCTAssertEqual(try words("chat.log"), ["three"])
    XCTAssertEqual(try words("chat.1.log"), ["one", "two"])
  }

  /// A client may be released right after it has logged.
  func testLinesAreWrittenAfterTheFilesAreReleased() throws {
    let queue = DispatchQueue(label: "test")
    var files: LogFiles? = LogFiles(folder, bytes: 60, count: 1, queue: queue)
    files?.write("one")
    files?.flush()
    queue.suspend()
    files?.write("two")
    files = nil
    queue.resume()
    queue.sync {}
    XCTAssertEqual(try words("chat.log"), ["one", "two"])
  }

  func testTheNumberOfFilesMayBeOne() throws {
    let files = LogFiles(folder, bytes: 60, count: 1)
    for word in ["one", "two", "three"] { files.write(word) }
    files.flush()
    XCTAssertEqual(try words("chat.log"), ["three"])
    XCTAssertEqual(try names(), ["chat.log"])
  }

  /// The size and number of an unlimited log may be any integer.
  func testALogMayBeUnlimited() async throws {
    let files = try XCTUnwrap(
      LogFiles(ChatLoggerConfig(logFileSize: .max, logFilesCount: .max, folder: folder))
    )
    for word in ["a", "b", "c"] { files.write(word) }
    await waitUntil { (try? self.words("chat.log")) == ["a", "b", "c"] }
    XCTAssertEqual(try names(), ["chat.log"])
    let small = LogFiles(folder, bytes: 1, count: .max)
    for word in ["d", "e"] { small.write(word) }
    await waitUntil { (try? self.words("chat.log")) == ["e"] }
    XCTAssertEqual(try words("chat.1.log"), ["d"])
    XCTAssertEqual(try words("chat.2.log"), ["a", "b", "c"])
  }

  func testFilesAreWrittenToTheConfiguredFolder() throws {
    var config = ChatLoggerConfig(logLevel: .info, folder: folder)
    let log = ChatLog(config)
    log.write("hello")
    log.flush()
    XCTAssertEqual(try words("chat.log"), ["hello"])
    config.folder = folder.appending(path: "other")
    config.logLevel = .off
    let none = ChatLog(config)
    none.write("hello")
    none.flush()
    ChatLog(ChatLoggerConfig(logLevel: .all)).write("hello")
    XCTAssertEqual(try names(), ["chat.log"])
  }

  private func words(_ name: String) throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").map { line in
      XCTAssertNotNil(try? DateTime(String(line.prefix(24))), String(line))
      return String(line.dropFirst(25))
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
