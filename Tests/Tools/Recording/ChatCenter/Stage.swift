import BinderyRuntime
import ChatUser
import Foundation
import Sandbox

@testable import ChatCenterUI

/// A local Chat Center and a client whose user plays a scene; their traffic is recorded.
struct Stage {
  let sandbox: ChatCenterSandbox
  let recorder: TrafficRecorder
  private let user: ScriptedUser

  /// The port, fixed so that addresses in recordings don't change.
  private static let port: UInt16 = 8092

  /// Plays a scene, and returns the recorded archive.
  static func play(_ scene: Scene) async throws -> JSONValue {
    let recorder = TrafficRecorder.chatCenter(client: "ann", scene: scene.words)
    let sandbox = ChatCenterSandbox(scene.settings, recorder: recorder)
    let server = try ChatCenterServer(sandbox, port: port)
    defer { server.stop() }
    let transport = ChatTransportConfig(
      rest: server.url,
      webSocket: server.socketURL,
      dataStore: server.filesURL
    )
    let user = ScriptedUser(transport, timeout: 10) { config in
      ChatCenterUISDK(
        providerUid: "provider",
        chatConfig: config,
        callbackQueue: DispatchQueue(label: "ann"),
        // None that an earlier scene's client had.
        storage: InMemoryDeviceStorage()
      )
    }
    let stage = Stage(sandbox: sandbox, recorder: recorder, user: user)
    try await scene.play(stage)
    try await stage.does("deauthorize")
    await user.finish()
    return recorder.redactedArchive(
      allowing: [":ann", ":ben", "apns_2:ann"],
      environment: ProcessInfo.processInfo.environment
    )
    .archive
  }
}

extension Stage {
  /// Performs a call of the user, and waits for deliveries with these words.
  func does(_ call: JSONValue, until words: String...) async throws {
    try await does(call, until: words)
  }

  func does(_ call: JSONValue, until words: [String]) async throws {
    recorder.note(call: call)
    try await after({ user.perform(call) }, words)
  }

  /// Performs an action, and waits for deliveries with these words.
  func happens(_ event: () -> Void, until words: String...) async throws {
    try await after(event, words)
  }

  private func after(_ event: () -> Void, _ words: [String]) async throws {
    let known = words.map { word in user.deliveries.all.count { $0.contains(word) } }
    event()
    for (word, count) in zip(words, known) {
      _ = try await user.deliveries.first(count + 1, where: { $0.contains(word) })
    }
    // Enough time for all consequences, so that the next call is later.
    try await Task.sleep(for: .milliseconds(60))
  }
}
