/// What is logged.
public struct ChatLoggerConfig: Hashable, Sendable {
  public var logLevel: ChatLogLevel
  /// How many megabytes a file of the log has; this client writes no files.
  public var logFileSize: Int
  /// How many files there are.
  public var logFilesCount: Int

  public init(logLevel: ChatLogLevel = .off, logFileSize: Int = 2, logFilesCount: Int = 10) {
    self.logLevel = logLevel
    self.logFileSize = logFileSize
    self.logFilesCount = logFilesCount
  }
}

/// Which parts of a client are logged.
public struct ChatLogLevel: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let off: Self = []
  public static let info = Self(rawValue: 1)
  public static let rest = Self(rawValue: 2)
  public static let webSocket = Self(rawValue: 4)
  public static let userInterface = Self(rawValue: 8)
  public static let error = Self(rawValue: 16)
  public static let network: Self = [.rest, .webSocket]
  public static let all: Self = [.info, .rest, .webSocket, .userInterface, .error]
}
