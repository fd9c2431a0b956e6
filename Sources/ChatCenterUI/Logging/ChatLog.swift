import BinderyRuntime

/// The log of a client: what belongs to the chosen parts goes to whoever hears it, and into files.
struct ChatLog: Sendable {
  let level: ChatLogLevel
  private let files: LogFiles?

  init(_ config: ChatLoggerConfig?) {
    level = config?.logLevel ?? .off
    files = level.isEmpty ? nil : config.flatMap(LogFiles.init)
  }

  /// Whether anything of it is logged.
  func has(_ parts: ChatLogLevel) -> Bool { !level.isDisjoint(with: parts) }

  func write(_ message: String) { files?.write(message) }

  /// Returns when all is in the files.
  func flush() { files?.flush() }
}
