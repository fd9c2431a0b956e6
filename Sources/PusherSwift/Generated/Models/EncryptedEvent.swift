// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import Foundation

/// An event on an end-to-end encrypted channel.
public struct EncryptedEvent: JSONModel {
  public var event: EventName
  public var channel: EncryptedChannelName
  /// The encrypted data.
  public var data: EmbeddedJSON<EncryptedData>

  public init(event: EventName, channel: EncryptedChannelName, data: EmbeddedJSON<EncryptedData>) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: EventName?
    var channel: EncryptedChannelName?
    var data: EmbeddedJSON<EncryptedData>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.channel = try json.require(channel, "channel")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.member("data", data)
    json.endObject()
  }
}

/// The name of an end-to-end encrypted channel.
public typealias EncryptedChannelName = String

/// The data of an event in a NaCl secret box (XSalsa20 and Poly1305).
///
/// The key is the channel's shared secret, which arrives with the signature and is never sent over
/// this connection.
public struct EncryptedData: JSONModel {
  /// The nonce, 24 bytes.
  public var nonce: Data
  /// The authentication tag of 16 bytes, followed by the encrypted data.
  public var ciphertext: Data

  public init(nonce: Data, ciphertext: Data) {
    self.nonce = nonce
    self.ciphertext = ciphertext
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var nonce: Data?
    var ciphertext: Data?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "nonce": json.read(into: &nonce)
      case "ciphertext": json.read(into: &ciphertext)
      default: try json.skipValue()
      }
    }
    self.nonce = try json.require(nonce, "nonce")
    self.ciphertext = try json.require(ciphertext, "ciphertext")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("nonce", nonce)
    json.member("ciphertext", ciphertext)
    json.endObject()
  }
}
