import { answered } from '../jobs/answered.ts'
import type { KillClient } from '../workload.ts'
import type { Counterparts } from './counterparts.ts'

interface Archive {
  id: number
  created_at: string
  copy: { state: string } | null
}

/** Each copy that is said to be done lies in the storage, and none lies there that nobody knows. */
export async function checkArchives({ send }: KillClient, { archives }: Counterparts): Promise<string[]> {
  const { results } = await answered<{ results: Archive[] }>(send('GET', '/api/archive/?page_size=200'))
  const files = await archives()
  const faults: string[] = []
  for (const { id, created_at, copy } of results) {
    const path = `Archives/larder-${created_at.slice(0, 10)}-${id}.zip`
    const file = files.get(path)
    if (copy?.state === 'done' && !(file && isWhole(file))) faults.push(`${path} is said to be copied`)
    files.delete(path)
  }
  return [...faults, ...[...files.keys()].map((path) => `${path} is of no archive`)]
}

/** A zip begins with a file and ends with its index. */
const isWhole = (zip: Buffer) => zip.subarray(0, 2).toString() === 'PK' && zip.lastIndexOf('PK\u0005\u0006') >= 0
