import { sql } from 'drizzle-orm'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { presentOne, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { exportLog } from '#worker/modules/jobs/log/log.contract.ts'
import { exportLogResource } from '#worker/modules/jobs/log/log.resource.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { texts } from '#worker/locales/texts.ts'
import { exporterOf } from '../exporters.ts'
import type { ExportRequest } from '../export.contract.ts'
import { exportJob } from './export-job.ts'
import { noSuch, selectedRecipes, type Selection } from './selection.ts'

/** A job, and the log by which clients follow it. */
export async function askExport(context: Context, body: ExportRequest) {
  const exporter = exporterOf(body.type)
  if (!exporter)
    throw invalid({ type: [`Select a valid choice. ${body.type} is not one of the available choices.`] }, 'export.type')
  const chosen = chosenIn(body)
  // What cannot be understood or is not there is said at once.
  const recipes = await selectedRecipes(context, chosen)
  const language = preferredLanguage(context.headers)
  const store = spaceStore(context)
  const load = {
    ids: reserveIds(store.space, { job: 1, 'export-log': 1 }),
    named: chosen.by === 'recipes' ? recipes : nameOf(context, chosen),
  }
  return execute(store, load, ({ ids, named }) => {
    const nextId = idAllocator(ids)
    const [id, log] = [nextId('job'), nextId('export-log')]
    if (chosen.by === 'recipes' && named.length === 0) throw noSuch('recipes', chosen.ids[0] ?? 0)
    return outcome({
      appends: [
        askJob({
          id,
          kind: exportJob.kind,
          name: titleOf(chosen, named, language),
          created_by: personOf(context).id,
          params: { format: exporter.id, selection: chosen, language, log: { kind: 'export', id: log } },
        }),
      ],
      requires: [],
      location: `${exportLog.path}${log}/`,
      answer: { row: visibleRow(exportLogResource, store.space, log, context) },
      respond: ({ row }) => presentOne(exportLogResource, row),
    })
  })
}

function chosenIn({ all, custom_filter, recipes, book, filter }: ExportRequest): Selection {
  if (all) return { by: 'all' }
  if (custom_filter !== null) return { by: 'custom-filter', id: custom_filter }
  if (recipes && recipes.length > 0) return { by: 'recipes', ids: recipes }
  if (typeof book === 'number') return { by: 'book', id: book }
  if (filter) return { by: 'search', query: filter }
  throw invalid({ recipes: ['Choose what to export.'] }, 'export.nothing')
}

/** What the chosen book or filter is called; that it is shown to the asker is known already. */
function nameOf(context: Context, chosen: Selection) {
  const table = chosen.by === 'book' ? sql`recipe_book` : sql`custom_filter`
  const id = 'id' in chosen ? chosen.id : null
  return query<{ name: string }>(
    sql`SELECT name FROM ${table} WHERE space_id = ${membershipOf(context).space} AND id = ${id} AND deleted_with IS NULL`,
  )
}

const MAX_NAME = 128

function titleOf(chosen: Selection, [first, ...others]: readonly { name: string }[], language: Language): string {
  const words = texts[language].exports
  if (chosen.by === 'all') return words.all
  if (chosen.by === 'search') return (new URLSearchParams(chosen.query).get('query') || words.found).slice(0, MAX_NAME)
  return others.length > 0 ? `${first?.name} +${others.length}` : (first?.name ?? '')
}
