import BinderyJSON
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML documents as the JSON of their types.
///
/// Namespaces distinguish only members with the same local name, and unknown elements and
/// attributes are ignored, so that a service may add to a document. Entities other than those of
/// XML itself, and so document types, are errors.
public enum XMLReader {
  /// The maximum number of bytes of a document.
  public static let sizeLimit = 64 * 1024 * 1024
  /// The maximum nesting depth of elements.
  public static let depthLimit = 256
  /// The maximum number of elements in a document.
  public static let elementLimit = 1_000_000
  /// The maximum number of attributes of an element.
  public static let attributeLimit = 256
  /// The maximum number of different names in a document: of elements, attributes, prefixes,
  /// processing instructions, and the URIs of namespaces.
  public static let nameLimit = 50_000
  /// The maximum number of namespaces that an element and those around it declare.
  public static let namespaceLimit = 1_000

  /// Decodes the root element of a document, whose name isn't checked.
  ///
  /// Each error has the line of its element, also of a value that doesn't match the type.
  ///
  /// - Parameter charset: The character encoding that the media type states, which takes precedence
  ///   over the one that the document declares.
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: [UInt8],
    as xml: XMLType,
    charset: String? = nil
  ) throws(JSONError) -> T {
    guard bytes.count <= sizeLimit else {
      throw JSONError(.tooLarge(limit: sizeLimit), line: 1)
    }
    let document = try XMLEncoding.utf8(bytes, charset: charset)
    let json = try read(document, XMLElementReader(xml))
    do {
      return try JSONReader.decode(type, from: json)
    } catch {
      throw locate(error, in: document, xml)
    }
  }

  /// Reads a document; the errors have paths and lines.
  private static func read(
    _ bytes: [UInt8],
    _ reader: XMLElementReader
  ) throws(JSONError) -> [UInt8] {
    let bytes = try XMLBounds.verified(bytes)
    // From data, libxml2 reads no document longer than 10 MB, and from a stream no such text.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.delegate = reader
    parser.shouldProcessNamespaces = true
    parser.shouldReportNamespacePrefixes = true
    // The result is true for some errors.
    _ = parser.parse()
    if let failure = reader.failure { throw failure }
    guard let json = reader.json else {
      let line = max(1, parser.lineNumber)
      throw JSONError(.malformed("the root element isn't complete"), line: line)
    }
    return json
  }

  /// Returns an error of the JSON with the lines of the elements, which a second reading finds.
  private static func locate(
    _ error: JSONError,
    in bytes: [UInt8],
    _ xml: XMLType
  ) -> JSONError {
    let reader = XMLElementReader(xml, locating: error.all.map(\.path))
    _ = try? read(bytes, reader)
    let errors = error.all.map { error in
      JSONError(.value(error.reason), line: reader.line(of: error.path), path: error.path)
    }
    var first = errors[0]
    first.others = Array(errors.dropFirst())
    return first
  }
}
