/// Calls a method that the app implements on the main actor; on `EventHub.main` only.
///
/// The protocols that an app implements are isolated to the main actor, so that a view controller
/// can implement them, and called on the main queue, which is the main actor's. `assumeIsolated`
/// would end the tests that have a queue of their own in its place. A function type's isolation has
/// no representation: the cast changes only what the compiler checks.
func assumeMainActor<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}
