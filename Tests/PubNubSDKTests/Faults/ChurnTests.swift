import Sandbox
import XCTest

@testable import PubNubSDK

/// Channels that come and go, as often as `CYCLES` says: 500 times unless it is set.
final class ChurnTests: XCTestCase {
  func testSubscribingAndLeavingTakesNoMemory() async throws {
    let cycles = ProcessInfo.processInfo.environment["CYCLES"].flatMap(Int.init) ?? 500
    var settings = SandboxSettings()
    settings.bounds.requests = 10
    let server = try PubNubServer(PubNubSandbox(settings))
    defer { server.stop() }
    let pubnub = client("user", of: server)
    let (stream, statuses) = AsyncStream.makeStream(of: ConnectionStatus.self)
    let listener = StatusListener(queue: DispatchQueue(label: "status")) { statuses.yield($0) }
    pubnub.addStatusListener(listener)
    var heard = stream.makeAsyncIterator()
    var before = 0
    for cycle in 0..<cycles {
      // Whatever is allocated once is there by then.
      if cycle == cycles / 4 { before = try Self.residentKilobytes() }
      pubnub.subscribe(to: ["c\(cycle % 10)"], and: ["g"], withPresence: true)
      // Every other time it is left before the service has answered.
      if cycle % 2 == 0 { while let status = await heard.next(), status != .connected {} }
      pubnub.unsubscribeAll()
      while let status = await heard.next(), status != .disconnected {}
    }
    let growth = try Self.residentKilobytes() - before
    print("\(growth) KB more after \(cycles) cycles than after \(cycles / 4), \(before) KB")
    XCTAssertLessThan(growth, 4096)
    withExtendedLifetime(listener) {}
  }

  private static func residentKilobytes() throws -> Int {
    let path = "/proc/self/statm"
    try XCTSkipUnless(FileManager.default.fileExists(atPath: path), "only Linux tells it there")
    let pages = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(getpagesize()) / 1024
  }
}
