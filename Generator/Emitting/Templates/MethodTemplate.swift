import SwiftSource

/// The client's method for an operation.
struct MethodTemplate {
  let request: RequestBlueprint
  /// Whether the method extends a protocol, which requires another one for the request.
  var extendsProtocol = false
  let access: Source

  var source: Source {
    """
    \(doc: request.methodDocumentation)
    \(request.deprecation.map(\.attribute))
    \(isDiscardable ? "@discardableResult" : "")
    \(access)func \(request.method)(\(list: request.parameters, parameter))\(signature)
      try await \(send)(\(list: [creation], \.self))
    }
    """
  }

  /// The method with the former name; nil without one.
  var former: Source? {
    guard let former = request.formerMethod else { return nil }
    let isShadowed = request.parameters.contains { $0.name == request.method }
    let method: Source = isShadowed ? "self.\(label: request.method)" : "\(request.method)"
    return """
      \(doc: request.methodDocumentation)
      \(FormerNameTemplate.attribute(request.method))
      \(isDiscardable ? "@discardableResult" : "")
      \(access)func \(former)(\(list: request.parameters, parameter))\(signature)
        try await \(method)(\(list: request.parameters, argument))
      }
      """
  }

  private var signature: Source {
    let tail: Source = "async throws(\(error))\(result: request.reply)"
    let isShort = request.parameters.isEmpty && request.responses.failures.isEmpty
    return isShort ? "\(effects: tail)" : " \(tail)"
  }

  private var error: Source {
    request.responses.failures.isEmpty
      ? "RequestError<Never>" : "RequestError<\(generic: "\(request.name).Failure")>"
  }

  /// A caller may ignore a success that the document doesn't describe.
  private var isDiscardable: Bool { request.responses.isUndescribed }

  /// The method that performs the request, which a parameter of the same name shadows.
  private var send: Source {
    let method = extendsProtocol ? request.method : SwiftName(known: "send")
    let isShadowed = request.parameters.contains { $0.name == method }
    return isShadowed ? "self.\(label: method)" : "\(method)"
  }

  private func parameter(_ parameter: ParameterBlueprint) -> Source {
    "\(label: parameter.name): \(parameter.outerType)\(parameter.initial(parameter.assumed?.outer))"
  }

  private var creation: Source { "\(request.name)(\(list: request.parameters, argument))" }

  private func argument(_ parameter: ParameterBlueprint) -> Source {
    "\(argument: parameter.name): \(parameter.name)"
  }
}
