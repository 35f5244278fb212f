import { sql } from 'drizzle-orm'
import { shortId } from '#worker/clock.ts'
import { commit, type Append } from '#worker/kernel/log/commit.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { texts } from '#worker/locales/texts.ts'
import {
  currentMembers,
  replicateMembers,
  replicateNow,
  REPLICATION_REACTOR,
} from '#worker/modules/members/replicate-members.ts'
import { initialSettings } from '#worker/modules/spaces/initial-settings.ts'
import { uniqueSpaceName } from '#worker/modules/spaces/provision-space.ts'
import { SEED_REACTOR } from '#worker/modules/spaces/seed-space.ts'
import type { Manifest } from '../format/manifest.contract.ts'
import { settingsIn } from './settings-in.ts'

interface NewSpace {
  made: number
  shard: string
  name: string
  said: Manifest
  households: ReadonlyMap<number, number>
}

/** From this commit on the space is there, and who restored it owns it. Done again, it changes nothing. */
export async function openSpace(context: Context, { made, shard, name, said, households }: NewSpace): Promise<void> {
  const owner = personOf(context)
  const handled = [REPLICATION_REACTOR, SEED_REACTOR]
  const store = { ...directoryStore(context, made, handled), idempotencyKey: null, commandId: shortId() }
  const { ids, mine, there } = await context.directory.read({
    ids: reserveIds(0, { membership: 1, household: 1 }),
    mine: query<{ name_key: string }>(
      sql`SELECT name_key FROM space WHERE created_by = ${owner.id} AND deleted_with IS NULL`,
    ),
    there: query(sql`SELECT 1 FROM space WHERE space_id = ${made}`),
  })
  const now = currentMembers(sql`m.space_id = ${made} AND m.user_id = ${owner.id}`)
  if (there[0]) {
    const { found, last } = await context.directory.read({
      found: now,
      last: query<{ seq: number }>(sql`SELECT max(seq) AS seq FROM event WHERE space_id = ${made}`),
    })
    await replicateMembers(context, 'joined', found, last[0]?.seq ?? 0)
    return
  }
  const next = idAllocator(ids)
  const { member } = await context.spaceDatabase(shard).read({
    member: query<{ household: number | null }>(
      sql`SELECT household FROM member WHERE space_id = ${made} AND user_id = ${owner.id}`,
    ),
  })
  const living = said.households.filter(({ is_deleted }) => !is_deleted)
  const first = living[0] && households.get(living[0].id)
  const household = member[0]?.household ?? first ?? next('household')
  const newHouseholds = [
    ...living.flatMap(({ id, name: called }): Append[] => {
      const is = households.get(id)
      return is === undefined ? [] : [householdCreated(is, called)]
    }),
    ...(living.length === 0 ? [householdCreated(household, texts.en.starter.household)] : []),
  ]
  const membership = next('membership')
  const written = await commit(
    store,
    [
      {
        stream: `space:${made}`,
        expected: 0,
        events: [
          {
            type: 'space.created',
            data: {
              id: made,
              name: uniqueSpaceName(name, new Set(mine.map(({ name_key }) => name_key)), made),
              shard,
              created_by: owner.id,
              starter: null,
              settings: {
                ...initialSettings(context.env),
                ...settingsIn(owner, said.space.settings, initialSettings(context.env)),
              },
            },
          },
        ],
      },
      ...newHouseholds,
      {
        stream: `membership:${membership}`,
        expected: 0,
        events: [{ type: 'membership.granted', data: { id: membership, user: owner.id, role: 'admin', household } }],
      },
    ],
    { now },
    { status: 201, location: null },
  )
  store.notify(written)
  await replicateNow(context, 'joined', written.found.now, written.events)
}

const householdCreated = (id: number, name: string): Append => ({
  stream: `household:${id}`,
  expected: 0,
  events: [{ type: 'household.created', data: { id, name } }],
})
