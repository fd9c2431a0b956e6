import BinderyRealtime
import BinderyRuntime
import Foundation
import Lights
import XCTest

/// Tests of typed messages over a message broker, which is in memory.
final class BrokerTests: XCTestCase {
  private let memory = InMemoryBroker()
  private let lamp = LightsChannel(lamp: "7", level: 50)

  func testMessagesArePublishedToTheAddressOfTheirChannel() async throws {
    let broker = BrokerClient(memory)
    try await broker.publish(.command(Command(level: 60)), to: lamp)
    try await broker.publish(.command(Command(level: 0)), to: LightsChannel(lamp: "8", level: 1))
    let published = await memory.published
    XCTAssertEqual(
      published.map { "\($0.address) \(String(decoding: $0.payload, as: UTF8.self))" },
      [#"lights/7/50 {"level":60}"#, #"lights/8/1 {"level":0}"#]
    )
  }

  func testMessagesAreReceivedWithTheirTypes() async throws {
    let broker = BrokerClient(memory)
    let messages = try await broker.messages(of: lamp)
    for (text, address) in [
      (#"{"lumens":9}"#, "lights/7/50"), (#"{"lumens":1}"#, "lights/8/50"),
      ("not JSON", "lights/7/50"), (#"{"lumens":7}"#, "lights/7/50"),
    ] {
      try await memory.publish(Array(text.utf8), to: address)
    }
    await memory.end(CocoaError(.fileNoSuchFile))
    var received: [String] = []
    do {
      for try await message in messages {
        received.append(message.event?.messageName ?? message.error.map(\.text) ?? "unknown")
      }
      XCTFail("the error was lost")
    } catch {
      XCTAssertEqual((error as? CocoaError)?.code, .fileNoSuchFile)
    }
    XCTAssertEqual(received, ["measured", "not JSON", "measured"])
  }
}

/// A broker that keeps what is published, and delivers it to its readers.
private actor InMemoryBroker: MessageTransport {
  private(set) var published: [BrokerMessage] = []
  private var readers: [(String, AsyncThrowingStream<BrokerMessage, any Error>.Continuation)] = []

  func publish(_ payload: [UInt8], to address: String) async throws {
    let message = BrokerMessage(address: address, payload: payload)
    published.append(message)
    for (topic, reader) in readers where topic == address { reader.yield(message) }
  }

  func messages(at address: String) async throws -> AsyncThrowingStream<BrokerMessage, any Error> {
    let (stream, reader) = AsyncThrowingStream.makeStream(of: BrokerMessage.self)
    readers.append((address, reader))
    return stream
  }

  func end(_ error: any Error) {
    for (_, reader) in readers { reader.finish(throwing: error) }
  }
}
