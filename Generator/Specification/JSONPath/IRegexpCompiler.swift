/// Writes the instructions of a regular expression.
struct IRegexpCompiler {
  private(set) var program: [IRegexp.Instruction] = []

  mutating func compile(_ node: IRegexpNode) throws(IRegexp.Invalid) {
    switch node {
    case .set(let set): try append(.scalar(set))
    case .start: try append(.start)
    case .end: try append(.end)
    case .sequence(let nodes): for node in nodes { try compile(node) }
    case .alternatives(let nodes): try compile(alternatives: nodes)
    case .repetition(let node, let min, let max): try repeated(node, min, max)
    }
  }

  private mutating func append(_ instruction: IRegexp.Instruction) throws(IRegexp.Invalid) {
    if program.count >= IRegexp.maxSize {
      throw IRegexp.Invalid(reason: "the expression is too large")
    }
    program.append(instruction)
  }

  private mutating func compile(alternatives nodes: [IRegexpNode]) throws(IRegexp.Invalid) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = program.count
      try append(.jump(0))
      try compile(node)
      jumps.append(program.count)
      try append(.jump(0))
      program[split] = .split(split + 1, program.count)
    }
    if let last = nodes.last { try compile(last) }
    for jump in jumps { program[jump] = .jump(program.count) }
  }

  private mutating func repeated(
    _ node: IRegexpNode,
    _ min: Int,
    _ max: Int?
  ) throws(IRegexp.Invalid) {
    for _ in 0..<min {
      let size = program.count
      try compile(node)
      // Repeating nothing is nothing.
      if program.count == size { return }
    }
    guard let max else {
      let split = program.count
      try append(.jump(0))
      try compile(node)
      try append(.jump(split))
      program[split] = .split(split + 1, program.count)
      return
    }
    var splits: [Int] = []
    for _ in min..<max {
      splits.append(program.count)
      try append(.jump(0))
      try compile(node)
    }
    for split in splits { program[split] = .split(split + 1, program.count) }
  }
}
