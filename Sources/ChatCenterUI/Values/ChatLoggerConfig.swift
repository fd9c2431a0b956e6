/// What is logged, and where.
public struct ChatLoggerConfig: Hashable, Sendable {
  /// Of what is logged.
  public var logLevel: ChatLogLevel
  /// How many megabytes a file of the log may have.
  public var logFileSize: Int
  /// How many files there are, of which the oldest goes when there is one more.
  public var logFilesCount: Int
  /// Where the files are, for this client alone: `chat.log`, the older `chat.1.log` and so on; nil
  /// for none.
  // the app names it.
  public var folder: URL?

  /// The documented sizes; without a folder nothing is written to files.
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

/// Which parts of a client are logged.
public struct ChatLogLevel: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing.
  public static let off: Self = []
  /// Who the client is.
  public static let info = Self(rawValue: 1)
  /// Requests and their answers, without what proves who asks.
  public static let rest = Self(rawValue: 2)
  /// The socket, and each frame whole.
  ///
  /// In frames stand what was said, the device's address, which with the client's id is what proves
  /// who asks where nothing is signed, and the token of its pushes.
  public static let webSocket = Self(rawValue: 4)
  /// What the client sees.
  public static let userInterface = Self(rawValue: 8)
  /// What goes wrong.
  public static let error = Self(rawValue: 16)
  /// Requests and the socket.
  public static let network: Self = [.rest, .webSocket]
  /// Everything.
  public static let all: Self = [.info, .rest, .webSocket, .userInterface, .error]
}
