import BinderyJSON
import SchemaValidation
import Shape

/// How much of what the documents describe recordings cover.
public struct DescriptionCoverage: Hashable, Sendable {
  /// The measure of each kind of elements; without those of which nothing is described.
  public private(set) var measures: [CoverageDimension: CoverageMeasure] = [:]
  /// What no recording covers, in document order.
  ///
  /// What is inside of a body without a recording isn't listed.
  public private(set) var gaps: [CoverageGap] = []
  /// The method and path of each operation.
  private let requests: [String: String]

  /// Compares recorded values with their schemas; throws `SchemaError` if one of these is invalid.
  public init(_ values: RecordedValues) throws(SchemaError) {
    let operations = values.elements.filter { $0.kind == .operation }
    requests = Dictionary(operations.map { ($0.subject, $0.detail) }) { first, _ in first }
    var sent = try CoveredSchemas(values.sent, values.values.filter(\.isSent))
    var received = try CoveredSchemas(values.received, values.values.filter { !$0.isSent })
    let bodies = Self.bodies(values.elements)
    for (index, element) in values.elements.enumerated() {
      count(element)
      guard let schema = element.schema else { continue }
      if element.kind == .mediaType, bodies[Body(element)] != index { continue }
      let isSent = element.side == .request
      let parts = isSent ? sent.parts(of: schema) : received.parts(of: schema)
      let schemas = isSent ? sent : received
      for part in parts { count(part, of: element, schemas) }
      if element.kind == .parameter { countListedValues(of: element, schemas) }
    }
  }

  /// A schema of bodies, which several media types of one body share in Swagger 2.0.
  private struct Body: Hashable {
    let side: CoverableElement.Side
    let schema: String?

    init(_ element: CoverableElement) { (side, schema) = (element.side, element.schema) }
  }

  /// The media type of which each schema of bodies is counted: the first one that was recorded, or
  /// else the first one.
  private static func bodies(_ elements: [CoverableElement]) -> [Body: Int] {
    let indices = elements.indices.filter { elements[$0].kind == .mediaType }
    return Dictionary(indices.map { (Body(elements[$0]), $0) }) { first, second in
      elements[first].count > 0 || elements[second].count == 0 ? first : second
    }
  }

  /// All elements.
  public var total: CoverageMeasure { measures.values.reduce(CoverageMeasure(), +) }

  private mutating func count(_ element: CoverableElement) {
    let dimension = CoverageDimension(element.kind)
    measures[dimension, default: CoverageMeasure()].count(isCovered: element.count > 0)
    guard element.count == 0 else { return }
    let isOperation = element.kind == .operation
    add(dimension, element, isOperation ? "" : element.detail, element.origin)
  }

  private mutating func count(
    _ part: CoveredSchemas.Part,
    of element: CoverableElement,
    _ schemas: CoveredSchemas
  ) {
    let dimension = CoverageDimension(part.kind, of: element)
    measures[dimension, default: CoverageMeasure()].count(isCovered: part.isCovered)
    // A part inside of one that isn't covered, or of an element without a recording, isn't listed.
    guard !part.isCovered, part.isReachable, element.count > 0 else { return }
    let origin = schemas.origin(of: part.pointer) ?? element.origin
    add(dimension, element, "\(element.detail) \(origin.pointer)", origin)
  }

  private mutating func countListedValues(
    of element: CoverableElement,
    _ schemas: CoveredSchemas
  ) {
    for (value, isCovered) in schemas.listedValues(of: element.schema ?? "") {
      measures[.parameterValues, default: CoverageMeasure()].count(isCovered: isCovered)
      guard !isCovered, element.count > 0 else { continue }
      add(.parameterValues, element, "\(element.detail) = \(value)", element.origin)
    }
  }

  private mutating func add(
    _ dimension: CoverageDimension,
    _ element: CoverableElement,
    _ detail: String,
    _ origin: Origin
  ) {
    gaps.append(
      CoverageGap(
        dimension: dimension,
        subject: element.subject,
        request: requests[element.subject],
        detail: detail,
        origin: origin
      )
    )
  }
}

extension CoverageDimension {
  fileprivate init(_ kind: CoverableElement.Kind) {
    self =
      switch kind {
      case .operation: .operations
      case .response: .responses
      case .mediaType: .mediaTypes
      case .parameter: .parameters
      case .webhook: .webhooks
      case .message: .messages
      }
  }

  /// The dimension of a part of an element's schema.
  fileprivate init(_ kind: SchemaTargets.Target.Kind, of element: CoverableElement) {
    self =
      switch kind {
      case .property: .properties
      case .branch: .branches
      case .keyword, .properties:
        switch element.side {
        case .request: .requestKeywords
        case .response: .responseKeywords
        case .event: .messageKeywords
        }
      }
  }
}
