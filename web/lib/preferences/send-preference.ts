import { ApiError } from '../api/api-error.ts'
import { send } from '../api/api.ts'
import type { Preference } from './preference.ts'

const stale = 412
const maxTries = 4

/**
 * Sends the whole preference as the server has it, with the change on top. Where another device saves in between, the server
 * refuses and it is read again: the last to change a field decides that field and no other.
 */
export async function sendPreference(user: number, change: Partial<Preference>): Promise<Preference> {
  const path = `/api/user-preference/${user}/`
  for (let tries = 1; ; tries += 1) {
    const { data: current, etag } = await send<Preference>('GET', path)
    try {
      const headers = etag ? { 'if-match': etag } : {}
      return (await send<Preference>('PATCH', path, { body: { ...current, ...change }, headers })).data
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== stale || tries === maxTries) throw error
    }
  }
}
