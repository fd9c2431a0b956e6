import Foundation

/// Where receipts are kept: in the user's cache, so that what is lost costs time and nothing else.
struct ReceiptFolder {
  /// What is not written again for so long belongs to a folder that is gone, or changes rarely.
  private static let longestLife = 30 * 24 * 60 * 60.0

  private let path: String

  /// Nil when nobody wants receipts, or there is no place for them.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    switch environment["BINDERY_CACHE"] {
    case "off": return nil
    case let path? where path.hasPrefix("/"): self.path = path
    default:
      guard let cache = Self.userCache(environment) else { return nil }
      path = cache + "/bindery"
    }
  }

  /// Nil when there is none that can be read.
  func receipt(for question: ReceiptQuestion) -> Receipt? {
    guard case .regular(let bytes)? = try? FileOnDisk(path: "\(path)/\(question.name)").state(),
      let receipt = try? JSONDecoder().decode(Receipt.self, from: Data(bytes)),
      receipt.question == question
    else { return nil }
    return receipt
  }

  /// A folder that can't be written keeps no receipts, and the next run does its work again.
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

  /// Removes what this command wrote long ago, and nothing else: the folder may be anybody's.
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
