/// The place of one who waits for what comes next: whoever comes takes it from who was there.
///
/// Each has a number, so that one who is cancelled ends nobody else's waiting. The lock of whoever
/// has it guards it.
struct ReaderPlace<Continuation> {
  private var reader: (number: Int, continuation: Continuation)?
  private var lastNumber = 0

  var isTaken: Bool { reader != nil }

  /// Tells one who is about to come from all others.
  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Gives it to one, and who had it.
  mutating func take(_ number: Int, _ continuation: Continuation) -> Continuation? {
    defer { reader = (number, continuation) }
    return reader?.continuation
  }

  /// Who had it, where anybody did.
  mutating func leave() -> Continuation? {
    defer { reader = nil }
    return reader?.continuation
  }

  /// Nil where another has it.
  mutating func leave(_ number: Int) -> Continuation? { reader?.number == number ? leave() : nil }
}
