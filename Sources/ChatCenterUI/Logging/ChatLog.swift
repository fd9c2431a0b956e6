import BinderyRuntime

/// The log of a client, which writes the chosen parts to files.
struct ChatLog: Sendable {
  let level: ChatLogLevel
  private let files: LogFiles?

  init(_ config: ChatLoggerConfig?) {
    level = config?.logLevel ?? .off
    files = level.isEmpty ? nil : config.flatMap(LogFiles.init)
  }

  /// Whether any of these parts is logged.
  func has(_ parts: ChatLogLevel) -> Bool { !level.isDisjoint(with: parts) }

  func write(_ message: String) { files?.write(message) }

  /// Returns when everything is written.
  func flush() { files?.flush() }
}
