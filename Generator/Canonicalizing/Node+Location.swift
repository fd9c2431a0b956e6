import Canonical
import Specification

extension Node {
  var location: SourceLocation { SourceLocation(mark: mark, pointer: pointer) }
}

extension View {
  var location: SourceLocation { node.location }
}
