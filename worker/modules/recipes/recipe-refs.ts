import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { lookUpRefs, refResolver, countUnknownNames } from '#worker/kernel/resource/references/look-up-refs.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { propertyQueries, propertyResolver, propertyIdsNeeded } from '#worker/modules/properties/resolve-property.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type { recipe } from './recipe.contract.ts'
import { readIngredientValue, stepValues } from './recipe-state.read.ts'
import { ingredientTable, stepTable } from './parts/step.table.ts'
import type { IngredientBody, StepBody } from './parts/resolve-steps.ts'

export type RecipeBody = z.output<typeof recipe.patch>

interface ReferringBody extends Pick<RecipeBody, 'keywords' | 'properties' | 'nutrition'> {
  steps?: readonly StepBody[] | undefined
  ingredients?: readonly IngredientBody[] | undefined
}

/**
 * Looks up all references of the bodies and reserves ids for what they create. `recipe` is null for a new one; `more`
 * are further ids to reserve.
 */
export function referenceQueries(
  context: Context,
  space: number,
  recipe: number | SQL | null,
  bodies: readonly ReferringBody[],
  more: Record<string, number | SQL> = {},
) {
  const steps: StepBody[] = bodies.flatMap((body) => body.steps ?? [])
  const ingredients = [...bodies, ...steps].flatMap((holder) => holder.ingredients ?? [])
  const foods = ingredients.flatMap(({ food }) => food ?? [])
  const units = ingredients.flatMap(({ unit }) => unit ?? [])
  const keywords: Ref[] = bodies.flatMap((body) => body.keywords ?? [])
  const embeds = steps.flatMap(({ step_recipe }) => step_recipe ?? [])
  const files = steps.flatMap(({ file }) => file ?? [])
  const stepIds = idsIn(steps)
  const properties = bodies.flatMap((body) => body.properties ?? [])
  return {
    ...propertyQueries(space, properties),
    foods: lookUpRefs(foodResource, space, foods),
    units: lookUpRefs(unitResource, space, units),
    tags: lookUpRefs(keywordResource, space, keywords),
    embeddable: query<{ id: number }>(
      sql`SELECT value AS id FROM ${jsonEach(embeds)} WHERE ${visibleRecipe(context, sql`value`)}`,
    ),
    files: query<{ id: number }>(
      sql`SELECT id FROM user_file WHERE space_id = ${space} AND deleted_with IS NULL AND ${inValues(sql`id`, files)}
        AND ${visibleFile(context)}`,
    ),
    /** A recipe takes up only loose parts that the asker made. */
    looseSteps: tableQuery(
      stepTable,
      sql`SELECT * FROM step WHERE space_id = ${space} AND recipe IS NULL AND ${inValues(sql`id`, stepIds)}
        AND ${isMadeByUser(context, space, partStream('step', 'step'))}`,
    ),
    looseIngredients: tableQuery(
      ingredientTable,
      sql`SELECT * FROM ingredient WHERE space_id = ${space} AND recipe IS NULL
        AND (${inValues(sql`id`, idsIn(ingredients))} OR ${inValues(sql`step`, stepIds)})
        AND ${isMadeByUser(context, space, partStream('ingredient', 'ingredient'))} ORDER BY step, position`,
    ),
    ids: reserveIds(space, {
      step: countNewParts(context, space, { table: 'step', recipe, items: steps }),
      ingredient: countNewParts(context, space, { table: 'ingredient', recipe, items: ingredients }),
      food: countUnknownNames(foodResource, space, foods),
      unit: countUnknownNames(unitResource, space, units),
      keyword: countUnknownNames(keywordResource, space, keywords),
      ...propertyIdsNeeded(space, properties),
      nutrition: bodies.filter(({ nutrition }) => nutrition).length,
      ...more,
    }),
  }
}

type Owned = readonly { id?: number | null | undefined }[]

const idsIn = (items: Owned) => [...new Set(items.flatMap(({ id }) => id ?? []))]

interface Parts {
  table: 'step' | 'ingredient'
  recipe: number | SQL | null
  items: Owned
}

/** Items without an id, with an id of another recipe, or mentioned again are new. */
const countNewParts = (context: Context, space: number, { table, recipe, items }: Parts): SQL => {
  const ids = idsIn(items)
  return sql`${items.length - ids.length} + (SELECT count(*) FROM ${jsonEach(ids)} WHERE NOT EXISTS (
    SELECT 1 FROM ${sql.identifier(table)} x WHERE x.space_id = ${space} AND x.id = value
      AND (x.recipe = ${recipe} OR x.recipe IS NULL AND ${isMadeByUser(context, space, partStream(table, 'x'))})))`
}

export const partStream = (table: Parts['table'], alias: string): SQL => {
  const part = sql.identifier(alias)
  return table === 'step'
    ? sql`'step:' || ${part}.id`
    : sql`coalesce('step:' || ${part}.step, 'ingredient:' || ${part}.id)`
}

/** Taking up another person's loose part would disclose its contents. */
const isMadeByUser = (context: Context, space: number, stream: SQL): SQL =>
  sql`${personOf(context).id} = (SELECT made.meta ->> 'user' FROM event made
    WHERE made.space_id = ${space} AND made.stream = ${stream} AND made.version = 1)`

/** `created` are the events of the foods, units and keywords that had to be created. */
export function referencesFrom(
  found: QueryResults<ReturnType<typeof referenceQueries>>,
  nextId: (kind: string) => number,
) {
  const food = refResolver(foodResource, found.foods, nextId)
  const unit = refResolver(unitResource, found.units, nextId)
  const keyword = refResolver(keywordResource, found.tags, nextId)
  const property = propertyResolver(found, nextId)
  const loose = found.looseIngredients
  return {
    foodOf: food.idOf,
    unitOf: unit.idOf,
    keywordOf: keyword.idOf,
    propertiesOf: property.values,
    embeddable: new Set(found.embeddable.map(({ id }) => id)),
    files: new Set(found.files.map(({ id }) => id)),
    looseSteps: stepValues(found.looseSteps, loose),
    looseIngredients: loose.map(readIngredientValue),
    created: (): Append[] => [...keyword.created, ...food.created, ...unit.created, ...property.created],
  }
}
