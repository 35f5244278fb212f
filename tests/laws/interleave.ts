import type { SQLWrapper } from 'drizzle-orm'
import { compile } from '#worker/kernel/compile.ts'
import { Database } from '#worker/kernel/database.ts'

type Batch = Database['batch']

const batch: Batch = Database.prototype.batch
let gate: { reached: () => void; opened: Promise<void> } | null = null

Database.prototype.batch = async function (this: Database, statements) {
  const answer = await batch.call(this, statements)
  // Only commands ask where the log of their space stands.
  if (gate && this.name !== 'DIRECTORY' && statements.some(asksForLog)) {
    const { reached, opened } = gate
    gate = null
    reached()
    await opened
  }
  return answer
}

const asksForLog = (statement: SQLWrapper) => compile(statement).sql.includes('AS end,')

/**
 * Has one call read what it decides by, then another done wholly, and only then lets the first write. Answers both. A call
 * that reads nothing in a space is simply done first.
 */
export async function between<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  let open = () => {}
  let reached = () => {}
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  gate = { reached, opened: new Promise((resolve) => (open = resolve)) }
  const one = first()
  await Promise.race([
    arrival,
    one.then(
      () => {},
      () => {},
    ),
  ])
  gate = null
  const two = await second()
  open()
  return [await one, two]
}
