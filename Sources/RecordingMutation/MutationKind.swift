/// What a mutation changes.
package enum MutationKind: String, CaseIterable, Sendable {
  // Values that violate their schemas.
  case otherType = "other-type"
  case missingMember = "missing-member"
  case outOfRange = "out-of-range"
  case otherConstant = "other-constant"
  case otherForm = "other-form"
  case otherSize = "other-size"
  case forbiddenMember = "forbidden-member"
  case invalidJSON = "invalid-json"
  // Other parts of recordings that contradict the document or the client.
  case otherStatus = "other-status"
  case otherResponseHeader = "other-response-header"
  case missingFrame = "missing-frame"
  case repeatedFrame = "repeated-frame"
  case reorderedFrames = "reordered-frames"
  case otherClose = "other-close"
  // What a tolerant reader accepts.
  case unchanged
  case unknownMember = "unknown-member"
  case reorderedMembers = "reordered-members"
  case otherWhitespace = "other-whitespace"
  case equivalentNumber = "equivalent-number"
  case otherValue = "other-value"
  case unknownHeader = "unknown-header"
  // Defects of a client.
  case unsentCredential = "unsent-credential"
  case unsentHeader = "unsent-header"
  case otherHeader = "other-header"
  case unsentParameter = "unsent-parameter"
  case otherParameter = "other-parameter"
  case otherKey = "other-key"
  case swappedParameters = "swapped-parameters"
  case otherPath = "other-path"
  case otherMethod = "other-method"
  case otherBody = "other-body"
  case repeatedRequest = "repeated-request"
  case otherOutcome = "other-outcome"
  case unreadMember = "unread-member"
  case unreadElement = "unread-element"
  case repeatedElement = "repeated-element"
  case reorderedElements = "reordered-elements"

  /// Whether it concerns the recording, or the client.
  package enum Class: String, CaseIterable, Sendable {
    /// A recording that contradicts the document: tests must fail.
    case violation
    /// A recording that is equally valid: tests must pass.
    case tolerated
    /// A defect of the client: tests must fail.
    case client
  }

  package var mutationClass: Class {
    switch self {
    case .otherType, .missingMember, .outOfRange, .otherConstant, .otherForm, .otherSize,
      .forbiddenMember, .invalidJSON, .otherStatus, .otherResponseHeader, .missingFrame,
      .repeatedFrame, .reorderedFrames, .otherClose:
      .violation
    case .unchanged, .unknownMember, .reorderedMembers, .otherWhitespace, .equivalentNumber,
      .otherValue, .unknownHeader:
      .tolerated
    case .unsentCredential, .unsentHeader, .otherHeader, .unsentParameter, .otherParameter,
      .otherKey, .swappedParameters, .otherPath, .otherMethod, .otherBody, .repeatedRequest,
      .otherOutcome, .unreadMember, .unreadElement, .repeatedElement, .reorderedElements:
      .client
    }
  }

  /// Whether tests must fail.
  package var mustFail: Bool { mutationClass != .tolerated }

  /// The change, as the subject of a sentence.
  package var phrase: String {
    switch self {
    case .otherType: "a value of another type"
    case .missingMember: "a missing required member"
    case .outOfRange: "a number out of range"
    case .otherConstant: "a value that isn't listed"
    case .otherForm: "a string of another form"
    case .otherSize: "a value of another size"
    case .forbiddenMember: "a forbidden member"
    case .invalidJSON: "invalid JSON"
    case .otherStatus: "another status"
    case .otherResponseHeader: "another value of a header"
    case .missingFrame: "a missing frame"
    case .repeatedFrame: "a repeated frame"
    case .reorderedFrames: "frames in another order"
    case .otherClose: "another close of the session"
    case .unchanged: "the recording as it is, so that its mutations prove nothing"
    case .unknownMember: "an unknown member"
    case .reorderedMembers: "members in another order"
    case .otherWhitespace: "other white space"
    case .equivalentNumber: "the same number in another form"
    case .otherValue: "another valid value"
    case .unknownHeader: "an unknown header"
    case .unsentCredential: "a client that doesn't send the credential"
    case .unsentHeader: "a client that doesn't send a header"
    case .otherHeader: "a client that sends another value of a header"
    case .unsentParameter: "a client that doesn't send a parameter"
    case .otherParameter: "a client that sends another value of a parameter"
    case .otherKey: "a client that sends a parameter under another name"
    case .swappedParameters: "a client that swaps two parameters"
    case .otherPath: "a client that sends another path"
    case .otherMethod: "a client that sends another method"
    case .otherBody: "a client that sends another body"
    case .repeatedRequest: "a client that sends a request twice"
    case .otherOutcome: "a client that reads another status"
    case .unreadMember: "a client that doesn't read a member"
    case .unreadElement: "a client that doesn't read an element of a stream"
    case .repeatedElement: "a client that reads an element of a stream twice"
    case .reorderedElements: "a client that reads the elements of a stream in another order"
    }
  }
}
