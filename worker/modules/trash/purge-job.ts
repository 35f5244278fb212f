import { sql } from 'drizzle-orm'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobKind, SliceWork } from '#worker/kernel/jobs/job-kind.ts'
import { itemsWhere, type JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { pruneSearchWords } from '#worker/modules/recipes/search-index/delete-search-texts.ts'
import { purgeOf } from './purge-row.ts'
import { deletableKinds } from './trash-kinds.ts'
import { trashedRows } from './trash.rows.ts'

export const PURGE = 'purge'

const MOST_FOUND = 1_000

/** Empties the trash of what its owner sees there, the oldest first. No item names what went, as nothing may. */
export const purgeJob = (modules: () => readonly Module[]): JobKind => ({
  kind: PURGE,
  // A purge takes many statements for each kind that goes along, and a commit only so many.
  sliceSize: 5,
  async prepare(job, world) {
    const context = await askerOfJob(job, world)
    const { db, space } = world
    const { last } = await db.read({ last: itemsWhere(space, job.id, sql`position = ${job.total - 1}`) })
    const after = Number(last[0]?.details['seq'] ?? 0)
    const { rows } = await db.read({
      rows: query<{ kind: string; id: number; seq: number }>(sql`SELECT kind, id, seq
        FROM (${trashedRows(deletableKinds(modules()), context, {})}) WHERE seq > ${after} ORDER BY seq LIMIT ${MOST_FOUND}`),
    })
    return {
      items: rows.map(({ kind, id, seq }, i) => ({
        position: job.total + i,
        name: `${kind}:${id}`,
        details: { kind, id, seq },
      })),
      isDone: rows.length < MOST_FOUND,
      details: { found: job.total + rows.length },
      starts: true,
    }
  },
  async run(job, items, world) {
    return purgeSlice(modules(), await askerOfJob(job, world), items)
  },
})

/** Rows that were restored or purged meanwhile are passed over. */
function purgeSlice(modules: readonly Module[], context: Context, items: readonly JobItem[]): SliceWork {
  const { space } = membershipOf(context)
  const purges = items.map((item) => {
    const row = { kind: String(item.details['kind']), id: Number(item.details['id']) }
    return { item, ...purgeOf(modules, space, row) }
  })
  return {
    load: Object.fromEntries(
      purges.flatMap(({ load }, i) => Object.entries(load).map(([name, one]) => [`${i} ${name}`, one])),
    ),
    decide(found) {
      const decided = purges.map(({ item, load, decide }, i) => {
        const names = Object.keys(load)
        const own = Object.fromEntries(names.map((name) => [name, found[`${i} ${name}`] ?? []]))
        return { item, append: decide(own as Parameters<typeof decide>[0]) } // The rows of its own queries.
      })
      return {
        appends: decided.flatMap(({ append }) => append ?? []),
        also: [pruneSearchWords(space)],
        items: decided.map(({ item: { position }, append }): EndedItem => ({
          position,
          state: append ? 'done' : 'known',
        })),
      }
    },
  }
}
