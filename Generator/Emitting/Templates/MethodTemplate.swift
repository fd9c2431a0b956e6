import SwiftSource

/// The client's method for an operation.
struct MethodTemplate {
  let request: RequestBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: request.methodDocumentation)
    \(request.isDeprecated ? "@available(*, deprecated)" : "")
    \(isDiscardable ? "@discardableResult" : "")
    \(access)func \(request.method)(\(list: request.parameters, parameter))\(signature)
      try await \(send)(\(list: [creation], \.self))
    }
    """
  }

  private var signature: Source {
    let tail: Source = "async throws(\(error))\(result: reply)"
    let isShort = request.parameters.isEmpty && request.responses.failures.isEmpty
    return isShort ? "\(effects: tail)" : " \(tail)"
  }

  private var error: Source {
    request.responses.failures.isEmpty
      ? "RequestError<Never>" : "RequestError<\(generic: "\(request.name).Failure")>"
  }

  private var reply: Source? {
    request.responses.reply.isVoid ? nil : "\(request.name).Reply"
  }

  /// A caller may ignore a success that the document doesn't describe.
  private var isDiscardable: Bool {
    if case .undescribed = request.responses.reply { true } else { false }
  }

  /// A parameter named `send` shadows the method.
  private var send: Source {
    request.parameters.contains { $0.name == SwiftName(known: "send") } ? "self.send" : "send"
  }

  private func parameter(_ parameter: ParameterBlueprint) -> Source {
    "\(label: parameter.name): \(parameter.outerType)\(parameter.initial(parameter.assumed?.outer))"
  }

  private var creation: Source { "\(request.name)(\(list: request.parameters, argument))" }

  private func argument(_ parameter: ParameterBlueprint) -> Source {
    "\(argument: parameter.name): \(parameter.name)"
  }
}
