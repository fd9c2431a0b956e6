import BinderyRuntime

/// Files of a log: when one is full, the next begins, and the oldest goes.
///
/// Sendable because all that changes is touched on `queue` alone.
final class LogFiles: @unchecked Sendable {
  private let queue = DispatchQueue(label: "ChatCenterUI.log")
  private let folder: URL
  private let size: Int
  private let count: Int
  private var file: FileHandle?
  private var written = 0

  /// Nil where there is to be no file.
  convenience init?(_ config: ChatLoggerConfig) {
    guard let folder = config.folder else { return nil }
    let size = min(max(config.logFileSize, 1), .max >> 20) << 20
    self.init(folder, bytes: size, count: max(config.logFilesCount, 1))
  }

  init(_ folder: URL, bytes: Int, count: Int) {
    self.folder = folder
    size = bytes
    self.count = count
  }

  deinit { try? file?.close() }

  /// A line with the time before it; nothing is written where the system lets nothing be.
  func write(_ message: String) {
    let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let line = Data("\(time) \(message)\n".utf8)
    queue.async { [self] in append(line) }
  }

  /// Returns when all is written.
  func flush() { queue.sync {} }

  private func append(_ line: Data) {
    if file == nil { open() }
    if written > 0, written + line.count > size {
      shift()
      open()
    }
    guard (try? file?.write(contentsOf: line)) != nil else { return }
    written += line.count
  }

  /// Goes on with the newest.
  private func open() {
    let manager = FileManager.default
    let path = self.path(0)
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    if !manager.fileExists(atPath: path) { try? Data().write(to: URL(filePath: path)) }
    file = FileHandle(forWritingAtPath: path)
    written = Int((try? file?.seekToEnd()) ?? 0)
  }

  /// Makes each one older, up to the first that isn't there: an app may allow any number.
  private func shift() {
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
