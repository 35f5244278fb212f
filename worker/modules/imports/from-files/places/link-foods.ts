import { sql } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { FoodEvent } from '#worker/modules/foods/food.events.ts'
import { failed } from './leave-out.ts'
import { place, type Place } from './place.ts'
import { recipeFinder, recipesByKey } from './recipes-by-key.ts'

export interface GivenLink {
  item: JobItem
  /** The food's name, as its line was read. */
  food: string
  /** The key of the recipe that makes it. */
  recipe: string
}

/** Foods that another recipe of the file makes: they lead there, wherever in the file it stood. */
export function linkFoods(context: Context, links: readonly GivenLink[], job: number): Place {
  const { space } = membershipOf(context)
  const keys = jsonEach([...new Set(links.map(({ food }) => nameKey(food)))])
  const load = {
    foods: query<FoodRow & { key: string }>(sql`SELECT f.id, f.version, f.recipe, w.value AS key FROM ${keys} w
      CROSS JOIN food f ON f.space_id = ${space} AND f.plural_key = w.value AND f.deleted_with IS NULL
      UNION ALL SELECT f.id, f.version, f.recipe, w.value FROM ${keys} w
      CROSS JOIN food f ON f.space_id = ${space} AND f.name_key = w.value AND f.deleted_with IS NULL`),
    refs: recipesByKey(
      context,
      job,
      links.map(({ recipe }) => recipe),
    ),
  }
  return place(load, (found, made) => {
    const find = recipeFinder(found.refs, made)
    const foods = new Map<string, FoodRow>([
      ...made.foods
        .filter(({ id }) => made.newFoods.has(id))
        .map(({ id, name_key }): [string, FoodRow] => [name_key, { id, version: 0, recipe: null }]),
      ...found.foods.map((row): [string, FoodRow] => [row.key, row]),
    ])
    const makers = new Map<number, number>()
    const linked: FoodRow[] = []
    const items = links.map(({ item, food: name, recipe: key }): EndedItem => {
      const food = foods.get(nameKey(name))
      const recipe = find(key)
      if (!food || !recipe) return failed(item, 'import.link_missing', 'The recipe that makes it is not here.')
      const result = { position: item.position, result: `food:${food.id}`, name }
      const maker = makers.get(food.id) ?? food.recipe
      if (maker === recipe.id) return { ...result, state: 'known' }
      if (maker !== null && maker !== undefined)
        return { ...result, state: 'known', code: 'import.link_taken', msg: 'Another recipe makes it here.' }
      makers.set(food.id, recipe.id)
      linked.push(food)
      return { ...result, state: 'done' }
    })
    return { appends: linked.map((food) => linkAppend(food, makers.get(food.id) ?? null)), items }
  })
}

interface FoodRow {
  id: number
  version: number
  recipe: number | null
}

function linkAppend({ id, version }: FoodRow, recipe: number | null) {
  const event: FoodEvent = { type: 'food.changed', data: { id, patch: { recipe } } }
  return { stream: `food:${id}`, expected: version, events: [event] }
}
