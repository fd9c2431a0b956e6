import Canonical
import SourceDiagnostics

/// The collaborators that read schemas of a document without resolving their types.
struct SchemaReaders {
  let diagnostics: Diagnostics
  let limits: SchemaLimits
  let hierarchies: HierarchyIndex
  let expander: SchemaExpander
  let merger: SchemaMerger
  let listedValues: ListedValueReader
  let allowedValues: AllowedValueReader
  let defaults: DefaultReader
  let tokens: DiscriminatorTokenReader

  init(_ index: any SchemaIndex, _ limits: Shaper.Limits, _ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
    self.limits = SchemaLimits(limits, of: index, diagnostics)
    hierarchies = HierarchyIndex(of: index, self.limits)
    let keywords = KeywordChecker(diagnostics: diagnostics)
    expander = SchemaExpander(hierarchies, self.limits, diagnostics)
    merger = SchemaMerger(hierarchies, expander, keywords, self.limits)
    listedValues = ListedValueReader(merger)
    allowedValues = AllowedValueReader(merger: merger, listedValues: listedValues)
    defaults = DefaultReader(
      merger: merger,
      listedValues: listedValues,
      diagnostics: diagnostics
    )
    tokens = DiscriminatorTokenReader(
      merger: merger,
      allowedValues: allowedValues,
      diagnostics: diagnostics
    )
  }
}
