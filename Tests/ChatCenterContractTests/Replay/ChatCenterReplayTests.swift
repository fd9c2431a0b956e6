import BinderyTesting
import XCTest

/// Every recorded session, replayed to the client.
///
/// `RECORD=1` writes what the client delivers into the recordings, and fails.
final class ChatCenterReplayTests: XCTestCase {
  /// Sessions that no client of ours had, and why.
  private static let others = [
    "socket.har #0": "it is written down, and shows every frame that there is",
    "socket.har #1": "it is written down, and shows how a device is refused",
  ]

  private static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/chatcenter/recordings")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  func testEverySession() async throws {
    let clients = try RecordedClient.all(in: Self.recordings)
    let unknown = Set(Self.others.keys).subtracting(clients.map(\.name))
    XCTAssertEqual(unknown, [], "there are no such sessions")
    for client in clients where Self.others[client.name] == nil {
      do throws(ContractViolations) {
        try await replay(client)
      } catch {
        XCTFail("\(error)")
      }
    }
    if Self.isRecording { XCTFail("recorded; look at the diff, then run again") }
  }

  private func replay(_ client: RecordedClient) async throws(ContractViolations) {
    let stage = ReplayStage(for: client)
    let isRecording = Self.isRecording
    var replay = SessionReplay(to: ReplayedChat(on: stage), on: stage, isRecording: isRecording)
    try await replay.run()
    if isRecording { XCTAssertNoThrow(try client.write(replay.deliveries, in: Self.recordings)) }
  }
}
