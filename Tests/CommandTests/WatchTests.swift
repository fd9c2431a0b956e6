import Foundation
import Signals
import XCTest

@testable import Commands

final class WatchTests: XCTestCase {
  func testRunsOncePerChange() {
    let changes = Script(count: 2)
    var runs = 0
    Watch(changes: changes).run {
      runs += 1
      return ["run \(runs)"]
    }
    XCTAssertEqual(runs, 3)
    XCTAssertEqual(changes.asked, [["run 1"], ["run 2"], ["run 3"]])
  }

  func testDetectsChangesDuringARun() throws {
    let folder = try TemporaryFolder()
    let start = Date()
    try folder.write("new", to: "a.yaml")
    let polling = FilePolling(signals: TerminationSignals([]))
    let file = folder.url.appendingPathComponent("a.yaml").path
    XCTAssert(polling.waitForChange(of: [file], since: start))
  }

  /// Edits a referenced file and an overlay, and ends the command with Control-C.
  func testGeneratesUntilInterrupted() throws {
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
    let overlay = """
      overlay: 1.0.0
      info: { title: Changes, version: 1 }
      actions: [{ target: $, update: { components: { schemas: { A: { type: object } } } } }]

      """
    try folder.write(overlay, to: "o.yaml")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = try BinderyProcess.executable()
    process.arguments = ["generate", "shop.yaml", "-o", "Out", "--watch", "--overlay", "o.yaml"]
    process.currentDirectoryURL = folder.url
    process.standardError = pipe
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    let lines = Lines(pipe.fileHandleForReading)
    XCTAssertEqual(lines.next("Out: ")?.hasSuffix(" added"), true)
    XCTAssertEqual(lines.next("watching"), "watching 3 files; press Control-C to stop")
    try folder.write(part.replacingOccurrences(of: "string", with: "integer"), to: "part.yaml")
    XCTAssertEqual(lines.next("Out: ")?.hasSuffix(" 1 changed"), true)
    XCTAssertEqual(lines.next("watching"), "watching 3 files; press Control-C to stop")
    let otherOverlay = overlay.replacingOccurrences(of: "object", with: "object, description: New")
    try folder.write(otherOverlay, to: "o.yaml")
    XCTAssertEqual(lines.next("Out: ")?.hasSuffix(" 1 changed"), true)
    XCTAssertEqual(lines.next("watching"), "watching 3 files; press Control-C to stop")
    process.interrupt()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    XCTAssertEqual(process.terminationStatus, 0)
  }

  /// Reports a number of changes.
  private final class Script: ChangeSource {
    private var rest: Int
    private(set) var asked: [Set<String>] = []

    init(count: Int) { rest = count }

    func waitForChange(of files: Set<String>, since start: Date) -> Bool {
      asked.append(files)
      rest -= 1
      return rest >= 0
    }
  }

  /// The output lines of a running process.
  private final class Lines {
    /// The time to wait for a line, in milliseconds; longer than a run takes on any machine.
    private static let timeout: Int32 = 60_000

    private let handle: FileHandle
    private var rest: [UInt8] = []
    private var received: [String] = []

    init(_ handle: FileHandle) { self.handle = handle }

    /// Returns the next line with the prefix, skipping others; fails and returns nil when none
    /// arrives within the timeout.
    func next(_ start: String, file: StaticString = #filePath, line: UInt = #line) -> String? {
      while let text = next() {
        received.append(text)
        if text.hasPrefix(start) { return text }
      }
      let all = received.joined(separator: "\n")
      XCTFail("no line begins with “\(start)”; received:\n\(all)", file: file, line: line)
      return nil
    }

    private func next() -> String? {
      while true {
        if let end = rest.firstIndex(of: 0x0A) {
          defer { rest.removeSubrange(...end) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Self.timeout) > 0 else { return nil }
        let data = handle.availableData
        if data.isEmpty { return nil }
        rest += data
      }
    }
  }
}
