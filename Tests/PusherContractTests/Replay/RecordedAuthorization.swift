import BinderyRuntime
import BinderyTesting
import Foundation

@testable import PusherSwift

/// What was asked of the app's server for a frame that carries its answer.
struct RecordedAuthorization {
  let request: HTTPArchive.Request
  let response: HTTPResponse
  let place: Place
  /// Whether the client asks by itself once it is greeted, since its user wanted the same before.
  let isRestored: Bool

  /// The session, and how many frames are sent in it before that one.
  struct Place: Hashable {
    let session: Int
    let sentBefore: Int
  }

  /// The fields of a form that the app adds to those that every client sends.
  var ownFields: [URLQueryItem] {
    var form = URLComponents()
    form.percentEncodedQuery = request.postData?.text
    return (form.queryItems ?? []).filter { !["socket_id", "channel_name"].contains($0.name) }
  }
}

extension RecordedClient {
  /// In the order of the frames; of several that ask the same, an archive may have one.
  var authorizations: [RecordedAuthorization] {
    var wanted: [Right: Int] = [:]
    return sent.compactMap { place, frame in
      let message = try? ConnectionChannel.Outgoing(message: frame.data)
      if case .unsubscribe(let end)? = message { wanted[.channel(end.data.channel)] = nil }
      guard let (right, auth) = message?.claim, let (request, response) = answer(auth) else {
        return nil
      }
      defer { wanted[right] = place.session }
      let isRestored = wanted[right].map { $0 < place.session } ?? false
      return RecordedAuthorization(
        request: request,
        response: response,
        place: place,
        isRestored: isRestored
      )
    }
  }

  private var sent: [(RecordedAuthorization.Place, HTTPArchive.Frame)] {
    sessions.enumerated().flatMap { number, session in
      // A pong is the WebSocket's.
      session.entry.frames.filter { $0.type == "send" && $0.opcode != 10 }.enumerated()
        .map { (RecordedAuthorization.Place(session: number, sentBefore: $0), $1) }
    }
  }

  private func answer(_ auth: String) -> (HTTPArchive.Request, HTTPResponse)? {
    guard let entry = entries.first(where: { $0.authorization == auth }) else { return nil }
    return entry.response.http.map { (entry.request, $0) }
  }
}

/// What an app's server may allow.
private enum Right: Hashable {
  case channel(String)
  case user
}

extension ConnectionChannel.Outgoing {
  /// The right that is claimed, and its proof.
  fileprivate var claim: (Right, auth: String)? {
    switch self {
    case .subscribe(let message): message.data.auth.map { (.channel(message.data.channel), $0) }
    case .signIn(let message): (.user, message.data.auth)
    default: nil
    }
  }
}

extension HTTPArchive.Entry {
  /// What an app's server answered to who asked for a right.
  fileprivate var authorization: String? {
    guard ["authorizeChannel", "authenticateUser"].contains(origin?.operation) else { return nil }
    return (try? JSONValue(parsing: response.content.text))?["auth"]?.string
  }
}
