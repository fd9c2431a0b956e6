import Foundation
import Shape
import Specification

import struct Canonical.Recording

/// A recorded session of a WebSocket, as it is played with a live server.
package struct LiveSession: Sendable {
  /// A recorded message.
  package struct Frame: Sendable {
    package let isSent: Bool
    package let content: LiveMessage.Content
    /// Its name in the documents; nil for a message that no channel describes.
    let name: LiveMessage.Name?
    let mark: Mark
    /// Why the server must send it; nil for a message that may depend on other clients.
    let cause: Cause?
    /// Whether it is the reply to a ping.
    let isPong: Bool
  }

  /// Why a server must send a message.
  enum Cause: Hashable, Sendable {
    /// It is the first message of a session.
    case opening
    /// It is the reply to a message of the client, by its index, or one of others by their names.
    case request(Int, replies: Set<String>)
  }

  /// The request that opens it.
  package var handshake: LiveRequest
  /// The subprotocols that the client offers.
  package let subprotocols: [String]
  package let frames: [Frame]
  /// The names of the possible replies of each request that wasn't answered.
  let unanswered: [Set<String>]
  /// How the server must close it; nil if the client closes it, or if the server closed it for a
  /// reason of its own.
  let serverClose: Recording.Close?
  /// The code and reason with which the client closes it; nil if it didn't close it.
  package let clientClose: (code: Int, reason: String)?
  /// The channels whose messages it has.
  let channels: [Channel]
  /// The security schemes of which opening it requires some.
  let securitySchemes: [CredentialScheme.ID]
  /// The name of the message with which a side detects that the other one is alive.
  let ping: String?

  /// - Parameters:
  ///   - recording: A session whose messages have names.
  ///   - service: The service with its channels.
  init?(_ recording: Recording, of service: Service) {
    let names = recording.frames.compactMap(\.channel).unique
    let channels = names.compactMap { name in service.channels.first { $0.name == name } }
    guard let main = channels.first, let handshake = recording.liveRequest else { return nil }
    self.channels = channels
    self.handshake = handshake
    securitySchemes = service.securitySchemes(of: main)
    subprotocols = recording.request.headers
      .filter { $0.name.lowercased() == "sec-websocket-protocol" }
      .flatMap { $0.value.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let policies = service.policies(of: main)
    let causes = SessionCauses(recording.frames, channels, policies.keepAlive)
    unanswered = causes.unanswered
    frames = recording.frames.enumerated().map { index, frame in
      Frame(
        isSent: frame.direction == .send,
        content: LiveMessage.Content(frame.data),
        name: frame.name,
        mark: frame.mark,
        cause: causes.byFrame[index],
        isPong: frame.message != nil && frame.message == policies.keepAlive?.pong
      )
    }
    serverClose = recording.close.flatMap { close in
      close.isByService && !policies.isTemporary(close.code) ? close : nil
    }
    clientClose = recording.close.flatMap { close in
      close.isByService ? nil : (close.code, close.reason)
    }
    ping = policies.keepAlive?.ping
  }

  /// Whether the client sends no message that may change the state of the server.
  ///
  /// AsyncAPI doesn't state which messages change it.
  var isSafe: Bool {
    frames.allSatisfy { frame in
      !frame.isSent || frame.isPong || ping != nil && frame.name?.message == ping
    }
  }

  /// The number of messages after which a server sends too many.
  package var messageLimit: Int { max(1000, frames.count * 4) }
}

extension LiveMessage.Content {
  init(_ data: Recording.Body) {
    self =
      data.encoding == "base64"
      ? .binary(Data(base64Encoded: data.text).map(Array.init) ?? []) : .text(data.text)
  }
}

extension Recording.Frame {
  fileprivate var name: LiveMessage.Name? {
    guard let channel, let message else { return nil }
    return LiveMessage.Name(channel: channel, message: message)
  }
}

extension Service {
  /// The security schemes of which connections to a channel require some.
  fileprivate func securitySchemes(of channel: Channel) -> [CredentialScheme.ID] {
    guard let document = realtime.first(where: { $0.document == channel.origin.file }) else {
      return []
    }
    let servers = document.servers.filter { server in
      channel.servers.isEmpty || server.name.map(channel.servers.contains) ?? true
    }
    let names = servers.reduce(channel.requiredSchemes) { $0.union($1.requiredSchemes) }
    return document.credentials.map(\.id).filter { names.contains($0.rawValue) }
  }

  /// The policies of a channel, also those of its document.
  fileprivate func policies(of channel: Channel) -> ConnectionPolicies {
    let document = realtime.first { $0.document == channel.origin.file }?.policies
    var policies = channel.policies
    policies.keepAlive = policies.keepAlive ?? document?.keepAlive
    policies.closeCodes = policies.closeCodes ?? document?.closeCodes
    return policies
  }
}

extension ConnectionPolicies {
  /// Whether a server that closes with a code can be connected to again, so that the close is none
  /// of the session's own.
  fileprivate func isTemporary(_ code: Int) -> Bool {
    // Going away, lost, internal errors and restarts (RFC 6455, section 7.4.1, and IANA).
    if [1001, 1005, 1006, 1011, 1012, 1013, 1014, 1015].contains(code) { return true }
    return closeCodes?.first { $0.codes.contains(code) }.map { $0.reaction != .stop } ?? false
  }
}
