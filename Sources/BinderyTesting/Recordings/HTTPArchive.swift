import BinderyRuntime
import Foundation

/// An HTTP Archive (HAR 1.2): exchanges recorded by a browser, a proxy or by hand.
public struct HTTPArchive: Hashable, Sendable {
  /// The version of the format; 1.2 is the latest.
  public var version: String
  /// The entries, in the order of the file.
  public var entries: [Entry]
  /// The actions of the recorded clients' users, which entries don't contain.
  public var calls: [Call]

  /// Creates an archive to be written.
  public init(version: String = "1.2", entries: [Entry], calls: [Call] = []) {
    self.version = version
    self.entries = entries
    self.calls = calls
  }

  /// Reads a file; the error names the file and the invalid entry.
  public init(contentsOf file: URL) throws(RecordingError) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw RecordingError(file: file.lastPathComponent, reason: error.localizedDescription)
    }
    try self.init(data, of: file)
  }

  /// Decodes the contents of a file; the error names the file and the invalid entry.
  init(_ contents: Data, of file: URL) throws(RecordingError) {
    do {
      self = try JSONReader.decode(from: contents)
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
        case "version": version = try json.readTextOrNumber()
        case "entries": entries = try json.read()
        case "_bindery": calls = (try json.read() as ExtensionMembers).calls
        default: try json.skipValue()
        }
      }
      self.version = version ?? "1.2"
      self.entries = try json.require(entries, "entries")
    }
  }
}
