import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import type { QueryResults, Queries } from '#worker/kernel/sql/query.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { ingredient } from './ingredient.contract.ts'
import { editPart, versionOfPart, type PartBodies } from './edit-part.ts'
import type { PartEvent } from './part.events.ts'
import { isStandaloneIngredient } from '../standalone/standalone.access.ts'
import { inPageOrder, partPage } from './part.list.ts'
import { partRoutes } from './part.routes.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { referenceQueries, referencesFrom } from '../recipe-refs.ts'
import { knownParts } from '../resolve-recipe.ts'
import type { StepValue } from '../recipe.events.ts'
import type { RecipeState } from '../recipe-state.ts'
import { presentIngredients, withoutStep } from './present-steps.ts'
import { ingredientQueries, type IngredientsFound } from './step.read.ts'
import { takeOnce, resolveIngredients, type IngredientBody, type StepBody } from './resolve-steps.ts'
import type * as z from 'zod'

export const ingredientRoutes = (app: App): void =>
  partRoutes(app, ingredient, {
    standalone: true,
    sortedBy: ['id', 'food', 'unit'],
    draft: ingredient.draft.extend({ step: int().nullish() }),
    put: ingredient.put,
    patch: ingredient.patch,
    list: listIngredients,
    retrieve: async (context, id) => {
      const { space, shard } = membershipOf(context)
      const which = sql`i.id = ${id} AND (${visibleRecipe(context, sql`i.recipe`)} OR ${isStandaloneIngredient(context)})`
      const { holder, ...found } = await context.spaceDatabase(shard).read({
        ...ingredientQueries(context, which),
        holder: versionOfPart(space, 'ingredient', id),
      })
      return answer(singleIngredient(found), { version: holder[0]?.version })
    },
    create: (context, { step, ...body }) =>
      typeof step === 'number' ? appendIngredient(context, step, body) : createStandaloneIngredient(context, body),
    save: (context, id, body) =>
      editIngredient(context, id, {
        bodies: { ingredients: [{ ...body, id }] },
        change: (ids) => ids.map((one) => (one.id === id ? { ...body, id } : one)),
        body,
        answer: () => ingredientQueries(context, sql`i.id = ${id}`),
        respond: singleIngredient,
      }),
    remove: (context, id) =>
      editIngredient(context, id, {
        bodies: {},
        change: (ids) => ids.filter((one) => one.id !== id),
        body: null,
        status: 204,
        answer: () => ({}),
        respond: () => null,
      }),
  })

type IngredientRow = z.output<typeof ingredient.row>

interface Edit<Q extends Queries, Body> {
  bodies: PartBodies
  change: (ingredients: IngredientBody[]) => IngredientBody[]
  body: IngredientBody | null
  status?: number
  answer: () => Q
  respond: (found: QueryResults<Q>) => Body
}

const editIngredient = <Q extends Queries, Body>(
  context: Context,
  id: number,
  { change, body, ...edit }: Edit<Q, Body>,
) =>
  editPart(context, {
    recipe: recipeOf(context, 'ingredient', id),
    steps: changeInRecipe(change),
    standalone: { step: stepOf(context, id), change: changeInStep(change), ingredient: { id, body } },
    ...edit,
  })

const changeInStep = (change: (ingredients: IngredientBody[]) => IngredientBody[]) => (step: StepValue) => ({
  ingredients: change(step.ingredients.map((one) => ({ id: one.id }))),
})

const stepOf = (context: Context, id: number): SQL =>
  sql`(SELECT step FROM ingredient WHERE space_id = ${membershipOf(context).space} AND id = ${id})`

const changeInRecipe =
  (change: (ingredients: IngredientBody[], step: number) => IngredientBody[]) =>
  (state: RecipeState): StepBody[] =>
    state.steps.map(({ id, ingredients }) => ({
      id,
      ingredients: change(
        ingredients.map((one) => ({ id: one.id })),
        id,
      ),
    }))

const recipeOf = (context: Context, table: 'step' | 'ingredient', id: number): SQL =>
  sql`(SELECT recipe FROM ${sql.identifier(table)} WHERE space_id = ${membershipOf(context).space} AND id = ${id})`

const singleIngredient = (found: IngredientsFound) => {
  const [one] = presentIngredients(found)
  if (!one) throw notFound()
  return withoutStep(one)
}

const appendIngredient = (context: Context, step: number, body: IngredientBody) =>
  editPart(context, {
    recipe: recipeOf(context, 'step', step),
    bodies: { ingredients: [body] },
    steps: changeInRecipe((ids, id) => (id === step ? [...ids, body] : ids)),
    standalone: { step: sql`${step}`, change: changeInStep((ids) => [...ids, body]) },
    status: 201,
    answer: (made) => ingredientQueries(context, sql`i.id = ${made.ingredient}`),
    respond: singleIngredient,
  })

function createStandaloneIngredient(context: Context, body: IngredientBody) {
  const store = spaceStore(context)
  return execute(store, referenceQueries(context, store.space, null, [{ ingredients: [body] }]), (found) => {
    const nextId = idAllocator(found.ids)
    const references = referencesFrom(found, nextId)
    const known = knownParts(null, references)
    const [made] = resolveIngredients([body], takeOnce(known.ingredients), { ...references, ...known, nextId }, [])
    if (!made) throw new Error('the change made no ingredient')
    const events: PartEvent[] = [{ type: 'ingredient.created', data: { ingredient: made } }]
    return outcome({
      appends: [...references.created(), { stream: `ingredient:${made.id}`, expected: 0, events }],
      status: 201,
      answer: ingredientQueries(context, sql`i.id = ${made.id}`),
      respond: singleIngredient,
    })
  })
}

async function listIngredients(context: Context, query: Record<string, unknown>) {
  const { shard } = membershipOf(context)
  const by = (name: 'food' | 'unit') =>
    /^\d{1,10}$/.test(String(query[name] ?? '')) ? [sql`p.${sql.identifier(name)} = ${Number(query[name])}`] : []
  const { found, ...page } = await partPage(context, 'ingredient', {
    paging: ingredient.paging,
    ordering: query['ordering'],
    narrowed: [...by('food'), ...by('unit')],
  })
  const ids = found.parts.map(({ id }) => id)
  const whole = await context.spaceDatabase(shard).read(ingredientQueries(context, inValues(sql`i.id`, ids)))
  const results = inPageOrder(ids, presentIngredients(whole))
    .map(withoutStep)
    .map((one) => (query['simple'] ? ingredientSummary(one) : one))
  return answer({ ...page, timestamp: context.at, results })
}

/** For pickers: the food by its names alone, and nothing computed. */
function ingredientSummary({ conversions: _conversions, used_in_recipes: _used, food, ...rest }: IngredientRow) {
  const named = food && { id: food.id, name: food.name, plural_name: food.plural_name }
  return { ...rest, food: named } as IngredientRow // The document describes the full form.
}
