import Shape
import SwiftSource

/// Drafts the tests of recorded calls.
struct CaseDrafter {
  private let spelling: TypeSpelling
  private let values: RecordedValueWriter
  private let clients: ClientContractDrafter

  init(_ service: ServiceBlueprint, clients: ClientContractDrafter) {
    spelling = service.spelling
    values = RecordedValueWriter(service)
    self.clients = clients
  }

  /// Returns the test of a recorded call.
  func draft(
    _ recorded: Contract.Case,
    _ request: RequestBlueprint,
    adding additions: [Source] = []
  ) -> CaseBlueprint {
    let entry: [Source?] = [
      "\(literal: recorded.entry.recording)",
      Source(number: Int64(recorded.entry.entry)),
      "status: \(Source(number: Int64(recorded.status)))",
      recorded.schema.map { "schema: \(literal: $0)" },
    ]
    let client: [Source?] = [
      clients.connection(with: recorded.credentials, basePath: recorded.basePath),
      additions.isEmpty ? nil : "adding: [\(elements: additions, \.self)]",
    ]
    return CaseBlueprint(
      caseArguments: (entry + tolerance(recorded.tolerance) + client).compactMap { $0 },
      arguments: request.parameters.compactMap { argument($0, recorded) }
    )
  }

  private func tolerance(_ tolerance: Contract.Tolerance) -> [Source?] {
    let arguments: [(label: Source, names: [String])] = [
      ("undescribedHeaders", tolerance.undescribedHeaders),
      ("undescribedCookies", tolerance.undescribedCookies),
      ("undescribedQuery", tolerance.undescribedQuery),
      ("undescribedMembers", tolerance.undescribedMembers),
      ("describedHeaders", tolerance.describedHeaders),
      ("numericParameters", tolerance.numericParameters),
    ]
    return arguments.map { label, names in
      names.isEmpty ? nil : "\(label): [\(elements: names, Source.literal)]"
    }
  }

  private func argument(_ parameter: ParameterBlueprint, _ recorded: Contract.Case) -> Source? {
    value(of: parameter, recorded).map { "\(argument: parameter.name): \($0)" }
  }

  private func value(of slot: ParameterBlueprint, _ recorded: Contract.Case) -> Source? {
    switch slot.subject {
    case .parameter(let parameter):
      let argument = recorded.arguments.first {
        $0.location == parameter.location && $0.key == parameter.key
      }
      return argument.map { spelling.recorded($0.value, as: parameter.type) }
    case .body(let contents):
      guard let body = recorded.body, contents.indices.contains(body.content) else { return nil }
      let content = contents[body.content]
      let value = values.value(of: body, content)
      guard contents.count > 1 else { return value }
      let names = contents.unionCases(in: [], spelling, from: nil).map(\.name)
      return ".\(label: names[body.content])(\(list: [value], \.self))"
    }
  }
}
