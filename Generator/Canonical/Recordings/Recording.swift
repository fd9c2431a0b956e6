import SourceDiagnostics

/// An entry of a HAR 1.2 file, with the members that contract tests need.
public struct Recording: Sendable {
  /// The origin of an entry: captured traffic, or the service's documentation.
  public struct Provenance: Hashable, Sendable {
    /// Whether the exchange was captured from the service or from a local replacement, or written
    /// from documentation.
    public enum Kind: String, Sendable, CaseIterable {
      case captured, sandbox, documented
    }

    public var kind: Kind
    /// The captured service, or the documentation.
    public var source: String

    public init(
      kind: Kind,
      source: String
    ) {
      self.kind = kind
      self.source = source
    }
  }

  /// The described element that the request belongs to.
  public enum Subject: Hashable, Sendable {
    /// An operation, by its `operationId`.
    case operation(String)
    /// A webhook, by its name.
    case webhook(String)
    /// A callback of an operation, by its name.
    case callback(String, of: String)
  }

  /// A header or a query parameter.
  public struct Pair: Hashable, Sendable {
    public var name: String
    public var value: String
    /// The location of the value.
    public var mark: Mark

    public init(
      name: String,
      value: String,
      mark: Mark
    ) {
      self.name = name
      self.value = value
      self.mark = mark
    }
  }

  /// The end of a session of a WebSocket.
  public struct Close: Hashable, Sendable {
    /// Whether the service closed it, and not the client.
    public var isByService: Bool
    /// The close code, or 1006 for a lost connection.
    public var code: Int
    public var reason: String
    public var mark: Mark

    public init(isByService: Bool, code: Int, reason: String, mark: Mark) {
      self.isByService = isByService
      self.code = code
      self.reason = reason
      self.mark = mark
    }
  }

  /// The request of an entry.
  public struct Request: Sendable {
    public var method: String
    /// Absolute and percent-encoded.
    public var url: String
    public var urlMark: Mark
    public var headers: [Pair]
    public var queryString: [Pair]
    public var postData: Body?
    public var mark: Mark
    /// The type of resource for which Chrome and Playwright sent the request: `_resourceType`.
    public var resourceType: String?

    public init(
      method: String,
      url: String,
      urlMark: Mark,
      headers: [Pair],
      queryString: [Pair],
      postData: Body?,
      mark: Mark
    ) {
      self.method = method
      self.url = url
      self.urlMark = urlMark
      self.headers = headers
      self.queryString = queryString
      self.postData = postData
      self.mark = mark
    }
  }

  /// The response of an entry.
  public struct Response: Sendable {
    public var status: Int
    public var headers: [Pair]
    public var content: Body
    public var mark: Mark

    public init(
      status: Int,
      headers: [Pair],
      content: Body,
      mark: Mark
    ) {
      self.status = status
      self.headers = headers
      self.content = content
      self.mark = mark
    }
  }

  /// A body, as in the archive.
  public struct Body: Hashable, Sendable {
    public var mimeType: String
    /// The text; empty for an empty body.
    public var text: String
    /// `base64` if the text encodes bytes.
    public var encoding: String?
    /// The location of the text, or of a body without text.
    public var mark: Mark?
    /// The fields of a form, if the archive has no text.
    public var fields: [FormField] = []
    /// Whether the body isn't recorded: the archive states its size, or that it is unknown, and has
    /// no text.
    public var isOmitted = false
    /// The content coding for which the body isn't read, because it can't be decoded.
    public var unknownCoding: String?

    public init(
      mimeType: String,
      text: String,
      encoding: String? = nil,
      mark: Mark? = nil,
      fields: [FormField] = []
    ) {
      self.mimeType = mimeType
      self.text = text
      self.encoding = encoding
      self.mark = mark
      self.fields = fields
    }
  }

  /// A field of a form, from `postData.params`.
  public struct FormField: Hashable, Sendable {
    public var name: String
    public var value: String
    public var fileName: String?
    public var contentType: String?

    public init(
      name: String,
      value: String,
      fileName: String?,
      contentType: String?
    ) {
      self.name = name
      self.value = value
      self.fileName = fileName
      self.contentType = contentType
    }
  }

  /// The name of the file, without folders.
  public var file: String
  /// The index among the entries of the file.
  public var index: Int
  public var mark: Mark
  /// The described element; nil for an entry that contains only messages of a channel, or that
  /// isn't annotated.
  public var subject: Subject?
  /// Whether the entry has `_bindery`; the subject of another entry is derived from its request.
  public var isAnnotated: Bool
  /// The messages of channels, in their order.
  public var frames: [Frame]
  /// Whether the entry has WebSocket frames, including control frames.
  public var isSession: Bool
  /// The recorded client, if the archive names it.
  public var client: String?
  public var provenance: Provenance
  /// The hashes of what the documents described when the entry was checked, if it has some.
  public var hashes: String?
  /// The date and time of the request (`startedDateTime`); empty if it isn't recorded.
  public var date: String
  /// The time from the request to the end of the exchange in milliseconds, if it is recorded.
  public var duration: Double?
  /// The end of a session, if it is recorded.
  public var close: Close?
  public var request: Request
  public var response: Response

  public init(
    file: String,
    index: Int,
    mark: Mark,
    subject: Subject?,
    isAnnotated: Bool = true,
    frames: [Frame],
    isSession: Bool,
    client: String?,
    provenance: Provenance,
    date: String = "",
    request: Request,
    response: Response
  ) {
    self.file = file
    self.index = index
    self.mark = mark
    self.subject = subject
    self.isAnnotated = isAnnotated
    self.frames = frames
    self.isSession = isSession
    self.client = client
    self.provenance = provenance
    self.date = date
    self.request = request
    self.response = response
  }
}
