import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { conflict, invalid } from '#worker/kernel/contract/errors.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { shardNames } from '#worker/kernel/sql/shards.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { commit, type Store } from '#worker/kernel/log/commit.ts'
import {
  REPLICATION_REACTOR,
  replicateNow,
  currentMembers,
  markHandled,
} from '#worker/modules/members/replicate-members.ts'
import { seedSpace, SEED_REACTOR } from './seed-space.ts'
import { initialSettings } from './initial-settings.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { texts } from '#worker/locales/texts.ts'

export interface SpaceRequest {
  owner: number
  /** A number is added where the owner already has a space of this name. */
  name: string
  /** The language of the starter data; null for an empty space. */
  starter: Language | null
  idempotencyKey: string | null
  shard?: string
  settings?: Record<string, unknown>
}

export interface ProvisionedSpace {
  space: number
  shard: string
  settings: Record<string, unknown>
}

const MAX_OWNED = 100
const tooMany = () => invalid({ non_field_errors: [`Nobody can own more than ${MAX_OWNED} spaces.`] }, 'space.too_many')

/** Creates a space on the database with the fewest spaces. Its owner is its first admin. */
export async function provisionSpace(context: Context, request: SpaceRequest): Promise<ProvisionedSpace> {
  for (let attempt = 1; ; attempt++) {
    const { ids, crowd, before, mine, zone } = await context.directory.read(provisionQueries(request))
    if (before[0]) return before[0]
    if (mine.length >= MAX_OWNED) throw tooMany()
    const next = idAllocator(ids)
    const space = next('space')
    const shard = request.shard ?? leastCrowdedShard(shardNames(context.env), crowd)
    const name = uniqueSpaceName(request.name, new Set(mine.map(({ name_key }) => name_key)), space)
    try {
      const settings = { ...initialSettings(context.env), ...zone[0], ...request.settings }
      await writeSpace(context, request, {
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

const provisionQueries = ({ owner, idempotencyKey }: SpaceRequest) => ({
  ids: reserveIds(0, { space: 1, membership: 1, household: 1 }),
  crowd: query<{ shard: string; n: number }>(sql`SELECT shard, count(*) AS n FROM space GROUP BY shard`),
  before: query<ProvisionedSpace>(
    sql`SELECT s.space_id AS space, s.shard, s.settings FROM command c
    JOIN space s ON s.space_id = CAST(c.location AS INTEGER) WHERE c.space_id = 0 AND c.id = ${idempotencyKey}`,
    { json: ['settings'] },
  ),
  zone: query<{ time_zone: string }>(sql`SELECT time_zone FROM user WHERE id = ${owner} AND time_zone <> ''`),
  mine: query<{ name_key: string }>(
    sql`SELECT name_key FROM space WHERE created_by = ${owner} AND deleted_with IS NULL`,
  ),
})

async function writeSpace(
  context: Context,
  { owner, starter, idempotencyKey }: SpaceRequest,
  {
    space,
    shard,
    settings,
    name,
    membership,
    household,
  }: ProvisionedSpace & { name: string; membership: number; household: number },
) {
  const store: Store = { ...directoryStore(context, space, [REPLICATION_REACTOR, SEED_REACTOR]), idempotencyKey: null }
  const created = { id: space, name, shard, created_by: owner, starter, settings }
  const written = await commit(
    store,
    [
      { stream: `space:${space}`, expected: 0, events: [{ type: 'space.created', data: created }] },
      {
        stream: `household:${household}`,
        expected: 0,
        events: [
          { type: 'household.created', data: { id: household, name: texts[starter ?? 'en'].starter.household } },
        ],
      },
      {
        stream: `membership:${membership}`,
        expected: 0,
        events: [{ type: 'membership.granted', data: { id: membership, user: owner, role: 'admin', household } }],
      },
    ],
    { now: currentMembers(sql`m.space_id = ${space} AND m.id = ${membership}`) },
    {
      status: 201,
      location: null,
      also: [
        sql`UPDATE user SET active_space = ${space} WHERE id = ${owner} AND NOT EXISTS (
          SELECT 1 FROM membership WHERE user_id = ${owner} AND space_id <> ${space} AND deleted_with IS NULL)`,
        ...(idempotencyKey === null
          ? []
          : [
              sql`INSERT INTO command (space_id, id, method, path, status, location, at)
                VALUES (0, ${idempotencyKey}, 'SYSTEM', 'space', 201, ${String(space)}, ${context.at})`,
            ]),
      ],
    },
  )
  store.notify(written)
  await replicateNow(context, 'joined', written.found.now, written.events)
  if (starter) await seedSpace(context, { space, shard, starter, owner })
  markHandled(
    context,
    SEED_REACTOR,
    written.events.filter(({ type }) => type === 'space.created'),
  )
}

export const leastCrowdedShard = (names: readonly string[], crowd: readonly { shard: string; n: number }[]): string => {
  const count = (name: string) => crowd.find(({ shard }) => shard === name)?.n ?? 0
  const [best] = [...names].sort((a, b) => count(a) - count(b))
  if (best === undefined) throw new Error('no database is bound for spaces')
  return best
}

export const uniqueSpaceName = (name: string, taken: ReadonlySet<string>, space: number) =>
  taken.has(nameKey(name)) ? `${name.slice(0, 118)} #${space}` : name
