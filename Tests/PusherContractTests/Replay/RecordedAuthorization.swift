import BinderyRuntime
import BinderyTesting
import Foundation

@testable import PusherSwift

/// A recorded request to the app's server, whose answer a sent frame contains.
struct RecordedAuthorization {
  let request: HTTPArchive.Request
  let response: HTTPResponse
  let position: Position
  /// Whether the client repeats the request by itself after reconnecting.
  let isRestored: Bool

  /// The position of the frame: its session, and the number of frames sent before.
  struct Position: Hashable {
    let session: Int
    let sentBefore: Int
  }

  /// The form fields that the app adds to those of every client.
  var ownFields: [URLQueryItem] {
    var form = URLComponents()
    form.percentEncodedQuery = request.postData?.text
    return (form.queryItems ?? []).filter { !["socket_id", "channel_name"].contains($0.name) }
  }
}

extension RecordedClient {
  /// The authorizations in the order of the frames; an archive may have one entry for several equal
  /// requests.
  var authorizations: [RecordedAuthorization] {
    var lastSessions: [Right: Int] = [:]
    return sent.compactMap { position, frame in
      let message = try? ConnectionChannel.Outgoing(message: frame.data)
      if case .unsubscribe(let end)? = message { lastSessions[.channel(end.data.channel)] = nil }
      guard let (right, auth) = message?.claim, let (request, response) = answer(auth) else {
        return nil
      }
      defer { lastSessions[right] = position.session }
      let isRestored = lastSessions[right].map { $0 < position.session } ?? false
      return RecordedAuthorization(
        request: request,
        response: response,
        position: position,
        isRestored: isRestored
      )
    }
  }

  private var sent: [(RecordedAuthorization.Position, HTTPArchive.Frame)] {
    sessions.enumerated().flatMap { number, session in
      // Pong frames are sent by the WebSocket itself.
      session.entry.frames.filter { $0.type == "send" && $0.opcode != 10 }.enumerated()
        .map { (RecordedAuthorization.Position(session: number, sentBefore: $0), $1) }
    }
  }

  private func answer(_ auth: String) -> (HTTPArchive.Request, HTTPResponse)? {
    guard let entry = entries.first(where: { $0.authorization == auth }) else { return nil }
    return entry.response.http.map { (entry.request, $0) }
  }
}

/// The subject of an authorization.
private enum Right: Hashable {
  case channel(String)
  case user
}

extension ConnectionChannel.Outgoing {
  /// The subject of the message's authorization, and its signature.
  fileprivate var claim: (Right, auth: String)? {
    switch self {
    case .subscribe(let message): message.data.auth.map { (.channel(message.data.channel), $0) }
    case .signIn(let message): (.user, message.data.auth)
    default: nil
    }
  }
}

extension HTTPArchive.Entry {
  /// The authorization in an answer of the app's server.
  fileprivate var authorization: String? {
    guard ["authorizeChannel", "authenticateUser"].contains(origin?.operation) else { return nil }
    return (try? JSONValue(parsing: response.content.text))?["auth"]?.string
  }
}
