import type { SQLWrapper } from 'drizzle-orm'
import { compile } from '#worker/kernel/sql/compile.ts'
import { Database } from '#worker/kernel/sql/database.ts'

type Gate = 'armed' | 'waiting' | 'open'

const batch: Database['batch'] = Database.prototype.batch
// Polled, as workerd does not resume one request by a promise of another.
let gate: Gate = 'open'
let guarded = 0
let isOfDirectory = false

Database.prototype.batch = async function (this: Database, statements) {
  const answer = await batch.call(this, statements)
  if (gate === 'armed' && (this.name === 'DIRECTORY') === isOfDirectory && statements.some((one) => asksForLog(one))) {
    gate = 'waiting'
    await until(() => gate === 'open')
  }
  return answer
}

/** Only commands read the log's position in their space; other spaces are not held up. */
function asksForLog(statement: SQLWrapper): boolean {
  const { sql, params } = compile(statement)
  return sql.includes('AS end,') && params.includes(guarded)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1))
}

/**
 * Lets one call read in a space, runs another completely, and then lets the first write. Answers both. A first call
 * that reads nothing there just runs first. `undoInDirectory`: what it reads of the space is in the directory.
 */
export async function between<A, B>(
  space: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
  { inDirectory = false } = {},
): Promise<[A, B]> {
  guarded = space
  isOfDirectory = inDirectory
  gate = 'armed'
  let isOver = false
  const one = first().finally(() => (isOver = true))
  await until(() => gate === 'waiting' || isOver)
  if (gate === 'armed') gate = 'open'
  const two = await second()
  gate = 'open'
  return [await one, two]
}
