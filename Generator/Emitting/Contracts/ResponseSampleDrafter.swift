import Shape
import SwiftSource

/// Drafts a response for each documented status that no recording has.
struct ResponseSampleDrafter {
  private let samples: SampleValues
  /// The recorded statuses.
  private let recorded: [Int]
  /// The status of the response for a reply that doesn't keep its own.
  private let replyStatus: Int

  init(_ samples: SampleValues, recorded: [Int], replyStatus: Int) {
    self.samples = samples
    self.recorded = recorded
    self.replyStatus = replyStatus
  }

  /// Returns a response for each documented status that no recording has; for a range, one each for
  /// its first and last status that have no description of their own.
  ///
  /// Omits a response whose first media type is read as a stream, or whose type has no sample.
  func samples(of operation: Operation, _ responses: ResponsesBlueprint) -> [[Source]] {
    operation.responses.flatMap { response -> [[Source]] in
      let statuses = statuses(of: response, in: operation).filter { !recorded.contains($0) }
      guard !statuses.isEmpty, let content = content(of: response) else { return [] }
      let written = writtenStatus(of: response, responses)
      return statuses.map { status in
        [Source(number: Int64(status))]
          + (written.flatMap { $0 == status ? nil : $0 }.map {
            ["writtenAs: \(Source(number: Int64($0)))"]
          } ?? [])
          + content
      }
    }
  }

  private func statuses(of response: Response, in operation: Operation) -> [Int] {
    var codes: Set<Int> = []
    var hundreds: Set<Int> = []
    for response in operation.responses {
      switch response.status {
      case .code(let code): codes.insert(code)
      case .range(let hundred): hundreds.insert(hundred)
      case .default: break
      }
    }
    switch response.status {
    case .code(let code): return code < 200 ? [] : [code]
    case .range(let hundred): return ends(of: hundred, without: codes)
    case .default:
      return [4, 5].filter { !hundreds.contains($0) }.flatMap { ends(of: $0, without: codes) }
    }
  }

  private func ends(of hundred: Int, without codes: Set<Int>) -> [Int] {
    guard hundred > 1 else { return [] }
    let free = (hundred * 100..<hundred * 100 + 100).filter { !codes.contains($0) }
    return [free.first, free.last].compactMap(\.self)
  }

  /// Returns the status of the response for a reply that doesn't keep its own; nil if it does.
  private func writtenStatus(of response: Response, _ responses: ResponsesBlueprint) -> Int? {
    switch responses.reply {
    case .alias, .declared: response.status.isSuccess ? replyStatus : nil
    case .cases, .undescribed: nil
    }
  }

  /// Returns the headers and the body; nil if one of them has no sample value.
  private func content(of response: Response) -> [Source]? {
    guard let body = body(of: response) else { return nil }
    var headers: [(key: String, value: Source)] = []
    if let type = body.mediaType { headers.append(("Content-Type", "\(literal: type)")) }
    for (index, header) in response.headers.enumerated() {
      guard let value = samples.scalar(of: header.type, index), let text = value.text else {
        if header.isRequired { return nil }
        continue
      }
      let sent = header.isJSON ? LiteralText.compact(value) : text
      headers.append((header.key, "\(literal: sent)"))
    }
    return (headers.isEmpty ? [] : ["headers: [\(members: headers)]"])
      + (body.text.map { ["body: \(Source.json($0))"] } ?? [])
  }

  private func body(of response: Response) -> (mediaType: String?, text: String?)? {
    guard let content = response.contents.first else { return (nil, nil) }
    let mediaType = content.mediaType.contains("*") ? nil : content.mediaType
    switch content.coding {
    case .json: return samples.value(of: content.type).map { (mediaType, LiteralText.compact($0)) }
    case .text, .binary: return (mediaType, "sample")
    case .form, .multipart, .events, .textEvents, .jsonLines, .xml, .coded, .rows, .parts:
      return nil
    }
  }
}
