import BinderyRuntime
import ChatCenterUI
import ChatUser
import Foundation
import Sandbox

/// A local Chat Center and a client of it, whose user does what a scene says, and all of which is
/// written down.
struct Stage {
  let sandbox: ChatCenterSandbox
  let recorder: TrafficRecorder
  private let user: WordedUser

  /// Where the local Chat Center is: addresses that change would be noise in what is recorded.
  private static let port: UInt16 = 8092

  /// Plays a scene, and gives what was recorded.
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
    let user = WordedUser(transport, patience: 10) { config in
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
    return recorder.archive
  }
}

extension Stage {
  /// Has the user do something, and waits until they hear such words.
  func does(_ call: JSONValue, until words: String...) async throws {
    try await does(call, until: words)
  }

  func does(_ call: JSONValue, until words: [String]) async throws {
    recorder.note(call: call)
    try await after({ user.perform(call) }, words)
  }

  /// Has something happen, and waits until the user hears such words of it.
  func happens(_ event: () -> Void, until words: String...) async throws {
    try await after(event, words)
  }

  private func after(_ event: () -> Void, _ words: [String]) async throws {
    let known = words.map { word in user.heard.all.count { $0.contains(word) } }
    event()
    for (word, count) in zip(words, known) {
      _ = try await user.heard.first(count + 1, where: { $0.contains(word) })
    }
    // What follows from it is there, and what comes next is later.
    try await Task.sleep(for: .milliseconds(60))
  }
}
