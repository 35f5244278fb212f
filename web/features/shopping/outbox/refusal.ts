import { call } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api.error.ts'
import { reportError } from '#web/lib/words/messages.error.ts'
import type { ShoppingChange } from './change.ts'

const passing = new Set([408, 429])

/** Whether the server understood and will say the same again. A session that has ended is no refusal: a log-in mends it. */
export async function isFinal(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status >= 500 || passing.has(error.status)) return false
  return (error.status !== 401 && error.status !== 403) || (await isSignedIn())
}

async function isSignedIn(): Promise<boolean> {
  try {
    await call('GET', '/api/session/')
    return true
  } catch {
    return false
  }
}

/** Says that a change could not be kept; the page shows the list without it from now on. */
export const reportRefusal = ({ type }: ShoppingChange, error: unknown) =>
  reportError(error, type === 'add' ? 'create' : type === 'remove' || type === 'unlist' ? 'delete' : 'update')
