import * as z from 'zod'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { isPrepared } from '#worker/kernel/jobs/job.decider.ts'
import { JobFailure, type JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { itemsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { sql } from 'drizzle-orm'
import { tableReading } from '../apps/data/csv/column.contract.ts'
import { findTable } from '../apps/data/csv/find-tables.ts'
import { chosenTable, unknownTable } from '../apps/data/csv/table.importer.ts'
import { csv } from '../apps/data/csv.importer.ts'
import { importers, recognize } from '../apps/importers.ts'
import type { Importer } from '../apps/importer.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import { openUpload, type Upload } from '../files/open-upload.ts'
import { findDrafts } from './find-drafts.ts'
import { deleteStage } from './delete-stage.ts'
import { markThere } from './mark-there.ts'
import { saveDrafts } from './save-drafts.ts'
import { draftsKey, type StagedDraft, stageOf } from './staged-draft.ts'
import { storedUpload } from './stored-upload.ts'
import { firstOf } from './first-of.ts'
import type { LinkingItem } from './links.ts'

export const fromFilesParams = z.object({
  files: z.array(z.object({ name: z.string(), key: z.string(), size: z.int() })),
  /** An importer's id; null where the files say it. */
  app: z.string().nullable(),
  /** Whether to go on without anybody looking at what was found. */
  starts: z.boolean(),
  same_names: z.boolean(),
  meal_plans: z.boolean().default(true),
  shopping_lists: z.boolean().default(true),
  /** Of whoever asked. */
  language: z.enum(languages).default('en'),
  /** What somebody said that the columns of a table are. */
  table: tableReading.optional(),
  /** The job whose files these are; it keeps none. */
  from_job: z.int().optional(),
})

export const fromFilesChoices = z.object({
  same_names: z.boolean().optional(),
  again: z.boolean().optional(),
})

export const fromFilesJob: JobKind = {
  kind: 'import-files',
  sliceSize: 100,
  async prepare(job, { env, at, db, space }) {
    const params = fromFilesParams.parse(job.params)
    const { last, links } = await db.read({
      last: itemsWhere(space, job.id, sql`position = ${job.total - 1}`),
      links: query<LinkingItem>(
        sql`SELECT json_object('links', details -> '$.links') AS details FROM job_item
          WHERE space_id = ${space} AND job = ${job.id} AND details -> '$.links' IS NOT NULL ORDER BY position`,
        { json: ['details'] },
      ),
    })
    const { importer, upload } = await opened(env, params)
    const { items, isDone } = await findDrafts(importer, upload, {
      files: env.FILES,
      stage: stageOf(space, job.id),
      position: job.total,
      skip: Number(last[0]?.details['source'] ?? 0),
      links,
    })
    const table = isDone ? await foundTable(importer, upload, params) : null
    if (isDone && !table && job.total + items.length === 0)
      throw new JobFailure('import.no_recipe', 'There is no recipe in it.')
    const context = await contextForUser(env, at, { user: job.created_by, space })
    const marked = context ? await markThere(context, items, job.created_at) : items
    const asked = params.app === null || params.app === importer.id ? {} : { asked: params.app }
    const details = { app: importer.id, title: importer.title, ...asked, ...(table ? { table } : {}) }
    return { items: marked, isDone, details, starts: params.starts }
  },
  async run(job, items, world) {
    const { env, space } = world
    const context = await askerOfJob(job, world)
    const params = fromFilesParams.parse(job.params)
    const choices = fromFilesChoices.parse(job.choices)
    const stage = stageOf(space, job.id)
    const taken = firstOf(items)
    const staged = new Map<number, Record<string, StagedDraft>>()
    for (const first of new Set(taken.map(({ details }) => Number(details['first'])))) {
      const stored = await env.FILES.get(draftsKey(stage, first))
      staged.set(first, stored ? await stored.json() : {})
    }
    return saveDrafts(
      context,
      taken.map((item) => ({ item, draft: staged.get(Number(item.details['first']))?.[item.position] })),
      {
        job: job.id,
        sameNames: choices.same_names ?? params.same_names,
        again: choices.again ?? false,
        since: job.created_at,
        language: params.language,
        unwanted: new Set([...(params.meal_plans ? [] : ['meal']), ...(params.shopping_lists ? [] : ['shopping'])]),
      },
    )
  },
  async cleanUp(job, { env, db, space }) {
    const { files } = fromFilesParams.parse(job.params)
    const { heirs } = await db.read({ heirs: jobsFrom(space, job.id) })
    if (heirs.length === 0) await env.FILES.delete(files.map(({ key }) => key))
    // What failed, or was not tried yet, can be tried again as long as its draft is there.
    const mayGoOn = isPrepared(job) && (job.state === 'done' || job.state === 'failed')
    const { left } = await db.read({ left: itemsWhere(space, job.id, maySucceed, sql`LIMIT 1`) })
    if (mayGoOn && left.length > 0) return
    const { saved } = await db.read({ saved: itemsWhere(space, job.id, sql`state = 'done'`) })
    await deleteStage(env.FILES, stageOf(space, job.id), new Set(saved.map(({ position }) => position)))
  },
}

/** Of what could not be read, and of what has no place here, there is nothing to be tried again. */
const maySucceed = sql`state IN ('waiting', 'failed') AND coalesce(code, '') <> 'import.no_place'
  AND details ->> 'kind' NOT IN ('broken', 'left-out')`

type Params = z.output<typeof fromFilesParams>

/** Jobs that took over the files of this one. */
const jobsFrom = (space: number, job: number) =>
  query<{ id: number }>(
    sql`SELECT id FROM job WHERE space_id = ${space} AND id > ${job} AND params ->> 'from_job' = ${job} LIMIT 1`,
  )

/** Of a table that somebody may read in another way, its beginning. */
async function foundTable({ id }: Importer, { files }: Upload, { starts, table }: Params) {
  const mayBeRead = id === csv.id || id === unknownTable.id
  if (!starts) return mayBeRead ? findTable(files, table) : null
  if (id === unknownTable.id)
    throw new JobFailure(
      'import.columns_unknown',
      'Its columns do not say what they hold. In Larder one can choose that.',
    )
  return null
}

async function opened(env: Env, { files, app, table }: Params): Promise<{ importer: Importer; upload: Upload }> {
  try {
    const upload = await openUpload(files.map((file) => ({ name: file.name, stored: storedUpload(env.FILES, file) })))
    if (table) return { upload, importer: chosenTable(table) }
    const asked = importers.find(({ id }) => id === app)
    return { upload, importer: asked && (await asked.recognizes(upload)) ? asked : await recognize(upload) }
  } catch (error) {
    if (error instanceof FileRefusal) throw new JobFailure(`import.${error.reason}`, error.message)
    throw error
  }
}
