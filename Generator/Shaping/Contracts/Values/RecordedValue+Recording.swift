import Canonical
import Shape
import SourceDiagnostics

extension RecordedValue {
  init(
    of recording: Recording,
    _ subject: String,
    _ part: Part,
    _ content: Content,
    schema: String,
    isSent: Bool,
    refusal: Int? = nil,
    at mark: Mark
  ) {
    self.init(
      entry: recording.entry,
      subject: subject,
      part: part,
      content: content,
      schema: schema,
      isSent: isSent,
      refusal: refusal,
      origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: ""),
      date: recording.date
    )
  }
}
