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

  /// The servers of version 1, which have no names: each is called after its scheme, with a number
  /// from the second one on.
  var listedServers: [Named<WrittenAsyncAPI.Server>] {
    let servers = cursor.views("servers", as: WrittenAsyncAPI.Server.self)
    let schemes = Set(servers.compactMap(\.protocol))
    var taken: Set<String> = []
    return servers.map { server in
      let name = server.protocol ?? "server"
      let numbered = (2...).lazy.map { "\(name)\($0)" }.first {
        !taken.contains($0) && !schemes.contains($0)
      }
      let key = taken.contains(name) ? numbered ?? name : name
      taken.insert(key)
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
