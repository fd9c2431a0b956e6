import Specification

/// What a run of `generate` knows of the runs before it, and tells those after it.
struct Receipts {
  private let folder: ReceiptFolder
  private let question: ReceiptQuestion
  private let options: GenerateOptions
  /// Before the first file was read.
  private let start = FileClock.now

  /// Nil for a run that leaves nothing to rely on, or that nobody may shorten.
  init?(_ options: GenerateOptions) {
    guard options.usesReceipts, !options.isCheck, !options.printsShape,
      let folder = ReceiptFolder(), let question = ReceiptQuestion(options)
    else { return nil }
    (self.folder, self.question, self.options) = (folder, question, options)
  }

  /// The last run's, if another one would do nothing; a run that watches has to know anew what
  /// there is to watch.
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
