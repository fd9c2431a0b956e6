import Foundation

extension APIClient {
  /// Performs a request whose reply is a stream, and returns when the stream begins.
  ///
  /// `timeout` applies until then; afterwards the connection's `idleTimeout` limits each pause. A
  /// response that isn't a stream is decoded as by `send` of any other request.
  public func send<R: StreamingRequest>(
    _ request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> R.Reply {
    let response = try await begin(request, timeout: timeout)
    let outcome: Outcome<R.Reply, R.Failure>?
    do {
      outcome = try R.outcome(of: response)
    } catch {
      throw .undecodable(response.head, error)
    }
    switch outcome {
    case .reply(let reply): return reply
    case .failure(let failure): throw .failure(failure)
    case .undocumented: throw .undocumented(try await whole(response, for: request, timeout))
    case nil: return try await whole(response, for: request, timeout).reply(to: request)
    }
  }

  /// Performs a request and returns a successful response as a stream, without decoding it.
  ///
  /// Use it for bodies that are too large for memory. It throws the errors of `send`.
  public func stream<R: Request>(
    _ request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> HTTPStreamedResponse {
    let response = try await begin(request, timeout: timeout)
    if (200..<300).contains(response.status) { return response }
    let whole = try await whole(response, for: request, timeout)
    _ = try whole.reply(to: request)
    return HTTPStreamedResponse(whole)
  }

  private func begin<R: Request>(
    _ request: R,
    timeout: Duration?
  ) async throws(RequestError<R.Failure>) -> HTTPStreamedResponse {
    do {
      return try await connection.response(to: request, timeout: timeout) {
        exchange throws(TransportError) in try await connection.transport.stream(exchange)
      }
    } catch {
      throw RequestError(error)
    }
  }

  /// Reads the rest of a response that isn't returned as a stream, with the usual limits.
  private func whole<R: Request>(
    _ response: HTTPStreamedResponse,
    for request: R,
    _ timeout: Duration?
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    var whole = response.head
    whole.coders = ContentCoders(connection.contentCoders)
    do {
      let (limit, time) = (connection.maximumBodySize, timeout ?? connection.timeout)
      whole.body = try await response.body.collect(upTo: limit, within: time)
      return whole
    } catch {
      throw error == .cancelled || Task.isCancelled ? .cancelled : .transport(error)
    }
  }
}

extension HTTPStreamedResponse {
  /// The response without its body.
  var head: HTTPResponse { HTTPResponse(status: status, headers: headers) }
}
