import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK
import XCTest

/// Recorded exchanges of PubNub's Python client with the service, from 2016 to 2025.
///
/// Every response of an operation in the specification must be decodable. The recordings are in
/// `../shared/traffic`, beside the project; without them the test is skipped.
final class RecordedTrafficTests: XCTestCase {
  func testEveryDescribedResponseIsDecodable() throws {
    let exchanges = try recordedExchanges()
    var decoded: [String: Int] = [:]
    var undescribed: [String: Int] = [:]
    for (name, entry) in exchanges {
      let path = URLComponents(string: entry.request.url)?.percentEncodedPath ?? ""
      guard let operation = Self.operations.first(where: { $0.matches(entry.request.method, path) })
      else {
        undescribed[path.split(separator: "/").prefix(2).joined(separator: "/"), default: 0] += 1
        continue
      }
      do {
        try operation.decode(try entry.httpResponse)
        decoded[operation.name, default: 0] += 1
      } catch {
        XCTFail("\(name): \(operation.name) \(entry.response.status): \(error)")
      }
    }
    let count = decoded.values.reduce(0, +)
    print("\(count) of \(exchanges.count) exchanges are described and decode: \(decoded)")
    print("not described: \(undescribed)")
    XCTAssertEqual(count + undescribed.values.reduce(0, +), exchanges.count)
    XCTAssertGreaterThanOrEqual(
      count,
      281,
      "the number of described exchanges when this test was written"
    )
  }

  private func recordedExchanges() throws -> [(String, HTTPArchive.Entry)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/traffic").standardized
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let archives = (files ?? [])
      .filter { $0.lastPathComponent.hasPrefix("python-") && $0.pathExtension == "har" }
      .sorted { $0.path < $1.path }
    guard !archives.isEmpty else {
      throw XCTSkip("no recorded traffic of PubNub's Python client at \(folder.path)")
    }
    return try archives.flatMap { file in
      try HTTPArchive(contentsOf: file).entries.enumerated().map { index, entry in
        ("\(file.lastPathComponent) \(index)", entry)
      }
    }
  }

  private static let operations: [Operation] = [
    Operation("GET", "/publish/*/*/0/*/0/*", PublishMessage.self),
    Operation("POST", "/publish/*/*/0/*/0", PostMessage.self),
    Operation("GET", "/signal/*/*/0/*/0/*", SendSignal.self),
    Operation("GET", "/time/0", FetchTime.self),
    Operation("GET", "/v2/subscribe/*/*/0", Subscribe.self),
    Operation("GET", "/v2/presence/sub-key/*/channel/*/heartbeat", SendHeartbeat.self),
    Operation("GET", "/v2/presence/sub-key/*/channel/*/leave", LeaveChannels.self),
    Operation("GET", "/v2/presence/sub-key/*/channel/*/uuid/*/data", SetPresenceState.self),
    Operation("GET", "/v2/presence/sub-key/*/channel/*/uuid/*", FetchPresenceState.self),
    Operation("GET", "/v2/presence/sub-key/*/channel/*", HereNow.self),
    Operation("GET", "/v2/presence/sub-key/*", GlobalHereNow.self),
    Operation("GET", "/v2/presence/sub-key/*/uuid/*", WhereNow.self),
    Operation("GET", "/v3/history/sub-key/*/channel/*", FetchHistory.self),
    Operation("DELETE", "/v3/history/sub-key/*/channel/*", DeleteMessages.self),
    Operation("GET", "/v3/history-with-actions/sub-key/*/channel/*", FetchHistoryWithActions.self),
    Operation("GET", "/v3/history/sub-key/*/message-counts/*", CountMessages.self),
    Operation("POST", "/v1/message-actions/*/channel/*/message/*", AddMessageAction.self),
    Operation(
      "DELETE",
      "/v1/message-actions/*/channel/*/message/*/action/*",
      RemoveMessageAction.self
    ),
    Operation("GET", "/v1/message-actions/*/channel/*", FetchMessageActions.self),
    Operation("GET", "/v1/channel-registration/sub-key/*/channel-group/*", ManageChannelGroup.self),
    Operation(
      "GET",
      "/v1/channel-registration/sub-key/*/channel-group/*/remove",
      DeleteChannelGroup.self
    ),
    Operation("GET", "/v1/channel-registration/sub-key/*/channel-group", ListChannelGroups.self),
  ]

  /// An operation of the specification; `*` in its path is a parameter.
  private struct Operation: Sendable {
    let name: String
    let decode: @Sendable (HTTPResponse) throws -> Void
    private let method: String
    private let path: [Substring]

    init<R: Request>(_ method: String, _ path: String, _: R.Type) {
      self.method = method
      self.path = path.split(separator: "/")
      name = "\(R.self)"
      decode = { response in
        if case .undocumented = try R.outcome(of: response) {
          throw Undocumented(status: response.status)
        }
        // An envelope keeps the decoding error of each message.
        guard R.self == Subscribe.self, response.status == 200 else { return }
        let envelope: SubscribeEnvelope = try JSONReader.decode(from: response.body)
        for message in envelope.messages ?? [] {
          if let error = message.error { throw error }
          if case .unknown(let value)? = message.event { throw Unknown(message: value) }
        }
      }
    }

    func matches(_ method: String, _ path: String) -> Bool {
      let parts = path.split(separator: "/", omittingEmptySubsequences: true)
      return method == self.method && parts.count == self.path.count
        && zip(self.path, parts).allSatisfy { $0 == "*" || $0 == $1 }
    }
  }

  private struct Undocumented: Error { let status: Int }
  private struct Unknown: Error { let message: JSONValue }
}

extension HTTPArchive.Entry {
  /// The recorded response.
  fileprivate var httpResponse: HTTPResponse {
    get throws {
      let content = response.content
      let bytes = try XCTUnwrap(
        content.encoding == "base64"
          ? Data(base64Encoded: content.text).map { Array($0) } : Array(content.text.utf8)
      )
      return HTTPResponse(status: response.status, body: bytes)
    }
  }
}
