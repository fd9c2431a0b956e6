/// The codes, except those that only recordings and contract tests cause.
extension Diagnostic.Code {
  package static let circularReference = Self("circular-reference")
  package static let conflictingTypes = Self("conflicting-types")
  package static let duplicateAnchor = Self("duplicate-anchor")
  package static let duplicateChannel = Self("duplicate-channel")
  package static let duplicateKey = Self("duplicate-key")
  package static let duplicateOperationID = Self("duplicate-operation-id")
  package static let duplicateParameter = Self("duplicate-parameter")
  /// A file exists that Bindery doesn't overwrite.
  public static let existingFile = Self("existing-file")
  /// A reference leads to the network or out of the root folder.
  public static let externalReference = Self("external-reference")
  package static let ignoredHeader = Self("ignored-header")
  package static let impliedNull = Self("implied-null")
  package static let indistinguishableMessages = Self("indistinguishable-messages")
  package static let indistinguishableVariants = Self("indistinguishable-variants")
  package static let invalidAlias = Self("invalid-alias")
  package static let invalidChannelAddress = Self("invalid-channel-address")
  package static let invalidDefault = Self("invalid-default")
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
  package static let invalidPath = Self("invalid-path")
  /// Two modules, clients, types or files would have the same name.
  public static let invalidRedeclaration = Self("invalid-redeclaration")
  /// The value of a `$ref` isn't a valid reference.
  public static let invalidReference = Self("invalid-reference")
  package static let invalidSecurityScheme = Self("invalid-security-scheme")
  /// The URL of a server is invalid or relative.
  public static let invalidServer = Self("invalid-server")
  /// A rule under `severities` is invalid.
  public static let invalidSeverity = Self("invalid-severity")
  /// A status code is invalid or can't be the status of a response.
  public static let invalidStatus = Self("invalid-status")
  /// A file isn't valid YAML or JSON.
  public static let invalidSyntax = Self("invalid-syntax")
  package static let invalidTag = Self("invalid-tag")
  /// A value has the wrong type or isn't one of the allowed values.
  public static let invalidValue = Self("invalid-value")
  package static let largeRemoval = Self("large-removal")
  /// A document exceeds a limit.
  public static let limitExceeded = Self("limit-exceeded")
  /// A schema is where another object belongs.
  public static let misplacedSchema = Self("misplaced-schema")
  package static let misplacedSection = Self("misplaced-section")
  public static let missingKey = Self("missing-key")
  package static let missingPathParameter = Self("missing-path-parameter")
  /// A parameter, request body or response has no schema or content.
  public static let missingSchema = Self("missing-schema")
  package static let misspelledKey = Self("misspelled-key")
  package static let nameConflict = Self("name-conflict")
  /// Schemas, references or collections are nested too deeply.
  public static let nestingLimit = Self("nesting-limit")
  /// There is no document or `bindings.yaml`.
  public static let noDocument = Self("no-document")
  /// A part of the document isn't generated.
  public static let notGenerated = Self("not-generated")
  package static let optionalPathParameter = Self("optional-path-parameter")
  package static let outsidePackage = Self("outside-package")
  package static let overriddenOperation = Self("overridden-operation")
  /// A recording contradicts the document.
  public static let recordingMismatch = Self("recording-mismatch")
  package static let recursiveSchema = Self("recursive-schema")
  /// Two outputs or documents use one folder.
  public static let sharedFolder = Self("shared-folder")
  package static let undescribedRequiredProperty = Self("undescribed-required-property")
  /// A recording has an operation, a parameter or a member that the document doesn't describe.
  public static let undocumented = Self("undocumented")
  /// An object has a key that isn't known.
  public static let unknownKey = Self("unknown-key")
  package static let unknownMethod = Self("unknown-method")
  package static let unknownSecurityScheme = Self("unknown-security-scheme")
  package static let unknownType = Self("unknown-type")
  package static let unlistedMessage = Self("unlisted-message")
  /// A recording names an operation, channel or message that isn't described.
  public static let unmatchedRecording = Self("unmatched-recording")
  /// The values of an `enum` have no valid names in Swift.
  public static let unnamedEnumValues = Self("unnamed-enum-values")
  /// A file or folder can't be found or read.
  public static let unreadableFile = Self("unreadable-file")
  package static let unrelatedKeyword = Self("unrelated-keyword")
  /// A reference refers to something that doesn't exist.
  public static let unresolvedReference = Self("unresolved-reference")
  /// A file isn't a document that Bindery can read.
  public static let unsupportedDocument = Self("unsupported-document")
  package static let unsupportedKeyword = Self("unsupported-keyword")
  /// Content has a media type that Bindery doesn't decode.
  public static let unsupportedMediaType = Self("unsupported-media-type")
  package static let unsupportedSchemaFormat = Self("unsupported-schema-format")
  /// A security scheme is not supported.
  public static let unsupportedSecurityScheme = Self("unsupported-security-scheme")
  package static let unsupportedWebhook = Self("unsupported-webhook")
  package static let unusableOutput = Self("unusable-output")
  package static let unusedPathParameter = Self("unused-path-parameter")
  /// A rule in `bindings.yaml` has no effect.
  public static let unusedRule = Self("unused-rule")
  package static let wrongReferenceTarget = Self("wrong-reference-target")
  /// A keyword belongs to another version of the standard.
  public static let wrongVersionKeyword = Self("wrong-version-keyword")
}
