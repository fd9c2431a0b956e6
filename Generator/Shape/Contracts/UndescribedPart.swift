/// A part that a recorded exchange has and the document lacks, or that the document requires and
/// the exchange lacks.
public struct UndescribedPart: Hashable, Sendable {
  /// The kind of part.
  public enum Kind: Hashable, Sendable {
    /// The status of a response, and the media type of its body; nil without a body.
    case status(Int, mediaType: String?)
    /// The media type of a response's body.
    case responseContent(String)
    /// The media type of a request's body.
    case requestContent(String)
    /// The request has no body, which the operation requires.
    case missingBody
    /// The request lacks a required parameter.
    case missingParameter(Parameter.Location, String)
    /// An accepted request lacks the required credentials.
    ///
    /// `restated` has the requirements that an operation which makes them optional must repeat:
    /// those of the document, or none if it has its own; nil if they can't be repeated.
    case missingCredentials(restated: [[RequiredScheme]]?)
    /// The API key of a scheme is in another location of an accepted request than the described
    /// one; `isAlone` states that no request has it there.
    case movedKey(
      scheme: String,
      name: String,
      Parameter.Location,
      described: Parameter.Location,
      isAlone: Bool
    )
    /// The credentials of an accepted request have another HTTP authentication scheme than the one
    /// described; `isAlone` states that all requests with the described scheme have this one.
    case otherAuthentication(String, isAlone: Bool)
    /// The media type of a part of a form, and those that its Encoding Object allows.
    case partContent(part: String, mediaType: String, allowed: String)
    /// The data of the last event of a stream, which isn't JSON as that of the others.
    case streamTerminator(String)
  }

  public var entry: Contract.Entry
  /// The identifier of the operation.
  public var subject: String
  /// The `operationId` as the document has it; nil if none identifies the operation.
  public var operationID: String?
  public var kind: Kind
  /// The location of the object to change: the operation, response, media type, request body,
  /// parameter or security scheme.
  public var owner: Origin
  /// The date and time of the exchange, as in the recording; empty if it isn't recorded.
  public var date: String

  public init(
    entry: Contract.Entry,
    operation: Operation,
    kind: Kind,
    owner: Origin,
    date: String
  ) {
    self.entry = entry
    subject = operation.id.rawValue
    operationID = operation.uniqueID
    self.kind = kind
    self.owner = owner
    self.date = date
  }
}
