import { exports } from 'cloudflare:workers'
import type { TestPerson } from './fixture.ts'

export interface Hook {
  id: number
  url: string
}

/** A hook of a person, with its address. */
export async function openHook(person: TestPerson, draft: object): Promise<Hook> {
  const { id } = await person.post<{ id: number }>('/api/inbound-hook/', { name: 'Speaker', ...draft })
  const { url } = await person.post<{ url: string }>(`/api/inbound-hook/${id}/address/`, {})
  return { id, url }
}

/** A call without credentials. An object goes as JSON. */
export const callHook = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(url, {
    method: 'POST',
    headers: { ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
