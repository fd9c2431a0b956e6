import BinderyRuntime

/// The log files: when one is full, the next begins, and the oldest is removed.
final class LogFiles: Sendable {
  /// The queue that writes, so that no caller waits for the disk.
  private let queue: DispatchQueue
  private let series: Locked<LogFileSeries>

  /// Creates the files of a configuration; nil if it names no folder.
  convenience init?(_ config: ChatLoggerConfig) {
    guard let folder = config.folder else { return nil }
    let size = min(max(config.logFileSize, 1), .max >> 20) << 20
    self.init(folder, bytes: size, count: max(config.logFilesCount, 1))
  }

  init(
    _ folder: URL,
    bytes: Int,
    count: Int,
    queue: DispatchQueue = DispatchQueue(label: "ChatCenterUI.log")
  ) {
    self.queue = queue
    series = Locked(LogFileSeries(folder: folder, size: bytes, count: count))
  }

  deinit { series.withLock { $0.close() } }

  /// Appends a line with the time; a line that can't be written is skipped.
  func write(_ message: String) {
    let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let line = Data("\(time) \(message)\n".utf8)
    // The closure keeps the files open until the line is written.
    queue.async { self.series.withLock { $0.append(line) } }
  }

  /// Returns when everything is written.
  func flush() { queue.sync {} }
}

/// The files of a log, of which the newest is open.
private struct LogFileSeries {
  let folder: URL
  /// The number of bytes of a full file.
  let size: Int
  let count: Int
  private var file: FileHandle?
  private var written = 0

  init(folder: URL, size: Int, count: Int) {
    self.folder = folder
    self.size = size
    self.count = count
  }

  func close() { try? file?.close() }

  mutating func append(_ line: Data) {
    if file == nil { open() }
    if written > 0, written + line.count > size {
      shift()
      open()
    }
    guard (try? file?.write(contentsOf: line)) != nil else { return }
    written += line.count
  }

  /// Opens the newest file to append to it.
  private mutating func open() {
    let manager = FileManager.default
    let path = self.path(0)
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    if !manager.fileExists(atPath: path) { try? Data().write(to: URL(filePath: path)) }
    file = FileHandle(forWritingAtPath: path)
    written = Int((try? file?.seekToEnd()) ?? 0)
  }

  /// Renames each file to the next number, up to the first number that isn't in use: an app may
  /// allow any number of files.
  private mutating func shift() {
    try? file?.close()
    file = nil
    let manager = FileManager.default
    var oldest = 0
    while oldest < count - 1, manager.fileExists(atPath: path(oldest)) { oldest += 1 }
    try? manager.removeItem(atPath: path(oldest))
    for age in (0..<oldest).reversed() {
      try? manager.moveItem(atPath: path(age), toPath: path(age + 1))
    }
  }

  private func path(_ age: Int) -> String {
    folder.appending(path: age == 0 ? "chat.log" : "chat.\(age).log").path
  }
}
