import Checking

/// The coverage as Markdown tables, such as for the summary of a job.
struct CoverageMarkdown {
  let sections: [CoverageSection]

  var text: String {
    var parts = sections.map { section in
      "## \(section.title)\n\n" + Self.table(section.measures)
    }
    if sections.count > 1 {
      parts.append("## Total\n\n" + Self.table(CoverageSection.total(of: sections)))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func table(
    _ measures: [(dimension: CoverageDimension, measure: CoverageMeasure)]
  ) -> String {
    let rows = measures.map { row in
      "| \(row.dimension.title) | \(row.measure.covered.grouped) | \(row.measure.total.grouped) "
        + "| \(row.measure.text) % |"
    }
    return (["| Elements | Covered | Described | |", "| --- | --: | --: | --: |"] + rows)
      .joined(separator: "\n")
  }
}
