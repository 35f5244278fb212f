import type { KillClient } from '../workload.ts'
import type { EndedJob } from './job-workload.ts'

interface Expected {
  /** What the recipes of the job are called. */
  names: readonly string[]
  /** It ran to its end, so that all are there. */
  isWhole: boolean
}

/** Each recipe is there once, and the items of the job say just that. */
export async function checkItems(
  { listAll }: KillClient,
  { id, state, items, ...counts }: EndedJob,
  { names, isWhole }: Expected,
): Promise<string[]> {
  const recipes = await listAll<{ id: number; name: string; image: string | null }>('/api/recipe/')
  const faults: string[] = []
  const fault = (sentence: string) => faults.push(`job ${id} (${state}): ${sentence}`)
  for (const name of names) {
    const there = recipes.filter((one) => one.name === name)
    const said = items.filter((item) => item.name === name && item.result !== null)
    if (there.length > 1) fault(`“${name}” is there ${there.length} times`)
    if (there.length === 0 && isWhole) fault(`“${name}” is missing`)
    if (there.length !== said.length || there.some((one) => said[0]?.result !== `recipe:${one.id}`))
      fault(`“${name}” is there ${there.length} times, and the items say ${said.map(({ result }) => result).join()}`)
    if (there.some(({ image }) => image === null)) fault(`“${name}” has no picture`)
  }
  for (const result of ['done', 'known', 'failed', 'waiting'] as const) {
    const found = items.filter((item) => item.state === result).length
    if (found !== counts[result]) fault(`${found} items are ${result}, and it counts ${counts[result]}`)
  }
  if (isWhole && counts.waiting > 0) fault(`${counts.waiting} items wait after the end`)
  return faults
}
