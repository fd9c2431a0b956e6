/// An array in which an element that can't be decoded does not affect the others.
///
/// The collection has the decoded elements; `undecodable` has the others, with their indices, JSON
/// and errors:
///
/// ```swift
/// for track in playlist.tracks { show(track) }
/// for element in playlist.tracks.undecodable { log(element) }
/// ```
///
/// Encoding writes the JSON of undecodable elements unchanged at their indices, so that sending a
/// received value loses no data; remove them from `undecodable` to send only the others. Two arrays
/// are equal if they encode the same JSON.
///
/// `arrays: isolate` in `bindings.yaml` generates it.
public struct IsolatedArray<Element: JSONDecodable & JSONEncodable>: JSONModel {
  /// The decoded elements, in order.
  public var elements: [Element]
  /// The elements that could not be decoded, ordered by their indices.
  public var undecodable: [UndecodableArrayElement]

  /// Creates an empty array.
  public init() { self.init([]) }

  /// Creates an array of elements.
  public init(_ elements: some Sequence<Element>) {
    self.elements = Array(elements)
    undecodable = []
  }

  /// Throws if the value isn't an array or is malformed JSON.
  ///
  /// A variant of a union is decoded without an undecodable element if possible.
  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    guard json.isolatesElements else {
      elements = try json.readWhole()
      return
    }
    try json.beginArray()
    var index = 0
    while try json.nextElement() {
      let attempt = json.beginIsolated()
      do {
        let element = try Element(from: &json)
        json.end(attempt)
        elements.append(element)
      } catch {
        undecodable.append(try json.isolate(Element.self, at: index, after: error, in: attempt))
      }
      index += 1
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var rest = undecodable[...]
    var index = 0
    for element in elements {
      while let next = rest.first, next.index <= index {
        json.element(next.json)
        rest.removeFirst()
        index += 1
      }
      json.element(element)
      index += 1
    }
    for element in rest { json.element(element.json) }
    json.endArray()
  }
}

/// An element of an `IsolatedArray` that could not be decoded.
public struct UndecodableArrayElement: Hashable, Sendable {
  /// The index in the JSON array, from 0.
  public var index: Int
  /// The JSON of the element.
  public var json: JSONValue
  /// The error, and those that follow it; their paths begin at the element.
  public var error: JSONError

  /// Creates an element.
  public init(index: Int, json: JSONValue, error: JSONError) {
    self.index = index
    self.json = json
    self.error = error
  }
}

extension UndecodableArrayElement: CustomStringConvertible {
  /// The index and the errors, without the JSON.
  public var description: String { "element \(index): \(error)" }
}

extension IsolatedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { elements.startIndex }

  public var endIndex: Int { elements.endIndex }

  /// The decoded element at a position in `elements`.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
}

extension IsolatedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
