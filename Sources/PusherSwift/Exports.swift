// The documented interface speaks of URLRequest, URLResponse and NSError, and apps that are written
// for it import nothing else.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
