import Canonical
import Specification

// Version 1 has other containers for the messages, parameters and servers of version 2.

extension View {
  /// Whether the object is in a file of AsyncAPI 1.
  var isOfVersion1: Bool { source.asyncVersion(of: node) == .v1 }
}

extension WrittenAsyncAPI.Document {
  /// The channels of version 1: the topics, or one for all messages of a stream or of events.
  var topics: [Named<WrittenAsyncAPI.Channel>] {
    guard let key = containers.first, key != "topics", let node = cursor.mapping(key) else {
      return cursor.entries("topics", extensible: true)
    }
    return [
      Named(
        key: "/",
        keyMark: cursor.keyMark(of: key) ?? node.mark,
        value: WrittenAsyncAPI.Channel(cursor: Cursor(node, in: source))
      )
    ]
  }

  /// The keys of version 1 that contain messages; a document has one of them.
  var containers: [String] { ["topics", "stream", "events"].filter { cursor.has($0) } }

  /// The beginning of the addresses of topics, which is no part of their names.
  var baseTopic: String {
    let base = isOfVersion1 && containers.first == "topics" ? cursor.string("baseTopic") ?? "" : ""
    return base.isEmpty || base.hasSuffix(".") ? base : base + "."
  }

  /// The servers of version 1, which have no names: each is called after its scheme.
  var listedServers: [Named<WrittenAsyncAPI.Server>] {
    var counts: [String: Int] = [:]
    return cursor.views("servers", as: WrittenAsyncAPI.Server.self).map { server in
      let name = server.protocol ?? "server"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      let key = count == 1 ? name : "\(name)\(count)"
      return Named(key: key, keyMark: server.mark, value: server)
    }
  }
}

extension WrittenAsyncAPI.Channel {
  /// The parameters of version 1, each of which has its name.
  var listedParameters: [Named<WrittenAsyncAPI.Parameter>] {
    cursor.views("parameters", as: WrittenAsyncAPI.Parameter.self).compactMap { parameter in
      parameter.cursor.string("name").map {
        Named(key: $0, keyMark: parameter.mark, value: parameter)
      }
    }
  }

  /// The operation of version 1 whose message, or list of messages, is under one of the keys.
  func operation(under keys: [String]) -> WrittenAsyncAPI.Operation? {
    keys.lazy.compactMap { cursor.value($0) }.first.map {
      WrittenAsyncAPI.Operation(cursor: Cursor($0, in: source))
    }
  }
}
