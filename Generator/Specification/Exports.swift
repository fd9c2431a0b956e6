// The callers of Specification read the diagnostics that its API takes and throws.
@_exported import SourceDiagnostics
