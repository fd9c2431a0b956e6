/// A regular expression in the format I-Regexp (RFC 9485), which the functions `match` and `search`
/// of JSONPath use.
///
/// It has no backtracking: the time is bounded by the size of the expression times the size of the
/// text. In addition to I-Regexp, it admits the anchors `^` and `$`, and `\d`, `\w` and `\s`.
struct IRegexp: Sendable {
  /// An invalid expression.
  struct Invalid: Error {
    let reason: String
  }

  enum Instruction: Sendable {
    case scalar(IRegexpSet)
    /// Continues at each of two instructions.
    case split(Int, Int)
    case jump(Int)
    case start, end
    case match
  }

  /// The maximum number of instructions, which counted repetitions multiply.
  static let maxSize = 20_000

  let program: [Instruction]

  init(_ text: String) throws(Invalid) {
    var parser = IRegexpParser(text)
    var compiler = IRegexpCompiler()
    try compiler.compile(try parser.expression())
    program = compiler.program + [.match]
  }

  /// Whether the whole text matches, or a part of it with `anywhere`.
  ///
  /// Subtracts the number of executed instructions from `budget`, and stops below 0.
  func matches(_ text: String, anywhere: Bool, budget: inout Int) -> Bool {
    var state = IRegexpState(count: program.count)
    let scalars = Array(text.unicodeScalars)
    for offset in 0...scalars.count {
      if offset == 0 || anywhere {
        state.add(0, program, isAtStart: offset == 0, isAtEnd: offset == scalars.count)
      }
      budget -= state.current.count + 1
      if budget < 0 { return false }
      if state.isMatching, anywhere || offset == scalars.count { return true }
      guard offset < scalars.count, !state.current.isEmpty || anywhere else { return false }
      state.advance(
        over: scalars[offset],
        program,
        isAtEnd: offset + 1 == scalars.count
      )
    }
    return false
  }
}

/// The instructions that may be next at a position of the text.
private struct IRegexpState {
  private(set) var current: [Int] = []
  private(set) var isMatching = false
  /// The number of the position at which each instruction was added last.
  private var added: [Int]
  private var position = 1

  init(count: Int) { added = Array(repeating: 0, count: count) }

  mutating func add(
    _ start: Int,
    _ program: [IRegexp.Instruction],
    isAtStart: Bool,
    isAtEnd: Bool
  ) {
    var pending = [start]
    while let index = pending.popLast() {
      guard added[index] != position else { continue }
      added[index] = position
      switch program[index] {
      case .scalar: current.append(index)
      case .split(let one, let other): pending += [other, one]
      case .jump(let target): pending.append(target)
      case .start: if isAtStart { pending.append(index + 1) }
      case .end: if isAtEnd { pending.append(index + 1) }
      case .match: isMatching = true
      }
    }
  }

  mutating func advance(
    over scalar: Unicode.Scalar,
    _ program: [IRegexp.Instruction],
    isAtEnd: Bool
  ) {
    let last = current
    current = []
    isMatching = false
    position += 1
    for index in last {
      guard case .scalar(let set) = program[index], set.contains(scalar) else { continue }
      add(index + 1, program, isAtStart: false, isAtEnd: isAtEnd)
    }
  }
}
