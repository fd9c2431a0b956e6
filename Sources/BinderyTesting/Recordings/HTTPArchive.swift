import BinderyRuntime
import Foundation

/// An HTTP Archive (HAR 1.2): exchanges as a browser, a proxy or a person wrote them down.
public struct HTTPArchive: Hashable, Sendable {
  /// Of the format: 1.2 is the last that there is.
  public var version: String
  /// In the order of the file.
  public var entries: [Entry]
  /// What the users of recorded clients did, which no entry tells.
  public var calls: [Call]

  /// For a file that is yet to be written.
  public init(version: String = "1.2", entries: [Entry], calls: [Call] = []) {
    self.version = version
    self.entries = entries
    self.calls = calls
  }

  /// Reads a file; an error names it, and the entry that is at fault.
  public init(contentsOf file: URL) throws(RecordingError) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw RecordingError(file: file.lastPathComponent, reason: error.localizedDescription)
    }
    do {
      self = try JSONReader.decode(from: data)
    } catch {
      throw RecordingError(file: file.lastPathComponent, error)
    }
  }
}

extension HTTPArchive: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var log: Log?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "log": log = try json.read()
      default: try json.skipValue()
      }
    }
    let found = try json.require(log, "log")
    self.init(version: found.version, entries: found.entries, calls: found.calls)
  }

  private struct Log: JSONDecodable {
    var version: String
    var entries: [Entry]
    var calls: [Call] = []

    init(from json: inout JSONReader) throws(JSONError) {
      var version: String?
      var entries: [Entry]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "version": version = try json.read()
        case "entries": entries = try json.read()
        case "_bindery": calls = (try json.read() as Annex).calls
        default: try json.skipValue()
        }
      }
      self.version = try json.require(version, "version")
      self.entries = try json.require(entries, "entries")
    }
  }
}
