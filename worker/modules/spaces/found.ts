import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { conflict, invalid } from '../../kernel/contract/errors.ts'
import { idsFrom, reserve } from '../../kernel/log/ids.ts'
import { keyOf } from '../../kernel/contract/names.ts'
import { query } from '../../kernel/sql/query.ts'
import { shardNames } from '../../kernel/sql/shards.ts'
import { directoryStore } from '../../kernel/log/storage.ts'
import { commit } from '../../kernel/log/store.ts'
import { CARRIER, carryNow, membersNow, noteDone } from '../members/carry.ts'
import { furnish, FURNISHER } from './furnish.ts'
import { startingSettings } from './start-space.ts'
import { starters, type Language } from '../settings/starter-words.ts'

export interface Founding {
  owner: number
  /** What it is called; with a name that its owner uses already, a number is added. */
  name: string
  /** The language of what it begins with; null begins empty. */
  starter: Language | null
  /** The same key twice is one space. */
  once: string | null
  shard?: string
  settings?: Record<string, unknown>
}

export interface Founded {
  space: number
  shard: string
  settings: Record<string, unknown>
}

const MOST_OWNED = 100
const tooMany = () =>
  invalid({ non_field_errors: [`Nobody can own more than ${MOST_OWNED} spaces.`] }, 'space.too_many')

/** Makes a space on the database with the fewest, with its owner as its first admin. */
export async function foundSpace(context: Context, founding: Founding): Promise<Founded> {
  for (let attempt = 1; ; attempt++) {
    const { ids, crowd, before, mine, zone } = await context.directory.read(questions(founding))
    if (before[0]) return before[0]
    if (mine.length >= MOST_OWNED) throw tooMany()
    const next = idsFrom(ids)
    const space = next('space')
    const shard = founding.shard ?? emptiest(shardNames(context.env), crowd)
    const name = freeName(founding.name, new Set(mine.map(({ name_key }) => name_key)), space)
    try {
      const settings = { ...startingSettings(context.env), ...zone[0], ...founding.settings }
      await write(context, founding, {
        space,
        shard,
        settings,
        name,
        membership: next('membership'),
        household: next('household'),
      })
      return { space, shard, settings }
    } catch (error) {
      if (!String(error).includes('UNIQUE constraint failed')) throw error
      if (attempt === 3) throw conflict()
    }
  }
}

const questions = ({ owner, once }: Founding) => ({
  ids: reserve(0, { space: 1, membership: 1, household: 1 }),
  crowd: query<{ shard: string; n: number }>(sql`SELECT shard, count(*) AS n FROM space GROUP BY shard`),
  before: query<Founded>(
    sql`SELECT s.space_id AS space, s.shard, s.settings FROM command c
    JOIN space s ON s.space_id = CAST(c.location AS INTEGER) WHERE c.space_id = 0 AND c.id = ${once}`,
    { json: ['settings'] },
  ),
  /** Where the browser of whoever signed up is. */
  zone: query<{ time_zone: string }>(sql`SELECT time_zone FROM user WHERE id = ${owner} AND time_zone <> ''`),
  mine: query<{ name_key: string }>(
    sql`SELECT name_key FROM space WHERE created_by = ${owner} AND deleted_with IS NULL`,
  ),
})

/** Whoever joins later is put into the household that the space begins with. */
async function write(
  context: Context,
  { owner, starter, once }: Founding,
  {
    space,
    shard,
    settings,
    name,
    membership,
    household,
  }: Founded & { name: string; membership: number; household: number },
) {
  const store = { ...directoryStore(context, space, [CARRIER, FURNISHER]), key: null }
  const created = { id: space, name, shard, created_by: owner, starter, settings }
  const { events, found } = await commit(
    store,
    [
      { stream: `space:${space}`, expected: 0, events: [{ type: 'space.created', data: created }] },
      {
        stream: `household:${household}`,
        expected: 0,
        events: [{ type: 'household.created', data: { id: household, name: starters[starter ?? 'en'].household } }],
      },
      {
        stream: `membership:${membership}`,
        expected: 0,
        events: [{ type: 'membership.granted', data: { id: membership, user: owner, role: 'admin', household } }],
      },
    ],
    { now: membersNow(sql`m.space_id = ${space} AND m.id = ${membership}`) },
    {
      status: 201,
      location: null,
      also: [
        sql`UPDATE user SET active_space = ${space} WHERE id = ${owner} AND NOT EXISTS (
          SELECT 1 FROM membership WHERE user_id = ${owner} AND space_id <> ${space} AND deleted_with IS NULL)`,
        ...(once === null
          ? []
          : [
              sql`INSERT INTO command (space_id, id, method, path, status, location, at)
                VALUES (0, ${once}, 'SYSTEM', 'space', 201, ${String(space)}, ${context.at})`,
            ]),
      ],
    },
  )
  store.announce(events)
  await carryNow(context, 'joined', found.now, events)
  if (starter) await furnish(context, { space, shard, starter, owner })
  noteDone(
    context,
    FURNISHER,
    events.filter(({ type }) => type === 'space.created'),
  )
}

const emptiest = (names: readonly string[], crowd: readonly { shard: string; n: number }[]): string => {
  const count = (name: string) => crowd.find(({ shard }) => shard === name)?.n ?? 0
  const [best] = [...names].sort((a, b) => count(a) - count(b))
  if (best === undefined) throw new Error('no database for spaces')
  return best
}

const freeName = (name: string, taken: ReadonlySet<string>, space: number) =>
  taken.has(keyOf(name)) ? `${name.slice(0, 118)} #${space}` : name
