/// An entry of a HAR 1.2 file, as far as contracts are proven with it.
public struct Recording: Sendable {
  /// Where the entry is from: seen on the wire, or written from what the service documents.
  public struct Provenance: Hashable, Sendable {
    /// Whether the exchange took place, or was written down from documentation.
    public enum Kind: String, Sendable, CaseIterable {
      case captured, documented
    }

    public var kind: Kind
    /// What it was captured from, or where it is documented.
    public var source: String
  }

  /// What the request is.
  public enum Subject: Hashable, Sendable {
    /// The `operationId` that it performs.
    case operation(String)
    /// The name of what the service sends unasked.
    case webhook(String)
    /// What the service sends in the course of an operation.
    case callback(String, of: String)
  }

  /// A header or a query parameter.
  public struct Pair: Hashable, Sendable {
    public var name: String
    public var value: String
    /// The location of the value.
    public var mark: Mark
  }

  /// What the client sent.
  public struct Request: Sendable {
    public var method: String
    /// Absolute and percent-encoded.
    public var url: String
    public var urlMark: Mark
    public var headers: [Pair]
    public var queryString: [Pair]
    public var postData: Body?
    public var mark: Mark
  }

  /// What the service answered.
  public struct Response: Sendable {
    public var status: Int
    public var headers: [Pair]
    public var content: Body
    public var mark: Mark
  }

  /// A body as the archive keeps it.
  public struct Body: Hashable, Sendable {
    public var mimeType: String
    /// Empty when nothing was sent.
    public var text: String
    /// `base64`, when the text stands for bytes.
    public var encoding: String?
    /// The location of the text, or of the body where it has none.
    public var mark: Mark?
    /// The fields of a form, where only those were kept.
    public var fields: [FormField] = []
  }

  /// A field of a form, as the archive keeps it apart.
  public struct FormField: Hashable, Sendable {
    public var name: String
    public var value: String
    public var fileName: String?
    public var contentType: String?
  }

  /// The name of the file, without folders.
  public var file: String
  /// The place among the entries of the file, from 0.
  public var index: Int
  public var mark: Mark
  /// None for an entry that holds messages of a channel and nothing else.
  public var subject: Subject?
  /// The messages of channels, in their order.
  public var frames: [Frame]
  /// Whether anything went over a WebSocket, were it no message.
  public var isSession: Bool
  /// Whose it was, where the archive says so.
  public var client: String?
  public var provenance: Provenance
  public var request: Request
  public var response: Response
}
