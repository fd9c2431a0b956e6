import BinderyRealtime
import XCTest

/// Tests of the query and headers that open a channel.
final class ChannelHandshakeTests: XCTestCase {
  func testTheQueryIsEncoded() {
    let handshake = ChannelHandshake(query: ["protocol": "7", "client": "a b&c=é/~", "flash": nil])
    XCTAssertEqual(handshake.queryText, "protocol=7&client=a%20b%26c%3D%C3%A9%2F~")
    XCTAssertEqual(handshake.query.map(\.name), ["protocol", "client"])
  }

  func testTheDefaultHandshakeIsEmpty() {
    XCTAssertEqual(Silent().handshake, ChannelHandshake())
    XCTAssertEqual(Silent().address, "silence")
  }

  private struct Silent: ConnectableChannel {
    static let template = ChannelAddress("silence")
    var parameters: [String] { [] }
  }
}
