import { sql, type SQL } from 'drizzle-orm'
import { invalid } from '../../contract/errors.ts'
import { nameKey } from '../../contract/name-key.ts'
import { query, type Query } from '../../sql/query.ts'
import type { Ref } from '../../contract/ref.contract.ts'
import type { Definition } from '../define-resource.ts'
import type { Row } from '../../sql/query.ts'
import { jsonEach } from '../../sql/sql.ts'
import type { Append } from '../../log/commit.ts'
import { notDeleted } from '../../sql/read-table.ts'

export interface FoundRef {
  id: number
  /** The id that led here; null for a row found by its name. */
  asked: number | null
  name: string
  name_key: string
  plural_key: string | null
}

const idsOf = (refs: readonly Ref[]) => [...new Set(refs.flatMap(({ id }) => (id === undefined ? [] : [id])))]
const keysOf = (refs: readonly Ref[]) => [...new Set(refs.flatMap(({ name }) => (name ? [nameKey(name)] : [])))]

/** Looks up all references of one kind in a command, in one query. An id that was merged away means what it became. */
export const lookUpRefs = (
  { contract, table, rules }: Definition,
  space: number,
  refs: readonly Ref[],
): Query<FoundRef> => {
  const plural = rules.uniqueName?.plural ? sql`t.plural_key` : sql`NULL`
  const found = (asked: SQL) => sql`SELECT t.id AS id, ${asked} AS asked, t.name AS name, t.name_key AS name_key,
    ${plural} AS plural_key`
  const there = sql`t.space_id = ${space} AND t.deleted_with IS NULL`
  // CROSS JOIN makes SQLite begin with the references; its own plan reads all rows of the space in the order of ids.
  const by = (column: SQL, wanted: readonly unknown[], asked: SQL = sql`NULL`) =>
    sql`${found(asked)} FROM ${jsonEach(wanted)} wanted CROSS JOIN ${table} t ON ${there} AND ${column} = wanted.value`
  const ids = idsOf(refs)
  const keys = keysOf(refs)
  return query(sql`${by(sql`t.id`, ids, sql`wanted.value`)} UNION ${by(sql`t.name_key`, keys)}
    ${rules.uniqueName?.plural ? sql`UNION ${by(sql`t.plural_key`, keys)}` : sql``}
    UNION ${found(sql`wanted.value`)} FROM ${jsonEach(ids)} wanted CROSS JOIN ${table} t ON ${there}
      AND t.id IN (${mergedInto(contract.name, space)}) AND t.id <> wanted.value ORDER BY id`)
}

const mergedInto = (kind: string, space: number): SQL => sql`
  WITH RECURSIVE next (id) AS (
    SELECT m."into" FROM merged m WHERE m.space_id = ${space} AND m.kind = ${kind} AND m.id = wanted.value
    UNION SELECT m."into" FROM next JOIN merged m ON m.space_id = ${space} AND m.kind = ${kind} AND m.id = next.id
  ) SELECT id FROM next`

/** How many names have no row yet, as a count for `reserveIds`. */
export const countUnknownNames = ({ table, rules }: Definition, space: number, refs: readonly Ref[]): SQL => {
  const plural = rules.uniqueName?.plural
    ? sql`AND NOT EXISTS (SELECT 1 FROM ${table} WHERE space_id = ${space} AND plural_key = key.value AND ${notDeleted(table)})`
    : sql``
  return sql`(SELECT count(*) FROM json_each(${JSON.stringify(keysOf(refs))}) key
    WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE space_id = ${space} AND name_key = key.value AND ${notDeleted(table)}) ${plural})`
}

/**
 * Resolves references to ids and plans the rows that do not exist. An id means its row, whatever name stands beside
 * it; an unknown id falls back to its name, and without one is a field error.
 */
export function refResolver(
  { contract: { name: kind } }: Definition,
  known: readonly FoundRef[],
  nextId: (kind: string) => number,
) {
  const byId = new Map(known.flatMap(({ id, asked }) => (asked === null ? [] : [[asked, id] as const])))
  const byKey = new Map<string, number>()
  for (const { id, plural_key } of known) if (plural_key) byKey.set(plural_key, id)
  for (const { id, name_key } of known) byKey.set(name_key, id)
  const created: Append[] = []
  const make = (key: string, draft: Row): number => {
    const id = nextId(kind)
    byKey.set(key, id)
    created.push({
      stream: `${kind}:${id}`,
      expected: 0,
      events: [{ type: `${kind}.created`, data: { ...draft, id } }],
    })
    return id
  }
  return {
    created,
    idOf: (ref: Ref, field: string): number => {
      const there = ref.id === undefined ? undefined : byId.get(ref.id)
      if (there !== undefined) return there
      if (!ref.name) {
        throw invalid({ [field]: [`Invalid pk "${ref.id}" - object does not exist.`] }, 'request.unknown_reference')
      }
      const key = nameKey(ref.name)
      return byKey.get(key) ?? make(key, ref.draft ?? { name: ref.name })
    },
  }
}
