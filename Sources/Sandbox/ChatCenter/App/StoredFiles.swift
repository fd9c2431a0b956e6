import ChatCenterUI

/// The uploaded files; the oldest are dropped at the limit.
struct StoredFiles {
  private let bounds: ChatCenterSettings.Bounds
  private var contents: [String: [UInt8]] = [:]
  private var order: ArraySlice<String> = []
  private var byteCount = 0

  init(_ bounds: ChatCenterSettings.Bounds) { self.bounds = bounds }

  subscript(id: String) -> [UInt8]? { contents[id] }

  mutating func add(_ bytes: [UInt8], as id: String) {
    contents[id] = bytes
    order.append(id)
    byteCount += bytes.count
    while byteCount > bounds.fileBytes || order.count > bounds.files, let oldest = order.popFirst()
    {
      byteCount -= contents.removeValue(forKey: oldest)?.count ?? 0
    }
  }
}
