/**
 * Suspends what is being rendered until `ready` has ended. For values that often are there already: `use` must be called
 * in the next render too when it was in one, and a component that had its texts meanwhile broke on that.
 */
export function suspendUntil(ready: Promise<unknown>): never {
  // This is how React is told.
  // oxlint-disable-next-line typescript/only-throw-error
  throw ready
}
