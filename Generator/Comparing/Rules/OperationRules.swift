/// The rules for operations, apart from the schemas of their values.
enum OperationRules {
  static let removed = ChangeRule(
    "operation-removed",
    .breaking,
    "Requests of the operation fail."
  )
  static let removedAfterSunset = ChangeRule(
    "operation-removed-after-sunset",
    .info,
    "The operation was deprecated, and its last day is over."
  )
  static let removedBeforeSunset = ChangeRule(
    "operation-removed-before-sunset",
    .breaking,
    "Users may rely on the operation until its last day."
  )
  static let removedAfterDeprecation = ChangeRule(
    "operation-removed-after-deprecation",
    .warning,
    "The operation was deprecated without a last day; requests of it fail."
  )
  static let sunsetWithdrawn = ChangeRule(
    "operation-sunset-withdrawn",
    .breaking,
    "Users had time until the day that was announced, and have none now.",
    verdict: .behaviour
  )
  static let sunsetMoved = ChangeRule(
    "operation-sunset-moved",
    .warning,
    "Users have less time to use another operation.",
    verdict: .behaviour
  )
  static let sunsetChanged = ChangeRule(
    "operation-sunset-changed",
    .info,
    "Users have at least the time that was announced.",
    verdict: .behaviour
  )
  static let added = ChangeRule("operation-added", .info, "No user has used the operation before.")
  static let deprecated = ChangeRule(
    "operation-deprecated",
    .info,
    "The operation works as before; new code should use another.",
    verdict: .behaviour
  )
  static let reactivated = ChangeRule(
    "operation-no-longer-deprecated",
    .info,
    "The operation works as before.",
    verdict: .behaviour
  )
  static let stabilityDecreased = ChangeRule(
    "operation-stability-decreased",
    .breaking,
    "Users rely on an operation that may change more than was announced.",
    verdict: .behaviour
  )
  static let stabilityIncreased = ChangeRule(
    "operation-stability-increased",
    .info,
    "The operation may change less than was announced.",
    verdict: .behaviour
  )
  static let renamed = ChangeRule(
    "operation-renamed",
    .breaking,
    "The methods of clients are named after `operationId`.",
    verdict: .source
  )
  static let pathParameterRenamed = ChangeRule(
    "path-parameter-renamed",
    .breaking,
    "The arguments of methods are named after parameters; the path is the same.",
    verdict: .source
  )
  static let bodyRemoved = ChangeRule(
    "request-body-removed",
    .breaking,
    "The service no longer reads the body that users send."
  )
  static let requiredBodyAdded = ChangeRule(
    "request-body-added-required",
    .breaking,
    "Requests without a body are refused by the service."
  )
  static let optionalBodyAdded = ChangeRule(
    "request-body-added-optional",
    .info,
    "The body may be absent, as before."
  )
  static let bodyBecameRequired = ChangeRule(
    "request-body-became-required",
    .breaking,
    "Requests without a body are refused by the service."
  )
  static let bodyBecameOptional = ChangeRule(
    "request-body-became-optional",
    .info,
    "The service accepts every request that it accepted before."
  )
  static let requiredHeaderRemoved = ChangeRule(
    "response-header-removed-required",
    .breaking,
    "Readers that need the header fail."
  )
  static let optionalHeaderRemoved = ChangeRule(
    "response-header-removed-optional",
    .warning,
    "Readers no longer get the header."
  )
  static let headerAdded = ChangeRule(
    "response-header-added",
    .info,
    "Readers ignore headers that they don't know."
  )
  static let headerBecameOptional = ChangeRule(
    "response-header-became-optional",
    .breaking,
    "Readers that need the header fail."
  )
  static let headerBecameRequired = ChangeRule(
    "response-header-became-required",
    .info,
    "Every response that the service sends was valid before."
  )
  static let securityAdded = ChangeRule(
    "security-added",
    .breaking,
    "Requests without credentials are refused by the service."
  )
  static let securityRemoved = ChangeRule(
    "security-removed",
    .info,
    "The service no longer needs the credentials."
  )
  static let alternativeAdded = ChangeRule(
    "security-alternative-added",
    .info,
    "The credentials that were accepted are accepted as before."
  )
  static let alternativeRemoved = ChangeRule(
    "security-alternative-removed",
    .breaking,
    "Requests with these credentials are refused by the service."
  )
  static let scopeAdded = ChangeRule(
    "security-scope-added",
    .warning,
    "Tokens without the scope are refused by the service."
  )
  static let scopeRemoved = ChangeRule(
    "security-scope-removed",
    .info,
    "Tokens that were accepted are accepted as before."
  )
  static let requirementReduced = ChangeRule(
    "security-requirement-reduced",
    .info,
    "The credentials that were accepted are more than the service needs."
  )
  static let schemeRenamed = ChangeRule(
    "security-scheme-renamed",
    .breaking,
    "The credentials of clients are named after security schemes; requests are the same.",
    verdict: .source
  )
  static let flowRemoved = ChangeRule(
    "security-flow-removed",
    .breaking,
    "Users can't get tokens by the flow anymore."
  )
  static let flowAdded = ChangeRule(
    "security-flow-added",
    .info,
    "Users get tokens by the flows that they use."
  )
  static let schemeURLChanged = ChangeRule(
    "security-scheme-url-changed",
    .warning,
    "Users who ask for tokens at the old URL need the new one."
  )
  static let declaredScopeRemoved = ChangeRule(
    "security-scheme-scope-removed",
    .warning,
    "Users can't ask for the scope anymore."
  )
  static let declaredScopeAdded = ChangeRule(
    "security-scheme-scope-added",
    .info,
    "Users ask for the scopes that they need."
  )
  static let schemeChanged = ChangeRule(
    "security-scheme-changed",
    .breaking,
    "Credentials are sent in another way."
  )

  static let all = [
    removed, removedAfterSunset, removedBeforeSunset, removedAfterDeprecation, sunsetWithdrawn,
    sunsetMoved, sunsetChanged, added, deprecated, reactivated, stabilityDecreased,
    stabilityIncreased, renamed, pathParameterRenamed,
    bodyRemoved, requiredBodyAdded, optionalBodyAdded, bodyBecameRequired, bodyBecameOptional,
    requiredHeaderRemoved, optionalHeaderRemoved, headerAdded, headerBecameOptional,
    headerBecameRequired, securityAdded, securityRemoved, alternativeAdded, alternativeRemoved,
    scopeAdded, scopeRemoved, schemeChanged, requirementReduced, schemeRenamed, flowRemoved,
    flowAdded, schemeURLChanged, declaredScopeRemoved, declaredScopeAdded,
  ]
}
