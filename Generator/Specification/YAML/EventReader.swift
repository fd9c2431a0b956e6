import CLibYAML

/// Passes libyaml's events to a builder.
struct EventReader {
  var builder: TreeBuilder
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let breaks: LegacyLineBreaks?
  /// The number of open flow collections.
  private var flowDepth = 0
  /// The number of libyaml's steps for tokens in flow collections: one per open collection.
  private var flowWork = 0

  /// Reads the first document.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    hiding breaks: LegacyLineBreaks? = nil,
    into builder: TreeBuilder
  ) throws(Diagnostic) -> Tree? {
    // libyaml stores a pointer to the parser in the parser, so the address must not change.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      throw ParserProblem.outOfMemory
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var reader = EventReader(builder: builder, parser: parser, breaks: breaks)
    while try reader.step(bytes) {}
    return reader.builder.tree()
  }

  /// Processes one event; false after the last relevant one.
  private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw ParserProblem(parser, file: builder.file).diagnostic(in: bytes)
    }
    defer { yaml_event_delete(&event) }
    let position = TreeBuilder.Position(event.start_mark)
    try countFlow(event, at: position)
    return try take(event, at: position)
  }

  private mutating func take(
    _ event: yaml_event_t,
    at position: TreeBuilder.Position
  ) throws(Diagnostic) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT:
      try scalar(event, at: position)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      check(start.tag, isFor: .mapping, at: position)
      try builder.begin(.mapping, anchor: start.anchor.map(text), at: position)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      check(start.tag, isFor: .sequence, at: position)
      try builder.begin(.sequence, anchor: start.anchor.map(text), at: position)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      try builder.end()
    case YAML_ALIAS_EVENT:
      try builder.alias(text(event.data.alias.anchor), at: position)
    case YAML_DOCUMENT_START_EVENT where builder.dropEmptyRoot():
      break
    case YAML_DOCUMENT_START_EVENT where builder.root != nil:
      reportRest(at: position)
      return false
    case YAML_STREAM_END_EVENT:
      return false
    default:
      break
    }
    return true
  }

  /// Counts libyaml's work for tokens in flow collections.
  private mutating func countFlow(
    _ event: yaml_event_t,
    at position: TreeBuilder.Position
  ) throws(Diagnostic) {
    switch event.type {
    case YAML_MAPPING_START_EVENT:
      let isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      if isFlow || flowDepth > 0 { flowDepth += 1 }
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      if isFlow || flowDepth > 0 { flowDepth += 1 }
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      if flowDepth > 0 { flowDepth -= 1 }
    default:
      break
    }
    flowWork += flowDepth
    if flowWork > builder.limits.flowWork { throw builder.excessiveFlowNesting(at: position) }
  }

  private mutating func scalar(
    _ event: yaml_event_t,
    at position: TreeBuilder.Position
  ) throws(Diagnostic) {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    guard let written = breaks?.written(bytes) else {
      return try self.scalar(bytes, of: event, at: position)
    }
    try written.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      try self.scalar(bytes, of: event, at: position)
    }
  }

  private mutating func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    of event: yaml_event_t,
    at position: TreeBuilder.Position
  ) throws(Diagnostic) {
    let scalar = event.data.scalar
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    let written = isPlain ? CoreSchema.kind(of: bytes) : .string
    let kind =
      scalar.tag == nil
      ? written : Tag(text(scalar.tag)).kind(of: bytes, written: written, at: position, builder)
    try builder.scalar(
      bytes,
      kind: kind,
      isQuoted: !isPlain,
      anchor: scalar.anchor.map(text),
      at: position
    )
  }

  private func check(
    _ tag: UnsafeMutablePointer<UInt8>?,
    isFor kind: Node.Kind,
    at position: TreeBuilder.Position
  ) {
    guard let tag else { return }
    Tag(text(tag)).check(isFor: kind, at: position, builder)
  }

  private func text(_ pointer: UnsafeMutablePointer<UInt8>) -> String {
    String(cString: pointer)
  }

  private func reportRest(at position: TreeBuilder.Position) {
    builder.diagnostics.warn(
      .invalidSyntax,
      at: builder.mark(position),
      "the file has a second YAML document; ignored",
      fix: "move the second document to its own file"
    )
  }
}

extension TreeBuilder.Position {
  init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}
