// The documented interface speaks of URL and Data, and apps that are written for it import nothing
// else.
@_exported import Foundation
