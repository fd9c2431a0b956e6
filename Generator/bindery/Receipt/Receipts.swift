import Specification

/// Looks up the receipt of an earlier run of `generate`, and saves that of this run.
struct Receipts {
  private let folder: ReceiptFolder
  private let question: ReceiptQuestion
  private let options: GenerateOptions
  /// The time before the first file was read.
  private let start = FileClock.now

  /// Returns nil for a run that writes nothing, or has receipts turned off.
  init?(_ options: GenerateOptions) {
    guard options.usesReceipts, !options.isCheck, !options.printsShape,
      let folder = ReceiptFolder(), let question = ReceiptQuestion(options)
    else { return nil }
    (self.folder, self.question, self.options) = (folder, question, options)
  }

  /// The receipt of the last run if it is still valid; nil with `--watch`, which has to collect the
  /// files to watch.
  var valid: Receipt? {
    guard !options.isWatching, let receipt = folder.receipt(for: question), receipt.isValid else {
      return nil
    }
    return receipt
  }

  func keep(_ reads: Set<String>, _ outputs: [Output], _ diagnostics: Diagnostics) {
    let receipt = Receipt(
      question,
      reads: reads,
      outputs: outputs,
      diagnostics: diagnostics,
      start: start
    )
    if let receipt { folder.keep(receipt) }
  }
}
