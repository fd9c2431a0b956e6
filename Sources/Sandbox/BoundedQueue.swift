/// A value with a size in bytes.
protocol Sized {
  var size: Int { get }
}

/// A queue that drops its oldest elements.
///
/// An array slice would not move elements either, but it would keep the memory of removed ones
/// until it grows.
struct BoundedQueue<Element: Sized> {
  /// The older elements, newest first, so that removing the oldest moves none.
  private var old: [Element] = []
  private var new: [Element] = []
  /// The total size of the elements, in bytes.
  private(set) var size = 0

  mutating func append(_ element: Element) {
    new.append(element)
    size += element.size
  }

  /// Drops the oldest elements beyond `bound` elements or `bytes` bytes.
  mutating func trim(to bound: Int, bytes: Int = .max) {
    while count > bound || size > bytes, let oldest = removeOldest() {
      size -= oldest.size
    }
  }

  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    old.removeAll(where: isRemoved)
    new.removeAll(where: isRemoved)
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
