/// Calls what the app implements on the main actor; on the callback queue alone.
///
/// The protocols that an app implements are isolated to the main actor, so that a view controller
/// can implement them. The callback queue is the main queue, which is the main actor's, unless the
/// app names another for objects that aren't the main actor's. A function type's isolation has no
/// representation: the cast changes only what the compiler checks.
func assumeMainActor<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}
