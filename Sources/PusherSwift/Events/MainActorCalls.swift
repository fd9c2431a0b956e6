/// Calls a method that the app implements on the main actor; on `EventHub.main` only.
///
/// The protocols that an app implements are isolated to the main actor, so that a view controller
/// can implement them, and called on the main queue, which is the main actor's. `assumeIsolated`
/// would trap in tests, which replace the main queue. The isolation of a function type has no
/// representation at run time, so the cast only affects the compiler's checks.
func assumeMainActor<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}
