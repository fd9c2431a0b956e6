// The documented interface uses URL and Data, and apps written for it import nothing else.
@_exported import Foundation
