import Shape
import SwiftSource

/// The assignment of the completeness test to files.
///
/// If the test exceeds one file, the expectations of each tag and the cases of each recording are
/// constants in files of their own.
struct CompletenessLayout {
  let blueprint: ContractBlueprint

  /// Returns the names and bodies of the files, the test first.
  func files(_ names: inout FileNames) -> [(name: SwiftName, body: PrintedSource)] {
    let template = CompletenessTemplate(blueprint: blueprint)
    let own = names.claim(SwiftName(known: "CompletenessContractTests"))
    let whole = PrintedSource(template.whole)
    if whole.lineCount <= FileLayout.maxBodyLines { return [(own, whole)] }
    let expectations = pages(of: blueprint.expectations) { expectation in
      blueprint.tags[expectation.operation].groupPath
    }
    let cases = pages(of: blueprint.entries) { entry in
      let recording = entry.prefix { $0 != "." }
      return [Words(String(recording)).upperCamel]
    }
    let expected = constants(for: expectations, "Expectations", &names, template.expectations)
    let recorded = constants(for: cases, "Cases", &names, template.cases)
    let test = template.test(expecting: expected.map(\.constant), cases: recorded.map(\.constant))
    return [(own, PrintedSource(test))] + (expected + recorded).map { ($0.name, $0.body) }
  }

  private func pages<Item>(
    of items: [Item],
    at groupPath: (Item) -> [String]
  ) -> [Pages<Item>.Page] {
    let pieces = items.map { Pages.Piece(content: $0, groupPath: groupPath($0), length: 1) }
    // A long item takes several lines, so half of the lines remain free.
    return Pages(byFirstStep: pieces, maxLines: FileLayout.maxBodyLines / 2).pages
  }

  private func constants<Item>(
    for pages: [Pages<Item>.Page],
    _ ending: StaticString,
    _ names: inout FileNames,
    _ template: (SwiftName, [Item]) -> Source
  ) -> [(name: SwiftName, constant: SwiftName, body: PrintedSource)] {
    pages.map { page in
      let preferred = SwiftName(page.resourceName ?? blueprint.client, ending)
      let (name, constant) = names.claimConstant(preferred)
      return (name, constant, PrintedSource(template(constant, page.contents)))
    }
  }
}
