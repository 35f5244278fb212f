import { sql, type SQL } from 'drizzle-orm'
import { reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { RecipeValue } from '../recipe-state.ts'

interface PastReference {
  id: number
  name: string
  alive: boolean
  twin: number | null
}
interface Merge {
  id: number
  into: number
}
const kinds = ['food', 'unit', 'keyword'] as const
type Kind = (typeof kinds)[number]

/**
 * For each reference in the stream's log: whether it exists, what it was merged into, what has its name today; and ids
 * for those that must be created again. The statements find the ids in the log, which saves a round trip.
 */
export function renewalQueries(space: number, stream: string) {
  const used: Record<Kind, SQL> = {
    food: referencesInLog(space, stream, sql`t.key = 'food' AND t.type = 'integer'`),
    unit: referencesInLog(space, stream, sql`t.key = 'unit' AND t.type = 'integer'`),
    keyword: referencesInLog(space, stream, sql`t.path = '$.keywords' AND t.type = 'integer'`),
  }
  const past = (kind: Kind) =>
    query<PastReference>(
      sql`SELECT x.id, x.name, x.deleted_with IS NULL AS alive, ${sameNamedRow(kind)} AS twin FROM ${sql.identifier(kind)} x
        WHERE x.space_id = ${space} AND x.id IN (${used[kind]})`,
      { bool: ['alive'] },
    )
  const merges = (kind: Kind, stream: SQL) =>
    query<Merge>(sql`SELECT data ->> 'id' AS id, data ->> 'into' AS "into" FROM event
      WHERE space_id = ${space} AND stream ${stream} AND type = ${`${kind}.merged`} ORDER BY seq`)
  const lost = (kind: Kind) =>
    sql`(SELECT count(*) FROM ${sql.identifier(kind)} x WHERE x.space_id = ${space} AND x.id IN (${used[kind]})
      AND x.deleted_with IS NOT NULL AND ${sameNamedRow(kind)} IS NULL)`
  return {
    food: past('food'),
    unit: past('unit'),
    keyword: past('keyword'),
    foodMerges: merges('food', sql`= 'food-tree'`),
    keywordMerges: merges('keyword', sql`= 'keyword-tree'`),
    unitMerges: merges(
      'unit',
      sql`IN (SELECT 'unit:' || id FROM unit WHERE space_id = ${space} AND deleted_with IS NOT NULL)`,
    ),
    ids: reserveIds(space, { food: lost('food'), unit: lost('unit'), keyword: lost('keyword') }),
  }
}

const sameNamedRow = (kind: Kind) => sql`(SELECT min(y.id) FROM ${sql.identifier(kind)} y
  WHERE y.space_id = x.space_id AND y.name_key = x.name_key AND y.deleted_with IS NULL)`

const referencesInLog = (space: number, stream: string, which: SQL) => sql`
  SELECT t.value FROM event e, json_tree(e.data) t WHERE e.space_id = ${space} AND e.stream = ${stream} AND ${which}`

export function renewReferences<Value extends Partial<RecipeValue>>(
  value: Value,
  found: Omit<QueryResults<ReturnType<typeof renewalQueries>>, 'ids'>,
  nextId: (kind: string) => number,
): { value: Value; created: Append[] } {
  const created: Append[] = []
  const today = (kind: Kind, merges: readonly Merge[]) => {
    const past = new Map(found[kind].map((row) => [row.id, row]))
    const made = new Map<string, number>()
    const of = (id: number): number => {
      const row = past.get(id)
      if (!row || row.alive) return id
      const merge = merges.findLast((one) => one.id === id)
      if (merge) return merge.into === id ? id : of(merge.into)
      if (row.twin !== null) return row.twin
      const key = nameKey(row.name)
      const again = made.get(key) ?? nextId(kind)
      if (!made.has(key)) {
        made.set(key, again)
        created.push({
          stream: `${kind}:${again}`,
          expected: 0,
          events: [
            {
              type: `${kind}.created`,
              data: { id: again, name: row.name, ...(kind === 'keyword' ? { description: '' } : {}) },
            },
          ],
        })
      }
      return again
    }
    return of
  }
  const food = today('food', found.foodMerges)
  const unit = today('unit', found.unitMerges)
  const keyword = today('keyword', found.keywordMerges)
  const steps = value.steps?.map((step) => ({
    ...step,
    ingredients: step.ingredients.map((one) => ({
      ...one,
      food: one.food && food(one.food),
      unit: one.unit && unit(one.unit),
    })),
  }))
  const keywords = value.keywords && [...new Set(value.keywords.map(keyword))]
  return { value: { ...value, ...(steps ? { steps } : {}), ...(keywords ? { keywords } : {}) }, created }
}
