import BinderyRuntime
import ChatCenterUI
import Sandbox

/// A scene of a recording.
struct Scene {
  let words: String
  let settings: ChatCenterSettings
  let play: @Sendable (Stage) async throws -> Void

  /// - Parameters:
  ///   - words: The description, which becomes the provenance of the recording.
  ///   - seconds: The delay of the operator's answers; nil for no answers.
  ///   - channelConfig: The company's settings that differ from the app's.
  init(
    _ words: String,
    answering seconds: Double? = nil,
    _ channelConfig: JSONObject? = nil,
    registersAtFirstStart: Bool = false,
    _ play: @escaping @Sendable (Stage) async throws -> Void
  ) {
    var settings = ChatCenterSettings()
    settings.answerSeconds = seconds
    settings.configuration.channelConfig = channelConfig.map { .object($0) }
    settings.configuration.settings?.registerAtFirstStart = registersAtFirstStart
    self.words = words
    self.settings = settings
    self.play = play
  }
}

extension Stage {
  static let hasOpened = #""connected":true"#
  static let hasClosed = #""connected":false"#

  /// Starts the app and authorizes the user.
  ///
  /// - Parameters:
  ///   - start: The configuration of the app.
  ///   - words: Further deliveries to wait for, in addition to the history.
  func begins(_ start: JSONValue = [:], until words: String...) async throws {
    try await does(["start": start], until: #"{"settings":{}}"#)
    try await does(
      ["authorize": ["id": "ann", "name": "Ann"]],
      until: [#"{"history":"#] + words
    )
  }

  /// Opens the chat.
  func opens() async throws { try await does("open", until: Self.hasOpened) }
}
