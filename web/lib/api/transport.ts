import { takeEarlySession } from './early-session.ts'

/** How calls reach the API. `lib/offline` replaces it by one that keeps answers. */
export const transport = { fetch: fetchOrKeep }

/** A first page asks before `lib/offline` is there; where that fails, it is brought, and gives what it keeps. */
async function fetchOrKeep(path: string, init: RequestInit): Promise<Response> {
  try {
    return await ((path === '/api/session/' && takeEarlySession()) || fetch(path, init))
  } catch (error) {
    if (init.method !== 'GET' || init.signal?.aborted) throw error
    await import('../offline/start-keeping.ts').catch(() => undefined)
    if (transport.fetch === fetchOrKeep) throw error
    return transport.fetch(path, init)
  }
}
