import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/log/context.ts'
import { query } from '../../../kernel/sql/query.ts'
import { LONGEST } from '../picture-address.ts'

/** For so long an address that has ended may still open, here; as long again where a cache keeps what it opened. */
const MOST_AGE = 30_000
const MOST_SPACES = 500

/** Which generations of addresses hold, by owner; the space's own by an empty name. Null where the space is gone or closed. */
interface Ends {
  at: number
  generations: ReadonlyMap<string, number> | null
}

const remembered = new Map<number, Ends>()

interface Generation {
  space: number
  owner: string
  /** Of all pictures of the space. */
  all: number
  own: number
}

/** Whether an address was given out before its like ended, by what the space said half a minute ago at most. */
export async function addressEnded(context: Context, { space, owner, all, own }: Generation): Promise<boolean> {
  const generations = await endsOf(context, space)
  const least = (name: string) => generations?.get(name) ?? 0
  return generations === null || all < least('') || own < least(owner)
}

async function endsOf(context: Context, space: number): Promise<Ends['generations']> {
  const now = Date.parse(context.at)
  const known = remembered.get(space)
  if (known && now - known.at < MOST_AGE) return known.generations
  const generations = await readEnds(context, space)
  remembered.delete(space)
  remembered.set(space, { at: now, generations })
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_SPACES && oldest !== undefined) remembered.delete(oldest)
  return generations
}

async function readEnds(context: Context, space: number): Promise<ReadonlyMap<string, number> | null> {
  const { home } = await context.directory.read({
    home: query<{ shard: string }>(
      sql`SELECT shard FROM space WHERE space_id = ${space} AND deleted_with IS NULL AND erase_at IS NULL`,
    ),
  })
  const [found] = home
  if (!found) return null
  // What ended longer ago than an address can be valid is ended by its time.
  const since = new Date(Date.parse(context.at) - LONGEST).toISOString()
  const { ends } = await context.spaceDatabase(found.shard).read({
    ends: query<{ owner: string; generation: number }>(
      sql`SELECT owner, generation FROM picture_end WHERE space_id = ${space} AND at >= ${since}`,
    ),
  })
  return new Map(ends.map(({ owner, generation }) => [owner, generation]))
}
