import { now, uuid } from '#worker/clock.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { ExportedRecipe } from '../exported-recipe.ts'
import type { Exporter, RecipeNames } from '../exporter.ts'
import { writeRecipe } from '../write-recipe.ts'
import { partFactsKey, partKey, type PartFacts } from './stage.ts'
import { storeChunks } from './store-chunks.ts'

interface Slice {
  files: R2Bucket
  stage: string
  exporter: Exporter
  names: RecipeNames
  recipes: ReadonlyMap<number, ExportedRecipe>
}

/** A slice that has worked for long leaves the rest to the next. */
const MAX_BYTES = 60_000_000
const MAX_MILLISECONDS = 15_000

/**
 * Stores a part of the file under a name of its own, which the ended items say: what another run of the same slice has
 * stored is never mixed with it.
 */
export async function writeSlice(items: readonly JobItem[], { files, stage, ...slice }: Slice): Promise<EndedItem[]> {
  const began = Date.parse(now())
  const part = uuid()
  const facts: PartFacts = { size: 0, entries: [], notes: [] }
  const ended: EndedItem[] = []
  async function* chunks() {
    for (const item of items) {
      if (facts.size >= MAX_BYTES || Date.parse(now()) - began > MAX_MILLISECONDS) return
      const written = await attempt(item, slice)
      if ('code' in written) {
        ended.push({ position: item.position, state: 'failed', ...written })
        continue
      }
      facts.entries.push(...written.entries.map((entry) => ({ ...entry, at: entry.at + facts.size })))
      if (written.note) facts.notes.push(written.note)
      facts.size += written.length
      ended.push({ position: item.position, state: 'done', result: `export-part:${part}` })
      yield* written.chunks
    }
  }
  await storeChunks(files, partKey(stage, part), chunks())
  await files.put(partFactsKey(stage, part), JSON.stringify(facts))
  return ended
}

async function attempt(item: JobItem, { exporter, names, recipes }: Omit<Slice, 'files' | 'stage'>) {
  const recipe = recipes.get(recipeOf(item))
  if (!recipe) return { code: 'export.recipe_gone', msg: 'It was deleted, or is no longer shown to you.' }
  try {
    return await writeRecipe(exporter, recipe, names)
  } catch (error) {
    console.warn(`recipe ${recipe.id} could not be exported`, error)
    return { code: 'export.recipe_unwritten', msg: 'It could not be written. It can be tried again.' }
  }
}

export const recipeOf = ({ details }: Pick<JobItem, 'details'>): number => Number(details['recipe'])
