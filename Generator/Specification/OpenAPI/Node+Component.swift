extension Node {
  /// The name that the node has by where it stands: a key under `components`, `definitions` or
  /// `$defs`, or the name of a file that holds nothing else.
  public var componentName: String? {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count > 1 else { return fileName }
    let parent = steps[steps.count - 2]
    let isComponent = steps.count == 4 && steps[1] == "components"
    guard isComponent || parent == "definitions" || parent == "$defs" else { return nil }
    return Pointer.unescaped(steps[steps.count - 1])
  }

  /// The last step of the pointer, or the name of the file.
  public var placeName: String {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count > 1, let last = steps.last else { return fileName }
    return Pointer.unescaped(last) ?? String(last)
  }

  private var fileName: String {
    let name = tree.file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "schema"
    return name.split(separator: ".").first.map(String.init) ?? "schema"
  }
}
