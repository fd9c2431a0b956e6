// The callers of Canonicalizing read the canonical documents that its API returns.
@_exported import Canonical
