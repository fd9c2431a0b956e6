import BinderyRuntime
import BinderyTesting
import Foundation

@testable import PubNubSDK

/// A server that responds to long polls in order, then holds them or uses a closure; heartbeats and
/// leave requests succeed, except those with a response of their own.
final class SubscribeServer: Sendable {
  private let state: Locked<State>
  private let last: @Sendable (LoopbackRequest) -> LoopbackResponse
  /// With a sanitizer hundreds of long responses take time.
  private let pollsHeard = EventLog(timeout: 100)
  private let othersHeard = EventLog()

  private struct State {
    var envelopes: ArraySlice<LoopbackResponse>
    var receipts: ArraySlice<LoopbackResponse>
    var polls: [LoopbackRequest] = []
    var presence: [LoopbackRequest] = []
  }

  init(
    _ envelopes: [LoopbackResponse],
    presence receipts: [LoopbackResponse] = [],
    then last: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse = { _ in .stall() }
  ) {
    state = Locked(State(envelopes: envelopes[...], receipts: receipts[...]))
    self.last = last
  }

  convenience init(_ envelopes: String...) {
    self.init(envelopes.map { LoopbackResponse.json($0) })
  }

  /// The long polls received so far.
  var polls: [LoopbackRequest] { state.withLock { $0.polls } }

  /// The heartbeats and leave requests received so far.
  var presence: [LoopbackRequest] { state.withLock { $0.presence } }

  /// The kinds and channels of the heartbeats and leave requests, in order.
  var presenceCalls: [String] {
    presence.map { request in
      let parts = request.path.split(separator: "/")
      return "\(parts[6]) \(parts[5])"
    }
  }

  /// Waits for `count` long polls.
  func polled(_ count: Int, file: StaticString = #filePath, line: UInt = #line) async throws {
    _ = try await pollsHeard.first(count, file: file, line: line)
  }

  /// Waits for `count` heartbeats and leave requests.
  func receivedPresence(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    _ = try await othersHeard.first(count, file: file, line: line)
  }

  func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    let isPoll = request.path.hasPrefix("/v2/subscribe/")
    defer { (isPoll ? pollsHeard : othersHeard).add(request.path) }
    return state.withLock { state in
      guard isPoll else {
        state.presence.append(request)
        return state.receipts.popFirst()
          ?? .json(#"{"status":200,"message":"OK","service":"Presence"}"#)
      }
      state.polls.append(request)
      return state.envelopes.popFirst() ?? last(request)
    }
  }

  static func envelope(_ timetoken: Timetoken, _ messages: String...) -> String {
    #"{"t":{"t":"\#(timetoken)","r":1},"m":[\#(messages.joined(separator: ","))]}"#
  }

  /// Messages of numbers, each published at its number.
  static func messages(_ numbers: ClosedRange<Timetoken>) -> String {
    numbers.map { message("\($0)", at: $0) }.joined(separator: ",")
  }

  static func message(
    _ payload: String,
    at timetoken: Timetoken,
    on channel: String = "c",
    more: String = ""
  ) -> String {
    #"""
    {"a":"1","f":0,"i":"u","p":{"t":"\#(timetoken)","r":1},"k":"sub","c":"\#(channel)","d":\#(payload)\#(more)}
    """#
  }
}
