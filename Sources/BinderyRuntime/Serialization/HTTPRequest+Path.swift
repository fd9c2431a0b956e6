extension HTTPRequest {
  /// Creates a request; throws when a path value is empty or would change the path's structure.
  ///
  /// `template` is the documented path, whose `{names}` identify the wrong value in an error.
  public init(
    _ method: HTTPMethod,
    _ path: PathTemplate,
    template: StaticString? = nil
  ) throws(InvalidRequest) {
    self.init(method: method, path: try path.text(named: template))
  }
}
