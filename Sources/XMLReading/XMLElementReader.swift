import BinderyJSON
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Receives the events of the parser, and reads the elements of one document as JSON.
final class XMLElementReader: NSObject, XMLParserDelegate {
  /// The JSON of the root element, once it is complete.
  private(set) var json: [UInt8]?
  /// The first error.
  private(set) var failure: JSONError?
  private let root: XMLType
  /// The elements that are read, from the root.
  private var elements: [XMLElementValue] = []
  /// The number of open elements that no type describes, which are skipped.
  private var skippedDepth = 0
  private var elementCount = 0
  private var bounds = XMLNameBounds()
  /// The prefixes of the namespace of `xsi:nil`.
  private var nullPrefixes: Set<String> = []
  /// The lines of the elements of paths, and of the elements around them; 0 for an unread one.
  private var lines: [JSONPath: Int] = [:]

  /// Creates a reader of a root element, which also finds the lines of values.
  init(_ root: XMLType, locating paths: [JSONPath] = []) {
    self.root = root
    for path in paths {
      for count in 0...path.steps.count { lines[JSONPath(Array(path.steps.prefix(count)))] = 0 }
    }
  }

  /// Returns the line of the innermost element that contains the value of a path.
  func line(of path: JSONPath) -> Int {
    let steps = path.steps
    return (0...steps.count).reversed().lazy.compactMap {
      self.lines[JSONPath(Array(steps.prefix($0)))]
    }
    .first { $0 > 0 } ?? 1
  }

  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI uri: String) {
    if uri == XMLName.null.namespace { nullPrefixes.insert(prefix) }
    if let excess = bounds.declare(prefix, uri) { fail(excess, parser) }
  }

  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) { bounds.endDeclaration() }

  func parser(
    _ parser: XMLParser,
    foundProcessingInstructionWithTarget target: String,
    data: String?
  ) {
    if let excess = bounds.add(target) { fail(excess, parser) }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    elementCount += 1
    if elements.count + skippedDepth >= XMLReader.depthLimit {
      return fail(.tooDeep(limit: XMLReader.depthLimit), parser)
    }
    if elementCount > XMLReader.elementLimit {
      return fail(.tooManyElements(limit: XMLReader.elementLimit), parser)
    }
    if let excess = bounds.add(name) ?? bounds.add(attributes.keys) {
      return fail(excess, parser)
    }
    let namespace = namespaceURI.flatMap { $0.isEmpty ? nil : $0 }
    let position =
      elements.isEmpty && skippedDepth == 0
      ? XMLElementValue.Position(type: root, slot: .root)
      : elements.last?.position(ofChild: name.localName, in: namespace)
    guard skippedDepth == 0, let position else {
      skippedDepth += 1
      return
    }
    var element = XMLElementValue(position)
    for (name, value) in attributes { read(name, value, of: &element) }
    elements.append(element)
    if !lines.isEmpty { noteLine(parser) }
  }

  private func read(_ name: String, _ value: String, of element: inout XMLElementValue) {
    let prefix = name.prefix { $0 != ":" }
    if name == "xmlns" || prefix == "xmlns" { return }
    if prefix.utf8.count < name.utf8.count, nullPrefixes.contains(String(prefix)),
      name.localName == XMLName.null.local
    {
      element.isNull = value == "true" || value == "1"
    } else {
      element.read(attribute: name.localName, value)
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    guard skippedDepth == 0 else {
      skippedDepth -= 1
      return
    }
    guard let element = elements.popLast() else { return }
    if elements.isEmpty {
      json = element.json ?? Array("null".utf8)
    } else {
      elements[elements.count - 1].add(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard skippedDepth == 0, !elements.isEmpty else { return }
    elements[elements.count - 1].add(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard skippedDepth == 0, !elements.isEmpty else { return }
    elements[elements.count - 1].add(String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser,
    foundInternalEntityDeclarationWithName name: String,
    value: String?
  ) {
    fail(.documentType, parser)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard failure == nil, !Self.warnings.contains(code) else { return }
    fail(.malformed(Self.problem(of: code)), parser)
  }

  /// The codes of libxml2 for namespaces whose URI is relative or isn't a URI, and for prefixes
  /// that no namespace has.
  private static let warnings: Set<Int> = [99, 100, 201]

  /// What a code of libxml2 means.
  private static func problem(of code: Int) -> String {
    switch code {
    case 1, 110: "a comment, attribute, name or other text is longer than libxml2 reads"
    case 4, 5: "text is outside of the root element, or the element isn't complete"
    case 6, 7, 8: "a character reference isn't valid"
    case 9, 32, 81: "a character isn't valid in XML, or not in the encoding of the document"
    case 23, 26, 27: "an entity isn't declared"
    case 38, 39, 40, 41: "the value of an attribute isn't valid"
    case 42, 203: "an attribute is repeated"
    case 45, 80: "a comment isn't valid"
    case 46, 47, 64: "a processing instruction isn't valid"
    case 62, 63: "a CDATA section isn't valid"
    case 65: "a space is missing"
    case 68: "a name isn't valid"
    case 73, 76, 77: "the end tag of an element is missing"
    case 200, 202, 205: "a namespace or prefix isn't valid"
    default: "libxml2 reports the error \(code)"
    }
  }

  private func fail(_ reason: XMLError.Reason, _ parser: XMLParser) {
    guard failure == nil else { return }
    let path = JSONPath(elements.flatMap(\.steps))
    failure = JSONError(reason, line: max(1, parser.lineNumber), path: path)
    parser.abortParsing()
  }

  private func noteLine(_ parser: XMLParser) {
    let path = JSONPath(elements.flatMap(\.steps))
    if lines[path] != nil { lines[path] = parser.lineNumber }
  }
}

extension String {
  /// The name without its prefix.
  fileprivate var localName: String {
    guard let colon = utf8.lastIndex(of: UInt8(ascii: ":")) else { return self }
    return String(self[colon...].dropFirst())
  }
}
