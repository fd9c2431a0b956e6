// Page: README.md
// Block: // Package.swift: each of them needs the main module and the
// It stands among the targets of a manifest.

import PackageDescription

let targets: [Target] = [
  // ELEMENTS
]
