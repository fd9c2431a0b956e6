import BinderyRuntime
import Foundation
import PusherSwift

// Answers of an app's server to its clients.
extension PusherApp {
  /// Authorizes a client to subscribe to a private or an encrypted channel.
  ///
  /// Decide first whether the client may subscribe. The authorization of an encrypted channel has
  /// the `sharedSecret` to decrypt its events.
  public func authorizeChannel(
    _ channelName: String,
    socketID: String
  ) throws(PusherAppError) -> ChannelAuthorization {
    guard !PusherChannelType.isPresenceChannel(name: channelName) else {
      throw .membership(channel: channelName)
    }
    let auth = try auth(channelName, socketID, nil)
    guard channelName.hasPrefix(Self.encryptedPrefix) else {
      return ChannelAuthorization(auth: auth)
    }
    let secret = Data(try sharedSecret(of: channelName)).base64EncodedString()
    return ChannelAuthorization(auth: auth, sharedSecret: secret)
  }

  /// Authorizes a client to subscribe to a presence channel as a member.
  public func authorizeChannel(
    _ channelName: String,
    socketID: String,
    member: Member
  ) throws(PusherAppError) -> ChannelAuthorization {
    let data: String
    do throws(JSONError) {
      data = String(decoding: try JSONWriter.encode(member), as: UTF8.self)
    } catch {
      throw .invalidUser("\(error)")
    }
    return try authorizeChannel(channelName, socketID: socketID, channelData: data)
  }

  /// Authorizes a client to subscribe to a presence channel as the member in a JSON object, which
  /// is signed exactly as given: `{"user_id":"10","user_info":{"name":"Mr. Channels"}}`.
  public func authorizeChannel(
    _ channelName: String,
    socketID: String,
    channelData: String
  ) throws(PusherAppError) -> ChannelAuthorization {
    guard PusherChannelType.isPresenceChannel(name: channelName) else {
      throw .membership(channel: channelName)
    }
    let data: EmbeddedJSON<Member>
    do throws(JSONError) {
      data = try EmbeddedJSON(text: channelData)
    } catch {
      throw .invalidUser("\(error)")
    }
    let auth = try auth(channelName, socketID, channelData)
    return ChannelAuthorization(auth: auth, channelData: data)
  }

  /// Authenticates a client as a user.
  public func authenticateUser(
    _ user: User,
    socketID: String
  ) throws(PusherAppError) -> UserAuthentication {
    let data: String
    do throws(JSONError) {
      data = String(decoding: try JSONWriter.encode(user), as: UTF8.self)
    } catch {
      throw .invalidUser("\(error)")
    }
    return try authenticateUser(userData: data, socketID: socketID)
  }

  /// Authenticates a client as the user in a JSON object, which is signed exactly as given:
  /// `{"id":"12345"}`.
  public func authenticateUser(
    userData: String,
    socketID: String
  ) throws(PusherAppError) -> UserAuthentication {
    try check(socketID)
    let data: EmbeddedJSON<User>
    do throws(JSONError) {
      data = try EmbeddedJSON(text: userData)
    } catch {
      throw .invalidUser("\(error)")
    }
    guard !data.value.id.isEmpty else { throw .invalidUser("its id is empty") }
    let signature = try signature(of: "\(socketID)::user::\(userData)")
    return UserAuthentication(auth: "\(key):\(signature)", userData: data)
  }

  private func auth(
    _ channelName: String,
    _ socketID: String,
    _ channelData: String?
  ) throws(PusherAppError) -> String {
    try check(socketID)
    guard PusherChannelType.isValid(name: channelName),
      PusherChannelType(name: channelName) != .normal
    else { throw .invalidChannelName(channelName) }
    let text = [socketID, channelName, channelData].compactMap(\.self).joined(separator: ":")
    return "\(key):\(try signature(of: text))"
  }

  /// Throws for an invalid socket id, since the signed text would be ambiguous: with
  /// `1.2:private-a` it could be read as a signature for another channel.
  private func check(_ socketID: String) throws(PusherAppError) {
    let parts = socketID.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) })
    else { throw .invalidSocketID(socketID) }
  }
}

extension ChannelAuthorization {
  /// The answer for the client, as `application/json`.
  public var json: String { (try? JSONValue(encoding: self))?.description ?? "{}" }
}

extension UserAuthentication {
  /// The answer for the client, as `application/json`.
  public var json: String { (try? JSONValue(encoding: self))?.description ?? "{}" }
}
