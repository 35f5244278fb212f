import type { createAsker } from './create-asker.ts'

/** Two changes to one version: one succeeds, the other is told that it is too late. */
export async function raceForVersion(me: Awaited<ReturnType<typeof createAsker>>, rounds: number): Promise<string[]> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { id } = await me.post<{ id: number }>('/api/shopping-list-entry/', { food: { name: 'milk' }, amount: 1 })
    const path = `/api/shopping-list-entry/${id}/`
    const careful = me.with({ 'if-match': (await me.call('GET', path)).headers.get('etag') ?? '' })
    const answers = await Promise.all([2, 3].map((amount) => careful.call('PATCH', path, { amount })))
    const statuses = answers.map(({ status }) => status)
    const { amount } = await me.get<{ amount: number }>(path)
    const [first] = statuses
    const isRight = first === 200 ? statuses[1] === 412 && amount === 2 : statuses.join() === '412,200' && amount === 3
    if (!isRight) {
      faults.push(`two changes to one version: answered ${statuses.join(' and ')}, and it is ${amount}`)
    }
  }
  return faults
}
