import type { DiskState } from '../read-disk-state.ts'

interface Restored {
  job: number
  /** The space that was archived, and the one that was made of it. */
  space: number
  made: number
}

/** What jobs and uploads leave, which go on where the archive was made. */
const OF_JOBS = new Set(['job', 'job_item', 'event', 'sequence'])

/** The space that was made has as many rows of each table as the one that it was made of. */
export function checkRestored({ rowsBySpace }: DiskState, { job, space, made }: Restored): string[] {
  const [was, is] = [rowsBySpace.get(space), rowsBySpace.get(made)]
  if (!was || !is) return [`job ${job}: space ${made} is not there`]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((table) => !OF_JOBS.has(table) && was.get(table) !== is.get(table))
    .map(
      (table) => `job ${job}: ${table} had ${was.get(table) ?? 0} rows, and has ${is.get(table) ?? 0} in space ${made}`,
    )
}
