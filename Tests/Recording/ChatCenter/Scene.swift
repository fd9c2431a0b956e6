import BinderyRuntime
import ChatCenterUI
import Sandbox

/// What a recording shows.
struct Scene {
  let words: String
  let settings: ChatCenterSettings
  let play: @Sendable (Stage) async throws -> Void

  /// - Parameters:
  ///   - words: What it shows.
  ///   - seconds: How long the operator takes to answer; nil for not at all.
  ///   - channelConfig: What the company sets otherwise than the app.
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

  /// Has the user begin.
  ///
  /// - Parameters:
  ///   - start: How the app starts.
  ///   - words: What the user hears beside the history.
  func begins(_ start: JSONValue = [:], until words: String...) async throws {
    try await does(["start": start], until: #"{"settings":{}}"#)
    try await does(
      ["authorize": ["id": "ann", "name": "Ann"]],
      until: [#"{"history":"#] + words
    )
  }

  /// Has the user open the chat.
  func opens() async throws { try await does("open", until: Self.hasOpened) }
}
