/// Codes that several parts of the generator report.
extension Diagnostic.Code {
  /// A file exists that Bindery doesn't overwrite.
  public static let existingFile = Self("existing-file")
  /// A reference leads to the network or out of the root folder.
  public static let externalReference = Self("external-reference")
  /// A discriminator doesn't match the variants.
  public static let invalidDiscriminator = Self("invalid-discriminator")
  /// A file isn't valid UTF-8 or has characters that YAML and JSON forbid.
  public static let invalidEncoding = Self("invalid-encoding")
  /// The values of an `enum` are invalid.
  public static let invalidEnum = Self("invalid-enum")
  /// An extension of the document has an invalid value.
  public static let invalidExtension = Self("invalid-extension")
  /// A path in `bindings.yaml` is absolute, or the root folder is wrong.
  public static let invalidFilePath = Self("invalid-file-path")
  /// The schema of a form doesn't describe its fields.
  public static let invalidForm = Self("invalid-form")
  /// A recording isn't valid HAR 1.2.
  public static let invalidHAR = Self("invalid-har")
  /// A name isn't a valid Swift name.
  public static let invalidName = Self("invalid-name")
  /// A parameter has an invalid `name`, `in` or `style`.
  public static let invalidParameter = Self("invalid-parameter")
  /// Two modules, clients, types or files would have the same name.
  public static let invalidRedeclaration = Self("invalid-redeclaration")
  /// The value of a `$ref` isn't a valid reference.
  public static let invalidReference = Self("invalid-reference")
  /// The URL of a server is invalid or relative.
  public static let invalidServer = Self("invalid-server")
  /// A rule under `severities` is invalid.
  public static let invalidSeverity = Self("invalid-severity")
  /// A status code is invalid or can't be the status of a response.
  public static let invalidStatus = Self("invalid-status")
  /// A file isn't valid YAML or JSON.
  public static let invalidSyntax = Self("invalid-syntax")
  /// A value has the wrong type or isn't one of the allowed values.
  public static let invalidValue = Self("invalid-value")
  /// A document exceeds a limit.
  public static let limitExceeded = Self("limit-exceeded")
  /// A schema is where another object belongs.
  public static let misplacedSchema = Self("misplaced-schema")
  /// A parameter, request body or response has no schema or content.
  public static let missingSchema = Self("missing-schema")
  /// Schemas, references or collections are nested too deeply.
  public static let nestingLimit = Self("nesting-limit")
  /// There is no document or `bindings.yaml`.
  public static let noDocument = Self("no-document")
  /// A part of the document isn't generated.
  public static let notGenerated = Self("not-generated")
  /// A recording contradicts the document.
  public static let recordingMismatch = Self("recording-mismatch")
  /// Two outputs or documents use one folder.
  public static let sharedFolder = Self("shared-folder")
  /// An object has a key that isn't known.
  public static let unknownKey = Self("unknown-key")
  /// A recording names an operation, channel or message that isn't described.
  public static let unmatchedRecording = Self("unmatched-recording")
  /// The values of an `enum` have no valid names in Swift.
  public static let unnamedEnumValues = Self("unnamed-enum-values")
  /// A file or folder can't be found or read.
  public static let unreadableFile = Self("unreadable-file")
  /// A reference refers to something that doesn't exist.
  public static let unresolvedReference = Self("unresolved-reference")
  /// A file isn't a document that Bindery can read.
  public static let unsupportedDocument = Self("unsupported-document")
  /// Content has a media type that Bindery doesn't decode.
  public static let unsupportedMediaType = Self("unsupported-media-type")
  /// A security scheme is not supported.
  public static let unsupportedSecurityScheme = Self("unsupported-security-scheme")
  /// A rule in `bindings.yaml` has no effect.
  public static let unusedRule = Self("unused-rule")
  /// A keyword belongs to another version of the standard.
  public static let wrongVersionKeyword = Self("wrong-version-keyword")
}
