import { sql } from 'drizzle-orm'
import type { Preparation } from '#worker/kernel/jobs/job-kind.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import type { Manifest } from '../format/manifest.contract.ts'
import { beginSpace } from './begin-space.ts'
import { damaged, type OpenedArchive } from './opened-archive.ts'
import { requireRoom } from './require-room.ts'
import type { RestoreDetails } from './restore.contract.ts'

const MOST_SHOWN = 200

/** What there is to do: every part of the log in its order, then the files. */
export async function findRestore(
  context: Context,
  archive: OpenedArchive,
  job: { space: number; id: number },
): Promise<Preparation> {
  const said = await archive.manifest()
  const missing = said.parts.find(({ path }) => !archive.has(path))
  if (missing) throw damaged(`“${missing.path}” is missing.`)
  const events = said.parts.filter(({ kind }) => kind === 'events')
  if (events.reduce((sum, { count }) => sum + count, 0) !== said.log.events)
    throw damaged('Parts of its log are missing.')
  await requireRoom(context, archive, said)
  let first = 0
  const found = [
    ...events.map(({ path, bytes, sha256, count }) => {
      const item = { name: path, details: { kind: 'events', path, bytes, sha256, first, count } }
      first += count
      return item
    }),
    ...said.parts
      .filter(({ kind }) => kind === 'files')
      .map(({ path, bytes, sha256 }) => ({ name: path, details: { kind: 'files', path, bytes, sha256 } })),
  ]
  const begun = await beginSpace(
    context,
    job,
    said.households.map(({ id }) => id),
  )
  const details: RestoreDetails = { ...begun, ...(await aboutArchive(context, said)) }
  return { items: found.map((item, position) => ({ ...item, position })), isDone: true, details }
}

async function aboutArchive(
  context: Context,
  { space, made_at, log, files, people, parts }: Manifest,
): Promise<Omit<RestoreDetails, 'space' | 'shard' | 'households'>> {
  const { mine } = await context.directory.read({
    mine: query<{ email: string }>(
      sql`SELECT email FROM user WHERE id = ${personOf(context).id} AND email_verified = 1`,
    ),
  })
  const members = people.filter(({ is_member }) => is_member)
  const rows = new Map<string, number>()
  for (const { path, kind, count } of parts) {
    const [, name] = /^rows\/([a-z-]+?)(?:-\d{4})?\.jsonl$/.exec(path) ?? []
    if (kind === 'rows' && name) rows.set(name, (rows.get(name) ?? 0) + count)
  }
  return {
    name: space.name,
    made_at,
    events: log.events,
    files: files.count,
    file_bytes: files.bytes,
    rows: Object.fromEntries(rows),
    me: members.find(({ mail }) => mail !== null && mail === mine[0]?.email)?.id ?? null,
    people: members.slice(0, MOST_SHOWN).map(({ id, name, mail }) => ({ id, name, mail })),
  }
}
