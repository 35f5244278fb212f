import { sql, type SQL } from 'drizzle-orm'
import { householdOwned } from '#worker/access/household.access.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { countUnknownNames, lookUpRefs, refResolver } from '#worker/kernel/resource/references/look-up-refs.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { categoryResource } from '#worker/modules/supermarkets/category.resource.ts'
import type { FoodDraft, UnitDraft } from '../../drafts/draft.ts'
import { AliasRules, type AliasRow } from './alias-rules.ts'
import { FoodWords, type FoodWordRow } from './food-words.ts'
import { place, type Place } from './place.ts'
import { UnitWords } from './unit-words.ts'
import type { WordRow } from './words.ts'

export interface GivenWord {
  item: JobItem
  draft: FoodDraft | UnitDraft
}

/** Foods and units with what their app knows of them. What the household wrote wins: only blanks are filled. */
export function placeWords(context: Context, given: readonly GivenWord[]): Place {
  const { space } = membershipOf(context)
  const drafts = given.map(({ draft }) => draft)
  const foods = drafts.filter((draft) => draft.kind === 'food')
  const units = drafts.filter((draft) => draft.kind === 'unit')
  const aisles = foods.flatMap(({ aisle }) => (aisle.trim() ? [aisleRef(aisle)] : []))
  const me = personOf(context).id
  const load = {
    foods: query<FoodWordRow>(
      named(
        space,
        'food',
        foods.flatMap(namesOf),
        sql`r.supermarket_category, EXISTS (SELECT 1 FROM food_onhand o WHERE o.space_id = ${space} AND o.food_id = r.id
          AND o.user_id = ${me}) AS stocked`,
      ),
    ),
    units: query<WordRow>(named(space, 'unit', units.flatMap(namesOf), sql`0 AS stocked`)),
    categories: lookUpRefs(categoryResource, space, aisles),
    household: query<{ id: number }>(
      sql`SELECT user_id AS id FROM member WHERE space_id = ${space} AND ${householdOwned(context, sql`user_id`)}`,
    ),
    aliases: query<AliasRow>(
      sql`SELECT type, param_1 FROM automation WHERE space_id = ${space} AND type IN ('FOOD_ALIAS', 'UNIT_ALIAS')
        AND deleted_with IS NULL`,
    ),
    shape: streamVersion(space, 'food-tree'),
    ids: reserveIds(space, {
      food: foods.length,
      unit: units.length,
      automation: drafts.reduce((sum, draft) => sum + namesOf(draft).length, 0),
      'supermarket-category': countUnknownNames(categoryResource, space, aisles),
    }),
  }
  return place(load, (found, made) => {
    const nextId = idAllocator(found.ids)
    const categories = refResolver(categoryResource, found.categories, nextId)
    const aliases = new AliasRules(context, found.aliases, nextId)
    const users = [...new Set([me, ...found.household.map(({ id }) => id)])]
    const foodWords = new FoodWords(context, found.foods, { nextId, users })
    const unitWords = new UnitWords(found.units, nextId)
    const taken = given.map(({ item, draft }) => {
      const aisle = draft.kind === 'food' && draft.aisle.trim() ? aisleRef(draft.aisle) : null
      const category = aisle && categories.idOf(aisle, 'supermarket_category')
      return { item, draft, ...(draft.kind === 'food' ? foodWords.take(draft, category) : unitWords.take(draft)) }
    })
    // Once all are known by their names: what is the other name of one may be another's own.
    const items = taken.map(({ item, draft, row, isNews }): EndedItem => {
      const { kind } = draft
      const words = kind === 'food' ? foodWords : unitWords
      const free = namesOf(draft).filter((name) => !words.isTaken(name))
      const spellings = free.filter((name) => !isVague(kind, name))
      const isFull = aliases.isFull(kind)
      const added = aliases.add(kind, spellings, row)
      made[kind === 'food' ? 'foods' : 'units'].push(...spellings.map((name) => words.calledAs(name, row)))
      const lost = isFull ? free : free.filter((name) => isVague(kind, name))
      return {
        position: item.position,
        state: isNews || added > 0 ? 'done' : 'known',
        result: `${kind}:${row.id}`,
        name: row.name,
        ...(lost.length > 0 ? { code: 'import.names_lost', msg: lost.join(', ') } : {}),
      }
    })
    const ids = foodWords.handedDown
    const tree = {
      stream: 'food-tree',
      expected: found.shape[0]?.version ?? 0,
      events: ids.length > 0 ? [{ type: 'food.handed_down', data: { ids } }] : [],
    }
    return {
      appends: [...categories.created, ...foodWords.appends(), tree, ...unitWords.appends(), ...aliases.appends],
      items,
    }
  })
}

/** "T" and "t" are two units to some, and one word to rules. */
const isVague = (kind: 'food' | 'unit', name: string): boolean => kind === 'unit' && /^t$/i.test(name)

const aisleRef = (aisle: string) => {
  const name = aisle.trim().slice(0, 128)
  return { name, draft: { name } }
}

const namesOf = ({ name, plural_name, aliases }: FoodDraft | UnitDraft): string[] =>
  [name, plural_name, ...aliases].map((one) => one.trim()).filter((one) => one !== '' && one.length <= 128)

/** Rows that have one of these names, as name or as plural. */
function named(space: number, table: 'food' | 'unit', names: readonly string[], more: SQL): SQL {
  const rows = (key: 'name_key' | 'plural_key') =>
    sql`SELECT r.id, r.version, r.name, r.plural_name, r.name_key, r.plural_key, r.description, ${more}
      FROM wanted CROSS JOIN ${sql.identifier(table)} r
        ON r.space_id = ${space} AND r.${sql.identifier(key)} = wanted.key AND r.deleted_with IS NULL`
  return sql`WITH wanted (key) AS (SELECT value FROM ${jsonEach([...new Set(names.map(nameKey))])})
    ${rows('name_key')} UNION ${rows('plural_key')} ORDER BY 1`
}
