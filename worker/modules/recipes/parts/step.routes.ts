import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { editPart, versionOfPart } from './edit-part.ts'
import { isStandaloneStep } from '../standalone/standalone.access.ts'
import { inPageOrder, partPage } from './part.list.ts'
import { partRoutes } from './part.routes.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { inlineIds } from '../listing/narrow/filter-clauses.ts'
import { recipeNameMatches } from '../listing/search/prepare-search.ts'
import { createStandaloneStep } from './create-standalone-step.ts'
import { step } from './step.contract.ts'
import { oneStep, presentSteps } from './present-steps.ts'
import { stepQueries } from './step.read.ts'
import type { StepBody } from './resolve-steps.ts'

export const stepRoutes = (app: App): void =>
  partRoutes(app, step, {
    standalone: true,
    sortedBy: ['name'],
    draft: step.draft.extend({ recipe: int().nullish() }),
    put: step.put,
    patch: step.patch,
    list: listSteps,
    retrieve: async (context, id) => {
      const { space, shard } = membershipOf(context)
      const which = sql`s.id = ${id} AND (${visibleRecipe(context, sql`s.recipe`)} OR ${isStandaloneStep(context)})`
      const { holder, ...found } = await context.spaceDatabase(shard).read({
        ...stepQueries(context, which),
        holder: versionOfPart(space, 'step', id),
      })
      return answer(oneStep(found, id), { version: holder[0]?.version })
    },
    create: (context, { recipe, ...body }) =>
      typeof recipe === 'number' ? appendStep(context, recipe, body) : createStandaloneStep(context, body),
    save: (context, id, body) =>
      editPart(context, {
        recipe: recipeOf(context, id),
        bodies: { steps: [{ ...body, id }] },
        steps: (state) => state.steps.map((one) => (one.id === id ? { ...body, id } : { id: one.id })),
        standalone: { step: sql`${id}`, change: () => body },
        answer: () => stepQueries(context, sql`s.id = ${id}`),
        respond: (found) => oneStep(found, id),
      }),
    remove: (context, id) =>
      editPart(context, {
        recipe: recipeOf(context, id),
        bodies: {},
        steps: (state) => state.steps.filter((one) => one.id !== id).map((one) => ({ id: one.id })),
        standalone: { step: sql`${id}`, change: () => null },
        status: 204,
        answer: () => ({}),
        respond: () => null,
      }),
  })

const appendStep = (context: Context, recipe: number, body: StepBody) =>
  editPart(context, {
    recipe: sql`${recipe}`,
    bodies: { steps: [body] },
    steps: (state) => [...state.steps.map((one) => ({ id: one.id })), body],
    status: 201,
    answer: (made) => stepQueries(context, sql`s.id = ${made.step}`),
    respond: (found, made) => oneStep(found, made.step),
  })

const recipeOf = (context: Context, id: number): SQL =>
  sql`(SELECT recipe FROM step WHERE space_id = ${membershipOf(context).space} AND id = ${id})`

async function listSteps(context: Context, { recipe, query, ordering }: Record<string, unknown>) {
  const { shard } = membershipOf(context)
  const recipes = [recipe ?? []].flat().flatMap((id) => (/^\d{1,10}$/.test(String(id)) ? [Number(id)] : []))
  const { found, ...page } = await partPage(context, 'step', {
    paging: step.paging,
    ordering,
    narrowed: [
      ...(recipes.length > 0 ? [inValues(sql`p.recipe`, recipes)] : []),
      ...(typeof query === 'string' && query !== '' ? [stepNameMatches(context, query)] : []),
    ],
  })
  const ids = found.parts.map(({ id }) => id)
  const whole = await context.spaceDatabase(shard).read(stepQueries(context, inValues(sql`s.id`, ids)))
  const wanted = new Set(ids)
  const results = inPageOrder(
    ids,
    presentSteps(whole, ({ id }) => wanted.has(id)),
  )
  return answer({ ...page, timestamp: context.at, results })
}

const stepNameMatches = (context: Context, typed: string): SQL => {
  const { here } = inlineIds(context)
  const term = foldName(typed)
  return sql`p.recipe IN (SELECT recipe FROM (${recipeNameMatches(membershipOf(context).space, typed)}))
    AND (instr(lower(p.name), ${term}) > 0 OR EXISTS (SELECT 1 FROM recipe r
      WHERE r.space_id = ${here} AND r.id = p.recipe AND instr(r.name_fold, ${term}) > 0))`
}
