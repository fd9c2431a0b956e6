extension Node {
  /// Whether it is the root of an AsyncAPI document.
  public var isAsyncAPI: Bool { self["asyncapi"] != nil && self["openapi"] == nil }
}
