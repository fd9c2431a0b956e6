/// The timetokens of stored messages that a request asks for, both ends included.
struct HistoryWindow: Equatable {
  /// The least of them.
  var oldest: UInt64 = 0
  /// The greatest of them; less than `oldest` where there are none.
  var newest: UInt64 = .max

  static let everything = Self()
  static let nothing = Self(oldest: .max, newest: 0)

  func contains(_ timetoken: UInt64) -> Bool { oldest <= timetoken && timetoken <= newest }

  /// What a fetch means: `start` is the newer bound and excluded, `end` the older one and included.
  init(fetchFrom start: UInt64?, to end: UInt64?) {
    if start == 0 {
      self = .nothing
    } else {
      self.init(oldest: end ?? 0, newest: start.map { $0 - 1 } ?? .max)
    }
  }

  /// What a deletion means: the message at `start` is kept and that at `end` deleted, whichever of
  /// the two is larger.
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
