declare global {
  /** The answer that `preload.js` asked for before any module was there; null once somebody had it, or need not ask. */
  var larderSession: Promise<Response> | null | undefined
}

/** It is given once: a second one would be older than what was changed in between. */
export function takeEarlySession(): Promise<Response> | undefined {
  const early = globalThis.larderSession
  globalThis.larderSession = null
  return early ?? undefined
}
