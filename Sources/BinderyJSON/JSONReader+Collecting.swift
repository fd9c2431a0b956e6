/// The second reading of a value that could not be decoded, which finds all of its errors.
///
/// Where a value does not match its type, the reader stores the error, skips the value and
/// continues with a placeholder. The decoded result is discarded.
extension JSONReader {
  /// Returns an error of the document with the errors that follow it.
  ///
  /// Malformed JSON has no further errors: the start of the next value is unknown.
  @usableFromInline
  @inline(never)
  func completed<T: JSONDecodable>(_ error: JSONError, of type: T.Type) -> JSONError {
    guard error.reason.isMismatch, !isCollecting else { return error }
    var reader = JSONReader(collecting: document)
    do {
      _ = try reader.collect(type)
      try reader.endDocument()
    } catch {
      reader.store(error)
    }
    return reader.completed(error)
  }

  /// Creates a reader that finds all errors.
  @inline(never)
  private init(
    collecting document: JSONDocument,
    _ collection: JSONErrorCollection = JSONErrorCollection()
  ) {
    self.init(document)
    isCollecting = true
    scanner.omitsPaths = true
    self.collection = collection
  }

  /// Returns an error with the stored errors that follow it.
  @inline(never)
  private func completed(_ error: JSONError) -> JSONError {
    let errors = collection?.errors ?? []
    return withExtendedLifetime(document) {
      error.followed(by: JSONErrorLocator(scanner: scanner).located(all: errors))
    }
  }

  /// Whether the errors of the next value are stored: those of an attempt only lead to another one.
  var storesErrors: Bool { isCollecting && !scanner.isInAttempt }

  /// The position and depth of the next value.
  @inlinable var valueStart: (position: Int, depth: Int) { (scanner.position, depth) }

  /// Returns a placeholder for a member after storing its error; otherwise nil, and the next
  /// `nextKey` throws the error.
  @usableFromInline
  @inline(never)
  mutating func replaceMember<T: JSONDecodable>(
    after error: JSONError,
    from start: (position: Int, depth: Int)
  ) -> T? {
    do {
      if T.self == Int.self, !isCollecting, case .outOfRange(_, let number) = error.reason,
        number.isInteger
      {
        overflow = error
        (scanner.position, depth) = start
        try skipValue()
        return nil
      }
      try recover(after: error, from: start)
      return placeholder(of: T.self)
    } catch {
      failure = error
      return nil
    }
  }

  /// Stores an error and skips its value; throws the error if it ends reading.
  private mutating func recover(
    after error: JSONError,
    from start: (position: Int, depth: Int)
  ) throws(JSONError) {
    guard storesErrors else { throw error }
    store(error)
    guard error.reason.isMismatch, collection?.isFull == false else {
      collection?.isStored = true
      throw error
    }
    failure = nil
    isSelectedVariantError = false
    (scanner.position, depth) = start
    try skipValue()
  }

  /// Returns the next value; nil after storing its error and skipping it.
  private mutating func collect<T: JSONDecodable>(_ type: T.Type) throws(JSONError) -> T? {
    let start = valueStart
    do {
      return try T(from: &self)
    } catch {
      try recover(after: error, from: start)
      return nil
    }
  }

  /// Returns the elements of an array that could be decoded.
  @usableFromInline
  @inline(never)
  mutating func collectElements<T: JSONDecodable>() throws(JSONError) -> [T] {
    var elements: [T] = []
    try beginArray()
    while try nextElement() {
      if let element = try collect(T.self) { elements.append(element) }
    }
    return elements
  }

  /// Returns the members of an object that could be decoded.
  @usableFromInline
  @inline(never)
  mutating func collectMembers<T: JSONDecodable>() throws(JSONError) -> [String: T] {
    var members: [String: T] = [:]
    try beginObject()
    while let key = try nextKey() { members[key.string] = try collect(T.self) }
    return members
  }

  /// Returns the value of a member or an element; a placeholder after storing its error.
  @usableFromInline
  @inline(never)
  mutating func collectOrReplace<T: JSONDecodable>(_ type: T.Type) throws(JSONError) -> T {
    let begin = scanner.position
    if let value = try collect(type) ?? placeholder(of: type) { return value }
    collection?.isStored = true
    throw JSONError(offset: begin, reason: .mismatch(expected: "\(T.self)", found: "a value"))
  }

  /// Returns a placeholder for a missing member or element after storing the error; otherwise
  /// throws the error.
  mutating func replace<T>(_ reason: JSONError.Reason) throws(JSONError) -> T {
    let error = JSONError(offset: scanner.position, reason: reason)
    guard isCollecting else { throw scanner.isInAttempt ? error : scanner.located(error) }
    guard storesErrors else { throw error }
    store(error)
    if let type = T.self as? any JSONDecodable.Type, let value = placeholder(of: type) as? T {
      return value
    }
    collection?.isStored = true
    throw error
  }

  /// Stores an error, unless an inner value has stored it.
  private mutating func store(_ error: JSONError) { collection?.store(error) }

  /// Returns any value of a type, so that decoding can continue; nil if none is found.
  ///
  /// A type has one placeholder in a document, so that the search takes no longer for many errors.
  private mutating func placeholder<T: JSONDecodable>(of type: T.Type) -> T? {
    let id = ObjectIdentifier(type)
    if let known = collection?.placeholders[id] { return known as? T }
    // A type that requires itself has none.
    collection?.placeholders[id] = .some(nil)
    for candidate in Self.candidates {
      var reader = JSONReader(collecting: candidate, collection ?? JSONErrorCollection())
      let value = try? T(from: &reader)
      collection?.placeholders = reader.collection?.placeholders ?? [:]
      guard let value else { continue }
      collection?.placeholders[id] = value
      return value
    }
    return nil
  }

  private static var candidates: [JSONDocument] {
    [
      "{}", "[]", #""""#, "0", "false", "null", #""1970-01-01T00:00:00Z""#, #""1970-01-01""#,
      #""00000000-0000-0000-0000-000000000000""#,
    ]
    .map { text in Array(text.utf8).withUnsafeBufferPointer { JSONDocument.copy(of: $0) } }
  }
}

/// The errors that a second reading has found, and its placeholders.
struct JSONErrorCollection: Sendable {
  /// The errors in the order found; their offsets are in the document, and they have no paths yet.
  private(set) var errors: [JSONError] = []
  /// Whether the error that is thrown was stored by an inner value.
  var isStored = false
  /// The placeholders by type; nil for a type that has none.
  var placeholders: [ObjectIdentifier: (any JSONDecodable)?] = [:]

  /// Whether no further error is stored, so that reading ends.
  var isFull: Bool { errors.count >= JSONError.limit }

  mutating func store(_ error: JSONError) {
    if !isStored, !isFull { errors.append(error) }
    isStored = false
  }
}

extension String {
  /// Whether the text of a number has digits alone, as identifiers have.
  fileprivate var isInteger: Bool {
    utf8.drop { $0 == UInt8(ascii: "-") }.allSatisfy { (0x30...0x39).contains($0) }
  }
}
