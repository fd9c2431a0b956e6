/// The parts that are logged, and the log files.
public struct ChatLoggerConfig: Hashable, Sendable {
  /// The parts that are logged.
  public var logLevel: ChatLogLevel
  /// The maximum size of a log file, in megabytes.
  public var logFileSize: Int
  /// The maximum number of log files; the oldest is removed when another begins.
  public var logFilesCount: Int
  /// The folder of the log files, for this client only: `chat.log`, the older `chat.1.log` and so
  /// on; nil for no files.
  // the app names it.
  public var folder: URL?

  /// Creates a configuration, by default with the documented sizes; without a folder nothing is
  /// written to files.
  public init(
    logLevel: ChatLogLevel = .off,
    logFileSize: Int = 2,
    logFilesCount: Int = 10,
    folder: URL? = nil
  ) {
    self.logLevel = logLevel
    self.logFileSize = logFileSize
    self.logFilesCount = logFilesCount
    self.folder = folder
  }
}

/// The parts of a client that are logged.
public struct ChatLogLevel: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing.
  public static let off: Self = []
  /// Authorization.
  public static let info = Self(rawValue: 1)
  /// Requests and their statuses, without credentials.
  public static let rest = Self(rawValue: 2)
  /// The socket, and each frame in full.
  ///
  /// Frames contain messages, the push token and the device's address, which with the client's id
  /// is the credential if ids aren't signed.
  public static let webSocket = Self(rawValue: 4)
  /// The visible chats.
  public static let userInterface = Self(rawValue: 8)
  /// Errors.
  public static let error = Self(rawValue: 16)
  /// Requests and the socket.
  public static let network: Self = [.rest, .webSocket]
  /// Everything.
  public static let all: Self = [.info, .rest, .webSocket, .userInterface, .error]
}
