import Canonical
import Specification

extension Node {
  public var location: SourceLocation { SourceLocation(mark: mark, pointer: pointer) }
}

extension View {
  public var location: SourceLocation { node.location }
}
