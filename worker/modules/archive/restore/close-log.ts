import { sql } from 'drizzle-orm'
import { shortId } from '#worker/clock.ts'
import { commit, type Append, type Store } from '#worker/kernel/log/commit.ts'
import { assertGuards, guardThat } from '#worker/kernel/log/guard.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { secretFlag } from '#worker/kernel/resource/seal-secrets.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { getTableName } from 'drizzle-orm'
import { isMaking, type Making } from './restoring.rows.ts'

const APPENDS_PER_COMMIT = 200

/**
 * What did not come along, said by events so that a replay knows it: people are not here yet, secrets are to be given
 * anew, and nobody goes on with jobs of another place. Done again, it finds nothing left to say.
 */
export async function closeLog(modules: readonly Module[], store: Store, making: Making, me: number): Promise<void> {
  const { db } = store
  const { people } = await db.read({
    people: query<{ id: number }>(
      sql`SELECT user_id AS id FROM member WHERE space_id = ${making.made} AND NOT gone AND user_id <> ${me}`,
    ),
  })
  const appends: Append[] = [
    ...people.map(({ id }): Append => awaited(id)),
    ...(await missingSecrets(modules, db, making.made)),
    ...(await leftJobs(db, making.made)),
  ]
  const guard = assertGuards(
    [guardThat(sql`EXISTS (SELECT 1 FROM restoring WHERE ${isMaking(making)} AND state <> 'gone')`)],
    { space: making.made, end: 0 },
  )
  const closing = sql`UPDATE restoring SET state = 'closing' WHERE ${isMaking(making)}`
  for (let i = 0; i === 0 || i < appends.length; i += APPENDS_PER_COMMIT) {
    const some = appends.slice(i, i + APPENDS_PER_COMMIT)
    await commit({ ...store, commandId: shortId() }, some, {}, { status: 200, location: null, guard, also: [closing] })
  }
}

const awaited = (user: number): Append => ({
  stream: `member:${user}`,
  expected: 'any',
  events: [{ type: 'member.awaited', data: { user } }],
})

async function missingSecrets(modules: readonly Module[], db: Database, space: number): Promise<Append[]> {
  const inside = new Set(modules.flatMap(({ tables = [] }) => tables.map(getTableName)))
  const sealed = modules
    .flatMap(({ resources = [] }) => resources)
    .filter(({ contract, table }) => contract.secrets && inside.has(getTableName(table)))
  const appends: Append[] = []
  for (const { contract, table } of sealed) {
    const flags = Object.keys(contract.secrets?.shape ?? {}).map(secretFlag)
    const { rows } = await db.read({
      rows: query<{ id: number; version: number } & Record<string, unknown>>(
        sql`SELECT id, (SELECT max(version) FROM event e WHERE e.space_id = ${space}
            AND e.stream = ${`${contract.name}:`} || r.id) AS version,
          ${sql.join(
            flags.map((flag) => sql.identifier(flag)),
            sql`, `,
          )}
          FROM ${sql.identifier(getTableName(table))} r WHERE space_id = ${space}`,
      ),
    })
    for (const { id, version, ...row } of rows) {
      const said = flags.filter((flag) => row[flag] === 1)
      if (said.length === 0) continue
      const patch = Object.fromEntries(said.map((flag) => [flag, false]))
      appends.push({
        stream: `${contract.name}:${id}`,
        expected: version,
        events: [{ type: `${contract.name}.changed`, data: { id, patch } }],
      })
    }
  }
  return appends
}

async function leftJobs(db: Database, space: number): Promise<Append[]> {
  const { jobs } = await db.read({
    jobs: query<{ id: number; version: number }>(
      sql`SELECT id, version FROM job WHERE space_id = ${space} AND deleted_with IS NULL`,
    ),
  })
  return jobs.map(({ id, version }) => ({
    stream: `job:${id}`,
    expected: version,
    events: [{ type: 'job.deleted', data: { id } }],
  }))
}
