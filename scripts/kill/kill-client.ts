import type { Random } from './seeded-random.ts'
import type { ServerProcess } from './start-server-process.ts'
import type { KillClient } from './workload.ts'

export function killClient(
  server: () => ServerProcess,
  token: string,
  random: Random,
  onAnswer: () => void,
): KillClient {
  const send: KillClient['send'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${server().origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    onAnswer()
    return response
  }
  return {
    random,
    send,
    runScheduled: (days) => server().runScheduled(days),
    async listAll<T>(path: string) {
      const rows: T[] = []
      for (let page = 1, more = true; more; page++) {
        const response = await send('GET', `${path}?page_size=200&page=${page}`)
        if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`)
        const list = (await response.json()) as { results: T[]; next: string | null } // Every list has this shape.
        rows.push(...list.results)
        more = list.next !== null
      }
      return rows
    },
  }
}
