/// A range of timetokens of stored messages, both ends included.
struct HistoryWindow: Equatable {
  /// The least timetoken.
  var oldest: UInt64 = 0
  /// The greatest timetoken; less than `oldest` for an empty range.
  var newest: UInt64 = .max

  static let everything = Self()
  static let nothing = Self(oldest: .max, newest: 0)

  func contains(_ timetoken: UInt64) -> Bool { oldest <= timetoken && timetoken <= newest }

  /// Creates the window of a fetch: `start` is the newer bound, excluded; `end` the older one,
  /// included.
  init(fetchFrom start: UInt64?, to end: UInt64?) {
    if start == 0 {
      self = .nothing
    } else {
      self.init(oldest: end ?? 0, newest: start.map { $0 - 1 } ?? .max)
    }
  }

  /// Creates the window of a deletion: `start` is excluded and `end` included, whichever is larger.
  init(deletionFrom start: UInt64?, to end: UInt64?) {
    switch (start, end) {
    case (nil, nil): self = .everything
    case (let start?, let end?) where start == end: self = .nothing
    case (let start?, let end?) where start < end: self.init(oldest: start + 1, newest: end)
    case (let start, let end): self.init(fetchFrom: start, to: end)
    }
  }

  init(oldest: UInt64 = 0, newest: UInt64 = .max) {
    self.oldest = oldest
    self.newest = newest
  }
}
