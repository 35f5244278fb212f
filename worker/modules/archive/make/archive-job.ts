import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { type JobKind, type JobWorld, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import { itemsWhere, type JobItem, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import type { FoundItem } from '#worker/kernel/jobs/job.events.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { sql } from 'drizzle-orm'
import { SecretFields } from '../format/secret-fields.ts'
import { deleteArchive } from '../stored/archive-keys.ts'
import { archiveItem, type ArchiveItem } from './archive-items.ts'
import { findEventParts } from './find-event-parts.ts'
import { findFileParts } from './find-file-parts.ts'
import { findRowParts } from './find-row-parts.ts'
import { keepPiece } from './keep-piece.ts'
import { rowSources } from './row-sources.ts'
import { writeEnd } from './write-end.ts'
import { type PieceWorld, writePiece } from './write-piece.ts'

export const ARCHIVE_KIND = 'archive'
const LISTS_PER_SLICE = 10

/** Writes all of a space into one file, a piece at a time: whoever is killed writes the same piece again. */
export const archiveJob = (modules: readonly Module[]): JobKind => ({
  kind: ARCHIVE_KIND,
  isOfSpace: true,
  sliceSize: 4,
  async prepare(job, { db, env, space }) {
    const found: ArchiveItem[] = []
    if (job.total === 0) {
      const { parts } = await findEventParts(db, { space, job: job.id })
      found.push(...parts, ...(await findRowParts(db, space, rowSources(modules))))
    }
    const { items } = await db.read({ items: itemsWhere(space, job.id, sql`position = ${job.total - 1}`) })
    const before = archiveItem.safeParse(items[0]?.details).data
    let next: Parameters<typeof findFileParts>[2] = before?.kind === 'files' ? before : null
    for (let lists = 0; lists < LISTS_PER_SLICE; lists++) {
      const page = await findFileParts(env.FILES, space, next)
      found.push(...page.parts)
      next = page.next
      if (next === null) break
    }
    return {
      items: found.map((item, i) => foundItem(item, job.total + i)),
      isDone: next === null,
      details: { pieces: job.total + found.length },
      starts: true,
    }
  },
  async run(job, items, world) {
    const pieces = await pieceWorld(modules, job, world)
    for (const item of items) await storePiece(pieces, job, item)
    return sliceWork({}, () => ({
      appends: [],
      requires: [],
      items: items.map(({ position }) => ({ position, state: 'done' })),
    }))
  },
  async finish(job, world) {
    const pieces = await pieceWorld(modules, job, world)
    const { parts } = await findEventParts(world.db, { space: world.space, job: job.id })
    const last = parts.at(-1)?.to ?? 0
    return { ...(await writeEnd(pieces, { job: job.id, pieces: job.total, last, title: job.name })) }
  },
  async cleanUp({ id, state, is_deleted }, { env, space }) {
    if (state !== 'done' || is_deleted) await deleteArchive(env.FILES, space, id)
  },
})

const foundItem = (item: ArchiveItem, position: number): FoundItem => ({ position, name: nameOf(item), details: item })

const nameOf = (item: ArchiveItem): string => (item.kind === 'rows' ? item.name : item.kind)

async function pieceWorld(modules: readonly Module[], job: JobRow, world: JobWorld): Promise<PieceWorld> {
  const { env, db, space } = world
  const resources = modules.flatMap((one) => one.resources ?? [])
  return {
    env,
    db,
    space,
    context: await askerOfJob(job, world),
    at: job.created_at,
    secrets: new SecretFields(resources),
    sources: rowSources(modules),
  }
}

async function storePiece(world: PieceWorld, { id }: JobRow, { position, details }: JobItem): Promise<void> {
  await keepPiece(world, { job: id, position }, await writePiece(archiveItem.parse(details), world))
}
