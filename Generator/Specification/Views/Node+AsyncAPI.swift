extension Node {
  /// Whether the node is the root of an AsyncAPI document.
  public var isAsyncAPI: Bool { self["asyncapi"] != nil && self["openapi"] == nil }
}
