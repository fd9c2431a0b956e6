/// What takes so many bytes.
protocol Weighed {
  var size: Int { get }
}

/// What there is of the newest, oldest first; the oldest gives way.
///
/// A slice would move nothing either, but keep what was taken from its beginning until it grows.
struct BoundedQueue<Element: Weighed> {
  /// Newest first, so that the oldest goes without a move; the others join it when it has gone.
  private var old: [Element] = []
  private var new: [Element] = []
  /// What all of them take.
  private(set) var size = 0

  mutating func append(_ element: Element) {
    new.append(element)
    size += element.size
  }

  /// Drops the oldest of more than so many, or so many bytes.
  mutating func trim(to bound: Int, bytes: Int = .max) {
    while count > bound || size > bytes, let oldest = removeOldest() {
      size -= oldest.size
    }
  }

  mutating func removeAll(where isMeant: (Element) -> Bool) {
    old.removeAll(where: isMeant)
    new.removeAll(where: isMeant)
    size = reduce(0) { $0 + $1.size }
  }

  private mutating func removeOldest() -> Element? {
    if old.isEmpty {
      old = new.reversed()
      new = []
    }
    return old.popLast()
  }
}

extension BoundedQueue: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { old.count + new.count }

  subscript(position: Int) -> Element {
    position < old.count ? old[old.count - 1 - position] : new[position - old.count]
  }
}
