import Canonicalizing
import Shape
import Specification

extension Shaper {
  /// The service of an AsyncAPI document; nil after reporting why the document describes none.
  func channels(_ root: Node, _ document: String?) -> Service? {
    guard let canonicalizer = AsyncCanonicalizer(root, of: documents, diagnostics: diagnostics)
    else { return nil }
    let schemas = SchemaShaper(canonicalizer.schemas, limits, diagnostics)
    var shaper = ChannelShaper(canonicalizer, schemas, filter, isApplication: isApplication)
    filter?.reportUnused(among: shaper.candidates, to: diagnostics)
    schemas.shapeComponents(shaper.componentSchemas)
    let channels = shaper.channels()
    schemas.shapePending()
    let realtime = shaper.realtime()
    var service = Service(
      title: realtime.title,
      documentation: realtime.documentation,
      document: document ?? root.tree.file,
      channels: channels,
      realtime: [realtime],
      hasOnlyChannels: true
    )
    service.omissions = shaper.omissions
    service.models = schemas.finished(for: service, keepsAll: filter == nil)
    noteDuplicateMessages(of: service)
    return service
  }

  /// The shaper of another AsyncAPI document's channels, which adds to the same schemas.
  func channelShaper(
    _ tree: Tree,
    _ table: SchemaTable,
    _ schemas: SchemaShaper
  ) -> ChannelShaper? {
    AsyncCanonicalizer(tree.root, of: documents, schemas: table, diagnostics: diagnostics).map {
      ChannelShaper($0, schemas, filter, isApplication: isApplication)
    }
  }
}
