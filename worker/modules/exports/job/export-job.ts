import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { isProblem } from '#worker/kernel/log/execute.ts'
import { JobFailure, type JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { itemsWhere, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import type { Exporter } from '../exporter.ts'
import { exporterOf } from '../exporters.ts'
import { fileName } from '../names/file-name.ts'
import { recipeNames } from '../names/recipe-names.ts'
import { exportedQueries } from '../read/exported-recipe.read.ts'
import { presentExported } from '../read/present-exported.ts'
import { storedPictures } from '../read/stored-pictures.ts'
import { finishFile } from './finish-file.ts'
import { selectedRecipes, selection, type RecipeHead } from './selection.ts'
import { deleteStaged, namesKey, readStaged, stageOf } from './stage.ts'
import { recipeOf, writeSlice } from './write-slice.ts'

export const exportParams = z.object({
  format: z.string(),
  selection,
  /** Of whoever asked. */
  language: z.enum(languages),
  log: z.object({ kind: z.literal('export'), id: z.int() }),
})

/** Items that one event finds. */
const MAX_FOUND = 2000

export const exportJob: JobKind = {
  kind: 'export',
  sliceSize: 50,
  async prepare(job, world) {
    const { format, selection: chosen, log } = exportParams.parse(job.params)
    const context = await askerOfJob(job, world)
    const heads = await headsOf(context, chosen)
    const { known } = await world.db.read({ known: itemsWhere(world.space, job.id, sql`true`) })
    const taken = new Set(known.map(recipeOf))
    const left = heads.filter(({ id }) => !taken.has(id))
    if (left.length + known.length === 0) throw new JobFailure('export.nothing', 'There is no recipe to export.')
    const found = left.slice(0, MAX_FOUND)
    const items = found.map(({ id, name }, i) => ({ position: job.total + i, name, details: { recipe: id } }))
    const isDone = found.length === left.length
    const exporter = exporterFor(job)
    if (isDone) {
      // Recipes may be renamed meanwhile, and each needs a name that no other has.
      const all = [...known, ...items].map((item) => ({ id: recipeOf(item), name: item.name }))
      const names = recipeNames(all, exporter.kind === 'archive' ? exporter.nameOf : undefined)
      await world.env.FILES.put(namesKey(stageOf(world.space, job)), JSON.stringify([...names]))
    }
    return {
      items,
      isDone,
      details: { format, title: exporter.title, by: chosen.by, log: log.id },
      starts: true,
    }
  },
  async run(job, items, world) {
    const context = await askerOfJob(job, world)
    const stage = stageOf(world.space, job)
    const names = await readStaged<[number, string][]>(world.env.FILES, namesKey(stage))
    if (!names) throw new JobFailure('export.expired', 'What was written is no longer kept. Export it anew.')
    const found = await spaceOf(context).read(exportedQueries(context, items.map(recipeOf)))
    const ended = await writeSlice(items, {
      files: world.env.FILES,
      stage,
      exporter: exporterFor(job),
      names: new Map(names),
      recipes: presentExported(found, () => storedPictures(world.env.FILES)),
    })
    // What others change meanwhile is not in the file, and need not be.
    return { load: {}, decide: () => ({ appends: [], requires: [], items: ended }) }
  },
  async finish(job, { env, db, space, at }) {
    const { parts } = await db.read({
      parts: query<{ part: string }>(
        sql`SELECT substr(result, ${'export-part:'.length + 1}) AS part FROM job_item
          WHERE space_id = ${space} AND job = ${job.id} AND state = 'done' GROUP BY result ORDER BY min(position)`,
      ),
    })
    if (parts.length === 0) throw new JobFailure('export.nothing', 'None of the recipes could be exported.')
    const exporter = exporterFor(job)
    const { name, size, expires_at } = await finishFile({
      files: env.FILES,
      stage: stageOf(space, job),
      exporter,
      parts: parts.map(({ part }) => part),
      name: `${fileName(`${job.name} (${exporter.title}) ${job.created_at.slice(0, 10)}`)}${exporter.ending}`,
      at,
    })
    return { file: name, size, expires_at }
  },
  async cleanUp(job, { env, space }) {
    const isKept = job.state === 'done' && !job.is_deleted && !job.details['expired']
    if (!isKept) await deleteStaged(env.FILES, stageOf(space, job))
  },
}

/** A book or filter may be gone since it was chosen. */
async function headsOf(context: Context, chosen: z.output<typeof selection>): Promise<RecipeHead[]> {
  try {
    const { heads } = await spaceOf(context).read({ heads: await selectedRecipes(context, chosen) })
    return heads
  } catch (error) {
    if (!isProblem(error)) throw error
    throw new JobFailure('export.selection_gone', 'What was to be exported is no longer there.')
  }
}

function exporterFor({ params }: JobRow): Exporter {
  const { format, language } = exportParams.parse(params)
  const exporter = exporterOf(format, language)
  if (!exporter) throw new JobFailure('export.format_gone', 'This format is no longer written.')
  return exporter
}

const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)
