import { call } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

const retryable = new Set([408, 429])

/** An ended session is not permanent: signing in resolves it. */
export async function isPermanentError(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status >= 500 || retryable.has(error.status)) return false
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
