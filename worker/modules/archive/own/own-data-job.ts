import { getTableColumns, sql } from 'drizzle-orm'
import * as z from 'zod'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { type JobKind, type JobWorld, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobRow } from '#worker/kernel/jobs/job.rows.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { SecretFields } from '../format/secret-fields.ts'
import { closeZip, pieceNotes } from '../make/close-zip.ts'
import { findRowParts } from '../make/find-row-parts.ts'
import { keepPiece } from '../make/keep-piece.ts'
import { rowSources } from '../make/row-sources.ts'
import { keysPiece, type PieceWorld, writePiece } from '../make/write-piece.ts'
import { deleteArchive } from '../stored/archive-keys.ts'
import { ZipPiece } from '../make/zip-piece.ts'
import { findOwnFiles } from './find-own-files.ts'
import { ownAccount } from './own-account.ts'

export const OWN_DATA_KIND = 'own-data'

const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), name: z.string(), after: z.int(), to: z.int(), number: z.int() }),
  z.object({ kind: z.literal('keys'), keys: z.array(z.string()), number: z.int() }),
])

/** What one person wrote and uploaded in a space, and what is kept of them beside it. What others wrote is left out. */
export const ownDataJob = (modules: readonly Module[]): JobKind => ({
  kind: OWN_DATA_KIND,
  sliceSize: 4,
  async prepare(job, { db, space }) {
    const rows = await findRowParts(db, space, personalSources(modules), isTheirs(job))
    const files = await findOwnFiles(db, space, job.created_by)
    const found = [...rows, ...files.map((keys, i) => ({ kind: 'keys', keys, number: i + 1 }))]
    return {
      items: found.map((details, position) => ({ position, name: details.kind, details })),
      isDone: true,
      details: { pieces: found.length },
      starts: true,
    }
  },
  async run(job, items, world) {
    const pieces = await pieceWorld(modules, job, world)
    for (const { position, details } of items) {
      const found = item.parse(details)
      const written =
        found.kind === 'rows'
          ? await writePiece(found, pieces)
          : await keysPiece(pieces, found.keys, `files/files-${found.number}.jsonl`)
      await keepPiece(pieces, { job: job.id, position }, written)
    }
    return sliceWork({}, () => ({
      appends: [],
      requires: [],
      items: items.map(({ position }) => ({ position, state: 'done' })),
    }))
  },
  async finish(job, world) {
    const { env, space, context } = await pieceWorld(modules, job, world)
    const zip = { files: env.FILES, space, job: job.id, pieces: job.total }
    const notes = await pieceNotes(zip)
    const last = new ZipPiece(job.created_at)
    const account = await ownAccount(context.directory, job.created_by)
    await last.add('account.json', `${JSON.stringify(account, null, 2)}\n`)
    const bytes = await closeZip(zip, notes, last)
    const rows = notes.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'rows')
    return {
      bytes,
      rows: rows.reduce((sum, { count }) => sum + count, 0),
      files: notes.reduce((sum, { files }) => sum + files.count, 0),
    }
  },
  async cleanUp({ id, state, is_deleted }, { env, space }) {
    if (state !== 'done' || is_deleted) await deleteArchive(env.FILES, space, id)
  },
})

/** Kinds whose rows say who made them. */
const personalSources = (modules: readonly Module[]) =>
  rowSources(modules).filter(({ table }) => 'created_by' in getTableColumns(table))

const isTheirs = ({ created_by }: JobRow) => sql`created_by = ${created_by}`

async function pieceWorld(modules: readonly Module[], job: JobRow, world: JobWorld): Promise<PieceWorld> {
  const { env, db, space } = world
  return {
    env,
    db,
    space,
    context: await askerOfJob(job, world),
    at: job.created_at,
    secrets: new SecretFields(modules.flatMap((one) => one.resources ?? [])),
    only: isTheirs(job),
    sources: personalSources(modules),
  }
}
