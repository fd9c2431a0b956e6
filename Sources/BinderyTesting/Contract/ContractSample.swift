import BinderyRuntime

/// A response without a recording, generated from the documented description of its status.
public struct ContractSample: Sendable {
  let status: Int
  /// The status of the typed response when it is encoded again.
  let writtenStatus: Int
  let response: HTTPResponse

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - status: The documented status, or one of a documented range.
  ///   - writtenStatus: The status that the encoded reply has, if the reply doesn't store one; nil
  ///     for `status`.
  ///   - headers: The documented headers and the media type of the body.
  ///   - body: The text of the body.
  public init(
    _ status: Int,
    writtenAs writtenStatus: Int? = nil,
    headers: KeyValuePairs<String, String> = [:],
    body: String = ""
  ) {
    self.status = status
    self.writtenStatus = writtenStatus ?? status
    var fields = HTTPHeaders()
    for (name, value) in headers { fields.append(name, value) }
    response = HTTPResponse(status: status, headers: fields, body: Array(body.utf8))
  }
}

extension ContractSample {
  /// Returns the differences between the decoded response and the document.
  func differences<R: Request>(
    of request: R.Type,
    encode: (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> [EntryDifference] {
    let result = Self.outcome(of: response, request).map(encode)
    var written = response
    written.status = writtenStatus
    let found = await result.differences(from: written, .none)
    guard found.isEmpty, result.isJSON else { return found }
    return MemberOmission.all(in: response.body).compactMap { omission in
      let result = Self.outcome(of: omission.response(like: response), request).map(encode)
      return omission.added(to: result).map {
        EntryDifference("response: without \(omission.path), which is read as \($0.excerpt)")
      }
    }
  }

  private static func outcome<R: Request>(
    of response: HTTPResponse,
    _ request: R.Type
  ) -> CallOutcome<R.Reply, R.Failure> {
    JSONIsolation.$isAllowed.withValue(false) {
      do throws(JSONError) {
        switch try request.outcome(of: response) {
        case .reply(let reply): return .responded(.success(reply))
        case .failure(let failure): return .responded(.failure(failure))
        case .undocumented: return CallOutcome(.undocumented(response))
        }
      } catch {
        return CallOutcome(.undecodable(response, error))
      }
    }
  }
}
