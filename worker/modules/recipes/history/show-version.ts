import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import type { RecipeState } from '../recipe-state.ts'
import type { NameLookup } from './diff-recipes.ts'
import { recipeLog } from './log.read.ts'
import { namesFrom, nameQueries } from './names.read.ts'
import { stateAt } from './recipe-revision.ts'
import type { pastRecipe } from './version.contract.ts'

export async function showVersion(
  context: Context,
  id: number,
  version: number,
): Promise<Answer<z.output<typeof pastRecipe>>> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { log, recipe, visible } = await db.read({
    log: recipeLog(space, id),
    recipe: query<{ deleted: boolean }>(
      sql`SELECT deleted_with IS NOT NULL AS deleted FROM recipe WHERE space_id = ${space} AND id = ${id}`,
      { bool: ['deleted'] },
    ),
    visible: recipeVisibleQuery(context, id),
  })
  requireVisibleRecipe(recipe[0] ?? null, visible)
  const past = stateAt(log, version)
  const at = log.find((event) => event.version === version)?.at
  if (!past || at === undefined) throw notFound()
  const names = namesFrom(context, await db.read(nameQueries(context, [past])))
  return answer({ ...presentVersion(past, names), version, at })
}

const named = (id: number, name: (id: number) => string) => ({ id, name: name(id) })
const namedRef = (id: number | null, name: (id: number) => string) => (id === null ? null : named(id, name))

const presentVersion = ({ deleted: _deleted, image_failure: _failure, ...past }: RecipeState, names: NameLookup) => ({
  ...past,
  image: past.image && names.image(past.image),
  keywords: past.keywords.map((id) => named(id, names.keyword)),
  shared: past.shared.map((id) => named(id, names.person)),
  steps: past.steps.map((step) => ({
    ...step,
    step_recipe: namedRef(step.step_recipe, names.recipe),
    ingredients: step.ingredients.map((one) => ({
      ...one,
      food: namedRef(one.food, names.food),
      unit: namedRef(one.unit, names.unit),
    })),
  })),
})
