// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A device, with its app and client.
public struct Device: JSONModel {
  /// The ID that the company assigns to the app.
  public var providerUid: String
  /// The bundle identifier of the app.
  public var appPackage: String?
  /// The ID of the client.
  public var clientId: String
  /// The ID of the device, a UUID that the app stores.
  public var deviceUid: String
  /// The device address from an earlier registration; null without one.
  public var deviceAddress: Nullable<String>?
  /// The device token for push notifications.
  public var pnsPushAddress: String?
  /// The name of the operating system.
  ///
  /// The default is `"iOS"`.
  public var osName: String
  /// The version of the operating system.
  public var osVersion: String?
  /// The language, such as `en`.
  public var locale: String?
  /// The time zone, such as `Europe/Berlin`.
  public var timeZone: String?
  /// The name of the device.
  public var deviceName: String?
  /// The model of the device.
  public var deviceModel: String?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var apiVersion: Int

  public init(
    providerUid: String,
    appPackage: String? = nil,
    clientId: String,
    deviceUid: String,
    deviceAddress: Nullable<String>? = nil,
    pnsPushAddress: String? = nil,
    osName: String,
    osVersion: String? = nil,
    locale: String? = nil,
    timeZone: String? = nil,
    deviceName: String? = nil,
    deviceModel: String? = nil,
    apiVersion: Int
  ) {
    self.providerUid = providerUid
    self.appPackage = appPackage
    self.clientId = clientId
    self.deviceUid = deviceUid
    self.deviceAddress = deviceAddress
    self.pnsPushAddress = pnsPushAddress
    self.osName = osName
    self.osVersion = osVersion
    self.locale = locale
    self.timeZone = timeZone
    self.deviceName = deviceName
    self.deviceModel = deviceModel
    self.apiVersion = apiVersion
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var providerUid: String?
    var clientId: String?
    var deviceUid: String?
    var osName: String?
    var apiVersion: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "providerUid": json.read(into: &providerUid)
      case "appPackage": json.read(into: &appPackage)
      case "clientId": json.read(into: &clientId)
      case "deviceUid": json.read(into: &deviceUid)
      case "deviceAddress": json.read(into: &deviceAddress)
      case "pnsPushAddress": json.read(into: &pnsPushAddress)
      case "osName": json.read(into: &osName)
      case "osVersion": json.read(into: &osVersion)
      case "locale": json.read(into: &locale)
      case "timeZone": json.read(into: &timeZone)
      case "deviceName": json.read(into: &deviceName)
      case "deviceModel": json.read(into: &deviceModel)
      case "apiVersion": json.read(into: &apiVersion)
      default: try json.skipValue()
      }
    }
    self.providerUid = try json.require(providerUid, "providerUid")
    self.clientId = try json.require(clientId, "clientId")
    self.deviceUid = try json.require(deviceUid, "deviceUid")
    self.osName = try json.require(osName, "osName")
    self.apiVersion = try json.require(apiVersion, "apiVersion")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("providerUid", providerUid)
    json.optionalMember("appPackage", appPackage)
    json.member("clientId", clientId)
    json.member("deviceUid", deviceUid)
    json.optionalMember("deviceAddress", deviceAddress)
    json.optionalMember("pnsPushAddress", pnsPushAddress)
    json.member("osName", osName)
    json.optionalMember("osVersion", osVersion)
    json.optionalMember("locale", locale)
    json.optionalMember("timeZone", timeZone)
    json.optionalMember("deviceName", deviceName)
    json.optionalMember("deviceModel", deviceModel)
    json.member("apiVersion", apiVersion)
    json.endObject()
  }
}

/// The changed members of a device.
public struct DeviceChange: JSONModel {
  /// The device token for push notifications.
  public var pnsPushAddress: String?
  /// The version of the operating system.
  public var osVersion: String?
  /// The language, such as `en`.
  public var locale: String?
  /// The time zone, such as `Europe/Berlin`.
  public var timeZone: String?
  /// The name of the device.
  public var deviceName: String?

  public init(
    pnsPushAddress: String? = nil,
    osVersion: String? = nil,
    locale: String? = nil,
    timeZone: String? = nil,
    deviceName: String? = nil
  ) {
    self.pnsPushAddress = pnsPushAddress
    self.osVersion = osVersion
    self.locale = locale
    self.timeZone = timeZone
    self.deviceName = deviceName
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "pnsPushAddress": json.read(into: &pnsPushAddress)
      case "osVersion": json.read(into: &osVersion)
      case "locale": json.read(into: &locale)
      case "timeZone": json.read(into: &timeZone)
      case "deviceName": json.read(into: &deviceName)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("pnsPushAddress", pnsPushAddress)
    json.optionalMember("osVersion", osVersion)
    json.optionalMember("locale", locale)
    json.optionalMember("timeZone", timeZone)
    json.optionalMember("deviceName", deviceName)
    json.endObject()
  }
}
