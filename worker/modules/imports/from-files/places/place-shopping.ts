import { sql } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { countUnknownNames, lookUpRefs, refResolver } from '#worker/kernel/resource/references/look-up-refs.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { shoppingListResource } from '#worker/modules/shopping-lists/shopping-list.resource.ts'
import { isEntryVisible } from '#worker/modules/shopping/entries/entry.rows.ts'
import { listsFor, type FoodLists } from '#worker/modules/shopping/recipes/food-lists.ts'
import { shoppingPreferenceOf } from '#worker/modules/shopping/shopping-preference.ts'
import { shoppingDecider } from '#worker/modules/shopping/shopping.decider.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import type { ShoppingDraft } from '../../drafts/draft.ts'
import { place, type Place } from './place.ts'

export interface GivenEntry {
  item: JobItem
  draft: ShoppingDraft
  /** As the line was read. */
  row: {
    amount: number
    amount_max: number | null
    no_amount: boolean
    food: { name: string }
    unit: { name: string } | null
    note: string
  }
}

const MAX_LIST_NAME = 32

/** What is to be bought, on the list of its name. What was bought stays ticked off; what is on the list already is known. */
export function placeShopping(context: Context, given: readonly GivenEntry[], since: string): Place {
  const { space } = membershipOf(context)
  const foods = given.map(({ row }) => refOf(row.food.name))
  const units = given.flatMap(({ row }) => (row.unit ? [refOf(row.unit.name)] : []))
  const lists = given.flatMap(({ draft }) => listRef(draft.list) ?? [])
  const keys = jsonEach([...new Set(foods.map(({ name }) => nameKey(name)))])
  const wanted = sql`(SELECT f.id, f.shopping_lists FROM ${keys} w CROSS JOIN food f
    ON f.space_id = ${space} AND f.name_key = w.value AND f.deleted_with IS NULL)`
  const load = {
    foods: lookUpRefs(foodResource, space, foods),
    units: lookUpRefs(unitResource, space, units),
    lists: lookUpRefs(shoppingListResource, space, lists),
    homes: query<FoodLists>(sql`SELECT id, shopping_lists FROM ${wanted}`, { json: ['shopping_lists'] }),
    there: query<ThereRow>(
      sql`SELECT shopping_list_entry.id, food, unit, amount, shopping_list_entry.shopping_lists AS lists
        FROM ${wanted} w CROSS JOIN shopping_list_entry ON ${isEntryVisible(context)} AND shopping_list_entry.food = w.id
        WHERE list_recipe IS NULL AND deleted_with IS NULL AND created_at < ${since}`,
      { json: ['lists'] },
    ),
    ids: reserveIds(space, {
      'shopping-list-entry': given.length,
      food: countUnknownNames(foodResource, space, foods),
      unit: countUnknownNames(unitResource, space, units),
      'shopping-list': countUnknownNames(shoppingListResource, space, lists),
    }),
  }
  return place(load, (found, made) => {
    const nextId = idAllocator(found.ids)
    const food = refResolver(foodResource, [...made.foods, ...found.foods], nextId)
    const unit = refResolver(unitResource, [...made.units, ...found.units], nextId)
    const named = refResolver(shoppingListResource, found.lists, nextId)
    const usual = shoppingPreferenceOf(context).usesFoodLists
    const placed = given.map(({ item, draft, row }) => {
      const what = food.idOf(refOf(row.food.name), 'food')
      const list = listRef(draft.list)
      const entry = {
        food: what,
        unit: row.unit && unit.idOf(refOf(row.unit.name), 'unit'),
        amount: amountOf(row),
        shopping_lists: list ? [named.idOf(list, 'shopping_lists')] : usual ? listsFor(found.homes, what) : [],
      }
      const known = found.there.find((one) => isSame(one, entry))
      return { item, draft, row, known, entry: { ...entry, id: known?.id ?? nextId('shopping-list-entry') } }
    })
    const entries = placed.flatMap(({ known, draft, entry }) =>
      known
        ? []
        : [
            {
              ...entry,
              list_recipe: null,
              order: 0,
              ingredient: null,
              delay_until: null,
              completed_at: draft.checked ? context.at : null,
            },
          ],
    )
    const events = shoppingDecider.decide.add(shoppingDecider.initial, { by: personOf(context).id, entries })
    return {
      appends: [
        ...food.created,
        ...unit.created,
        ...named.created,
        ...(events.length > 0 ? [{ stream: 'shopping', expected: 'any' as const, events }] : []),
      ],
      items: placed.map(({ item, row, known, entry }): EndedItem => ({
        position: item.position,
        state: known ? 'known' : 'done',
        result: `shopping-list-entry:${entry.id}`,
        ...(row.note && !known ? { code: 'import.entry_note', msg: row.note } : {}),
      })),
    }
  })
}

interface ThereRow {
  id: number
  food: number
  unit: number | null
  amount: number
  lists: number[]
}

interface Wanted {
  food: number
  unit: number | null
  amount: number
  shopping_lists: readonly number[]
}

const isSame = (there: ThereRow, { food, unit, amount, shopping_lists }: Wanted): boolean =>
  there.food === food &&
  there.unit === unit &&
  there.amount === amount &&
  shopping_lists.every((list) => there.lists.includes(list))

/** As what somebody types there: the most of a range, and one of what has no amount. */
const amountOf = ({ amount, amount_max, no_amount }: GivenEntry['row']): number =>
  no_amount ? 1 : (amount_max ?? amount)

const refOf = (name: string) => ({ name, draft: { name } })

function listRef(list: string) {
  const name = list.trim().slice(0, MAX_LIST_NAME).trim()
  return name === '' ? null : { name, draft: { name, description: '' } }
}
