import BinderyRuntime
import RecordingMutation

/// Changes of the request that a client sent, as defects of the client would cause them.
struct RequestMutations {
  private let sent: HTTPExchange
  private let tolerance: RequestTolerance

  init(_ sent: HTTPExchange, _ tolerance: RequestTolerance) {
    self.sent = sent
    self.tolerance = tolerance
  }

  var all: [ExchangeMutation] { [method, repetition] + path + query + headers + body }

  private var method: ExchangeMutation {
    changed(.otherMethod, "", in: .method) { $0.method = $0.method == .get ? .post : .get }
  }

  private var repetition: ExchangeMutation {
    ExchangeMutation(.repeatedRequest, "", in: .entry, .sent([sent, sent]))
  }

  private func changed(
    _ kind: MutationKind,
    _ detail: String,
    in part: EntryPart,
    _ change: (inout HTTPExchange) -> Void
  ) -> ExchangeMutation {
    var other = sent
    change(&other)
    return ExchangeMutation(kind, detail, in: part, .sent([other]))
  }

  // MARK: URL

  private var path: [ExchangeMutation] {
    let url = MutableURL(sent.url)
    let changed = url.segments.indices.filter { !url.segments[$0].isEmpty }.map { index in
      var other = url
      other.segments[index] += "x"
      return target(.otherPath, "segment \(index)", other)
    }
    let swaps = zip(url.segments.indices, url.segments.indices.dropFirst())
      .filter { url.segments[$0] != url.segments[$1] }
      .map { first, second in
        var other = url
        other.segments.swapAt(first, second)
        return target(.swappedParameters, "segments \(first) and \(second)", other)
      }
    return changed + swaps
  }

  private var query: [ExchangeMutation] {
    let url = MutableURL(sent.url)
    let indices = url.pairs.indices.filter { index in
      !tolerance.undescribedQuery.contains(URLPairs.decoded(url.pairs[index].name))
    }
    let single = indices.flatMap { index -> [ExchangeMutation] in
      let name = url.pairs[index].name
      let pair = url.pairs[index]
      var (removed, renamed, other) = (url, url, url)
      removed.pairs.remove(at: index)
      renamed.pairs[index].name += "x"
      // A digit changes a number as well as a text.
      other.pairs[index].value = (pair.value ?? "") + "7"
      return [
        target(.unsentParameter, name, removed), target(.otherKey, name, renamed),
        target(.otherParameter, name, other),
      ]
    }
    let swaps = zip(indices, indices.dropFirst())
      .filter { url.pairs[$0].value != url.pairs[$1].value }
      .map { first, second in
        var other = url
        other.pairs[first].value = url.pairs[second].value
        other.pairs[second].value = url.pairs[first].value
        let names = "\(url.pairs[first].name) and \(url.pairs[second].name)"
        return target(.swappedParameters, names, other)
      }
    return single + swaps
  }

  private func target(
    _ kind: MutationKind,
    _ detail: String,
    _ url: MutableURL
  ) -> ExchangeMutation {
    changed(kind, detail, in: .url) { $0.url = url.text }
  }

  // MARK: Headers

  private var headers: [ExchangeMutation] {
    Set(sent.headers.map { $0.name.lowercased() }).sorted().flatMap { name -> [ExchangeMutation] in
      guard isChanged(name) else { return [] }
      let value = sent.headers[name] ?? ""
      let part = EntryPart.requestHeader(name)
      return [
        changed(.unsentHeader, name, in: part) { $0.headers.remove(name) },
        changed(.otherHeader, name, in: part) { exchange in
          exchange.headers.remove(name)
          exchange.headers.append(name, name == "content-type" ? "text/unlisted" : value + "x")
        },
      ]
    }
  }

  /// Whether a test must notice another value of a header.
  ///
  /// Not decided by the list of headers that tests ignore, so that one too many in it is noticed.
  private func isChanged(_ name: String) -> Bool {
    if tolerance.describedHeaders.contains(name) { return true }
    return !tolerance.undescribedHeaders.contains(name)
      && !["accept", "content-length", "host", "user-agent"].contains(name)
  }

  // MARK: Body

  private var body: [ExchangeMutation] {
    guard let bytes = try? sent.body.read(), !bytes.isEmpty else { return [] }
    let type = sent.headers["Content-Type"] ?? ""
    var changes: [(detail: String, body: [UInt8])] = [("", [])]
    if let value: JSONValue = try? JSONReader.decode(from: bytes) {
      changes += members(of: value)
    } else if let form = MultipartForm(bytes, as: type) {
      changes += form.changes
    } else {
      // Of a form, the value of the last field.
      changes.append(("", bytes + [UInt8(ascii: "7")]))
    }
    return changes.map { detail, body in
      let part = EntryPart.requestBody(path: detail.isEmpty ? nil : detail)
      return changed(.otherBody, detail, in: part) {
        $0.body = body.isEmpty ? .empty : .bytes(body)
      }
    }
  }

  /// Each member removed, and each with another value.
  private func members(of value: JSONValue) -> [(detail: String, body: [UInt8])] {
    BodyMembers(of: value).paths.map(\.whole)
      .filter { path in
        value.value(at: path) != .null
          && !tolerance.undescribedMembers.contains { "\(path)".isPath(in: $0) }
      }
      .flatMap { path in
        [nil, JSONValue.string("unlisted")].map { other in
          ("\(path)", value.replacing(path, by: other).utf8)
        }
      }
  }
}

extension String {
  /// Whether the text of a JSON path is that of a member, or of a value in it.
  fileprivate func isPath(in member: String) -> Bool {
    self == member || hasPrefix(member + ".") || hasPrefix(member + "[")
  }
}
