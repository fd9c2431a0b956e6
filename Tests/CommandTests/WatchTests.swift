import Foundation
import XCTest

@testable import bindery

final class WatchTests: XCTestCase {
  func testWorkIsDoneOnceAndAgainForEachChange() {
    let changes = Script(count: 2)
    var runs = 0
    Watch(changes: changes).run {
      runs += 1
      return ["run \(runs)"]
    }
    XCTAssertEqual(runs, 3)
    XCTAssertEqual(changes.asked, [["run 1"], ["run 2"], ["run 3"]])
  }

  func testAChangeWhileWorkingIsSeen() throws {
    let folder = try TemporaryFolder()
    let start = Date()
    try folder.write("new", to: "a.yaml")
    let polling = FilePolling(interruption: Interruption([]))
    let file = folder.url.appendingPathComponent("a.yaml").path
    XCTAssert(polling.waits(forChangeOf: [file], since: start))
  }

  /// A person edits a part, adds what was missing, and ends with Control-C.
  func testTheCommandWritesAgainUntilItIsInterrupted() throws {
    let folder = try TemporaryFolder()
    let part = "type: object\nproperties: { a: { type: string } }\n"
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      components: { schemas: { Book: { $ref: part.yaml } } }

      """,
      to: "shop.yaml"
    )
    try folder.write(part, to: "part.yaml")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = try BinderyProcess.executable()
    process.arguments = ["generate", "shop.yaml", "-o", "Out", "--watch"]
    process.currentDirectoryURL = folder.url
    process.environment = BinderyProcess.environment()
    process.standardError = pipe
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    let lines = Lines(pipe.fileHandleForReading)
    XCTAssertEqual(lines.next("Out: ")?.hasSuffix(" added"), true)
    XCTAssertEqual(lines.next("watching"), "watching 2 files; Control-C ends it")
    try folder.write(part.replacingOccurrences(of: "string", with: "integer"), to: "part.yaml")
    XCTAssertEqual(lines.next("Out: ")?.hasSuffix(" 1 changed"), true)
    XCTAssertEqual(lines.next("watching"), "watching 2 files; Control-C ends it")
    process.interrupt()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    XCTAssertEqual(process.terminationStatus, 0)
  }

  /// Says a number of times that something has changed.
  private final class Script: ChangeSource {
    private var rest: Int
    private(set) var asked: [Set<String>] = []

    init(count: Int) { rest = count }

    func waits(forChangeOf files: Set<String>, since start: Date) -> Bool {
      asked.append(files)
      rest -= 1
      return rest >= 0
    }
  }

  /// The lines of a process that goes on.
  private final class Lines {
    /// Longer than any machine needs for a run, so that only what never comes is missed.
    private static let patience: Int32 = 60_000

    private let handle: FileHandle
    private var rest: [UInt8] = []
    private var said: [String] = []

    init(_ handle: FileHandle) { self.handle = handle }

    /// The next line that begins so, whatever is found wrong with the document before; nil, and a
    /// failure with what was said, where none comes in time.
    func next(_ start: String, file: StaticString = #filePath, line: UInt = #line) -> String? {
      while let text = next() {
        said.append(text)
        if text.hasPrefix(start) { return text }
      }
      let all = said.joined(separator: "\n")
      XCTFail("no line begins with “\(start)”; said was:\n\(all)", file: file, line: line)
      return nil
    }

    private func next() -> String? {
      while true {
        if let end = rest.firstIndex(of: 0x0A) {
          defer { rest.removeSubrange(...end) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Self.patience) > 0 else { return nil }
        let data = handle.availableData
        if data.isEmpty { return nil }
        rest += data
      }
    }
  }
}
