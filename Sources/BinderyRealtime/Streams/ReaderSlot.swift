/// The one reader that waits for the next value; a new reader replaces it.
///
/// Each reader has a number, so that a cancelled reader ends only its own wait. The owner's lock
/// guards it.
struct ReaderSlot<Continuation> {
  private var reader: (number: Int, continuation: Continuation)?
  private var lastNumber = 0

  var isTaken: Bool { reader != nil }

  /// Returns a number for a reader that is about to wait.
  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Sets the reader, and returns the one that it replaces.
  mutating func take(_ number: Int, _ continuation: Continuation) -> Continuation? {
    defer { reader = (number, continuation) }
    return reader?.continuation
  }

  /// Removes the reader and returns it; nil if there is none.
  mutating func leave() -> Continuation? {
    defer { reader = nil }
    return reader?.continuation
  }

  /// Removes and returns the reader with this number; nil if another has replaced it.
  mutating func leave(_ number: Int) -> Continuation? { reader?.number == number ? leave() : nil }
}
