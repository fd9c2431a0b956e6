/// The rules for operations, apart from the schemas of their values.
enum OperationRules {
  static let removed = ChangeRule(
    "operation-removed",
    .breaking,
    "Requests of the operation fail."
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
  static let renamed = ChangeRule(
    "operation-renamed",
    .breaking,
    "The methods of clients are named after `operationId`.",
    verdict: .source
  )
  static let parameterRemoved = ChangeRule(
    "request-parameter-removed",
    .warning,
    "The service may ignore or refuse the parameter that users send."
  )
  static let pathParameterRemoved = ChangeRule(
    "path-parameter-removed",
    .breaking,
    "The path has another form."
  )
  static let requiredParameterAdded = ChangeRule(
    "request-parameter-added-required",
    .breaking,
    "Requests without the parameter are refused by the service."
  )
  static let optionalParameterAdded = ChangeRule(
    "request-parameter-added-optional",
    .info,
    "The parameter may be absent, as before."
  )
  static let parameterBecameRequired = ChangeRule(
    "request-parameter-became-required",
    .breaking,
    "Requests without the parameter are refused by the service."
  )
  static let parameterBecameOptional = ChangeRule(
    "request-parameter-became-optional",
    .info,
    "The service accepts every request that it accepted before."
  )
  static let serializationChanged = ChangeRule(
    "request-parameter-serialization-changed",
    .breaking,
    "The same value has another text in the request."
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
  static let successRemoved = ChangeRule(
    "success-response-removed",
    .breaking,
    "Users wait for a response that doesn't come anymore."
  )
  static let successAdded = ChangeRule(
    "success-response-added",
    .info,
    "Users who check only for a success read the new response like the others."
  )
  static let failureRemoved = ChangeRule(
    "failure-response-removed",
    .info,
    "An error that doesn't occur anymore needs no handling."
  )
  static let failureAdded = ChangeRule(
    "failure-response-added",
    .info,
    "Users handle errors that they don't know as errors."
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
  static let serverRemoved = ChangeRule(
    "server-removed",
    .warning,
    "Users of the server need another."
  )
  static let serverAdded = ChangeRule("server-added", .info, "No user has used the server before.")
  static let webhookRemoved = ChangeRule(
    "webhook-removed",
    .warning,
    "Users wait for requests that don't come anymore."
  )
  static let webhookAdded = ChangeRule(
    "webhook-added",
    .info,
    "The service sends requests only to those who ask for them."
  )
  static let bodyNoLongerSent = ChangeRule(
    "webhook-body-removed",
    .breaking,
    "Readers that need the body fail."
  )
  static let bodyNowSent = ChangeRule(
    "webhook-body-added",
    .info,
    "Readers ignore a body that they don't know."
  )

  static let all = [
    removed, added, deprecated, reactivated, renamed, parameterRemoved,
    pathParameterRemoved, requiredParameterAdded, optionalParameterAdded, parameterBecameRequired,
    parameterBecameOptional, serializationChanged, pathParameterRenamed,
    bodyRemoved, requiredBodyAdded, optionalBodyAdded, bodyBecameRequired, bodyBecameOptional,
    successRemoved, successAdded, failureRemoved, failureAdded, requiredHeaderRemoved,
    optionalHeaderRemoved, headerAdded, headerBecameOptional, headerBecameRequired, securityAdded,
    securityRemoved, alternativeAdded, alternativeRemoved, scopeAdded, scopeRemoved, schemeChanged,
    requirementReduced, schemeRenamed, flowRemoved, flowAdded, schemeURLChanged,
    declaredScopeRemoved, declaredScopeAdded,
    serverRemoved, serverAdded, webhookRemoved, webhookAdded, bodyNoLongerSent, bodyNowSent,
  ]
}
