/// The first bytes of a body, and its length.
struct CapturedBody {
  /// The maximum number of bytes that are kept.
  static let limit = 4 * 1024 * 1024

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  /// Whether all bytes were kept.
  var isWhole: Bool { count == bytes.count }

  mutating func append(_ more: some Collection<UInt8>) {
    count += more.count
    if bytes.count < Self.limit { bytes += more.prefix(Self.limit - bytes.count) }
  }
}
