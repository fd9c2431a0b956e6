import Foundation

/// The folder of receipts in the user's cache; a lost receipt only makes the next run slower.
struct ReceiptFolder {
  /// The age in seconds after which a receipt is removed.
  private static let longestLife = 30 * 24 * 60 * 60.0

  private let path: String

  /// Returns nil when receipts are off, or the user has no cache folder.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    switch environment["BINDERY_CACHE"] {
    case "off": return nil
    case let path? where path.hasPrefix("/"): self.path = path
    default:
      guard let cache = Self.userCache(environment) else { return nil }
      path = cache + "/bindery"
    }
  }

  /// Returns the receipt; nil if none can be read.
  func receipt(for question: ReceiptQuestion) -> Receipt? {
    guard case .regular(let bytes)? = try? FileOnDisk(path: "\(path)/\(question.name)").state(),
      let receipt = try? JSONDecoder().decode(Receipt.self, from: Data(bytes)),
      receipt.question == question
    else { return nil }
    return receipt
  }

  /// Saves a receipt; ignores errors, since the next run can do its work again.
  func keep(_ receipt: Receipt) {
    guard let data = try? JSONEncoder().encode(receipt) else { return }
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path),
      withIntermediateDirectories: true
    )
    try? FileOnDisk(path: "\(path)/\(receipt.question.name)")
      .replace(with: String(decoding: data, as: UTF8.self))
    removeOld()
  }

  /// Removes old receipts only: the folder may contain files of other programs.
  private func removeOld() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names {
      guard let kind = ReceiptFile(name: name) else { continue }
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      #if canImport(Darwin)
        let written = status.st_mtimespec.tv_sec
      #else
        let written = status.st_mtim.tv_sec
      #endif
      if Date().timeIntervalSince1970 - Double(written) > Self.longestLife,
        kind.isOurs(at: "\(path)/\(name)")
      {
        unlink("\(path)/\(name)")
      }
    }
  }

  private static func userCache(_ environment: [String: String]) -> String? {
    // The XDG specification calls relative paths invalid.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }
}
