extension Node {
  /// Whether the node is the root of an AsyncAPI document.
  public var isAsyncAPI: Bool { self["asyncapi"] != nil && self["openapi"] == nil }

  /// Whether the node is the root of a document of AsyncAPI 1.
  var isAsyncAPI1: Bool { self["asyncapi"]?.text.first(where: \.isNumber) == "1" }
}
