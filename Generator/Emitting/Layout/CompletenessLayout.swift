import Shape
import SwiftSource

/// Which files the test of completeness goes into: one as long as it fits, else constants beside it
/// for what it expects of each tag, and for the cases of each recording.
struct CompletenessLayout {
  let blueprint: ContractBlueprint

  /// The files by their names; the test comes first.
  func files(_ names: inout FileNames) -> [(name: SwiftName, body: PrintedSource)] {
    let template = CompletenessTemplate(blueprint: blueprint)
    let own = names.claim(SwiftName(known: "CompletenessContractTests"))
    let whole = PrintedSource(template.whole)
    if whole.lineCount <= FileLayout.room { return [(own, whole)] }
    let expectations = pages(of: blueprint.expectations) { expectation in
      blueprint.tags[expectation.operation].place
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
    at place: (Item) -> [String]
  ) -> [Pages<Item>.Page] {
    let pieces = items.map { Pages.Piece(content: $0, place: place($0), length: 1) }
    // Each item takes a line, unless it is a long one, and the constant two more.
    return Pages(byFirstStep: pieces, room: FileLayout.room / 2).pages
  }

  private func constants<Item>(
    for pages: [Pages<Item>.Page],
    _ ending: StaticString,
    _ names: inout FileNames,
    _ template: (SwiftName, [Item]) -> Source
  ) -> [(name: SwiftName, constant: SwiftName, body: PrintedSource)] {
    pages.map { page in
      let wish = SwiftName(page.resourceName ?? blueprint.client, ending)
      let (name, constant) = names.claimConstant(wish)
      return (name, constant, PrintedSource(template(constant, page.contents)))
    }
  }
}
