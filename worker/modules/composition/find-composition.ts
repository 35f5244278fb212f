import type { Context } from '#worker/kernel/log/context.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { loadCommonFoods } from '#worker/modules/food-table/load-common-foods.ts'
import type { FoundFoods } from './composition.contract.ts'
import { findInTable, loadTable, TABLE_TYPE } from './composition-table.ts'
import { isTableNumber, type Composition } from './composition.ts'
import { fdcProblem } from './fdc-problem.ts'
import { findInService, hasService, searchService } from './fdc-service.ts'
import { searchTable } from './search-table.ts'

const PAGE_SIZE = 50

interface Asked {
  query: string
  types: readonly string[] | undefined
  page: number
}

/** From the service where the operator gave a key, else from the table, which also answers where the service finds nothing. */
export async function searchFoods(context: Context, asked: Asked): Promise<FoundFoods> {
  const { env } = context
  if (!hasService(env)) return searchOwnTable(context, asked)
  await throttle(env.LIMIT_IMPORT, `fdc:${personOf(context).id}`)
  const found = await searchService(env, { ...asked, types: asked.types ?? ['Foundation'] })
  return found.totalHits > 0 ? found : searchOwnTable(context, asked)
}

async function searchOwnTable(context: Context, { query, types, page }: Asked): Promise<FoundFoods> {
  const foods = await loadCommonFoods()
  // It stands in for all collections but that of makers, of which it knows next to nothing.
  const isWanted = !types || types.some((type) => type !== 'Branded')
  const rows = isWanted ? searchTable(query, await loadTable(), foods) : []
  const language = preferredLanguage(context.headers)
  const names = new Map(
    foods.toReversed().flatMap(({ isKin, number, names }) => (isKin ? [] : [[number, names[language].name]])),
  )
  return {
    totalHits: rows.length,
    currentPage: page,
    totalPages: Math.ceil(rows.length / PAGE_SIZE),
    foods: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ number, name }) => ({
      fdcId: Number(number),
      description: name,
      dataType: TABLE_TYPE,
      name: names.get(number) ?? null,
    })),
  }
}

/** Throws what the client is told where there is none. */
export async function findComposition(context: Context, id: number): Promise<Composition> {
  const { env } = context
  const row = isTableNumber(id) ? await findInTable(id) : null
  if (row) return row
  if (!hasService(env)) throw fdcProblem.notInTable()
  await throttle(env.LIMIT_IMPORT, `fdc:${personOf(context).id}`)
  return findInService(env, id)
}
