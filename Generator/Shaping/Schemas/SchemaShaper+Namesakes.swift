import Specification

extension SchemaShaper {
  /// A component that does nothing but refer to a schema of another file gives it its name.
  ///
  /// Without this the schema would be named after its file, and the component be another name
  /// for it.
  func lendName(of component: OpenAPI.Schema) {
    guard let name = component.node.componentName, component.node.count == 1,
      let target = component.target, target.node.tree.file != component.node.tree.file,
      target.reference == nil, target.node.kind == .mapping, target.node.count > 0,
      names[target.node] == nil
    else { return }
    names[target.node] = name
    namesakes[component.node] = target
  }
}
