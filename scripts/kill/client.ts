import type { Random } from './random.ts'
import type { Victim } from './start-victim.ts'
import type { KillClient } from './work.ts'

/**
 * A person's calls to the server that runs now; `victim` is asked at each, as it is another with every start. `answered` is
 * called for every answer.
 */
export function client(victim: () => Victim, token: string, random: Random, answered: () => void): KillClient {
  const send: KillClient['send'] = async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${victim().origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    answered()
    return response
  }
  return {
    random,
    send,
    tick: (days) => victim().tick(days),
    async all<T>(path: string) {
      const rows: T[] = []
      for (let page = 1, more = true; more; page++) {
        const response = await send('GET', `${path}?page_size=200&page=${page}`)
        if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`)
        const list = (await response.json()) as { results: T[]; next: string | null } // The shape of every list.
        rows.push(...list.results)
        more = list.next !== null
      }
      return rows
    },
  }
}
