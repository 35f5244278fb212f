import type * as z from 'zod'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { countedIds, countIds } from '#worker/kernel/log/rehearse-ids.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { presentOne, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import type { food } from '#worker/modules/foods/food.contract.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import type { Composition } from './composition.ts'
import type { Filling } from './composition.contract.ts'
import { fdcProblem } from './fdc-problem.ts'
import { fillFood, type FillingPlan } from './fill-food.decider.ts'
import { findComposition } from './find-composition.ts'
import { fillingQueries, type Larder } from './larder.rows.ts'

interface Asked {
  fdc_id?: number | null | undefined
  label?: boolean | undefined
}

/** One command, so that it is taken back as one. What the service said is known before anything is decided. */
export async function fillFoodFromFdc(
  context: Context,
  id: number,
  asked: Asked,
): Promise<Answer<z.output<typeof food.row>>> {
  const { larder, composition } = await look(context, id, asked)
  const store = spaceStore(context)
  const plan = planner(context, id, composition, asked)
  const { nextId, reserve } = countIds()
  plan(larder, nextId)
  const load = { ...fillingQueries(store.space, id), ids: reserve(store.space) }
  return execute(store, load, ({ ids, ...found }) => {
    const [row] = found.food
    if (!row) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    return outcome({
      appends: plan(found, countedIds(ids)).appends,
      answer: { row: visibleRow(foodResource, store.space, id, context) },
      respond: (after) => presentOne(foodResource, after.row),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

/** What filling the food would write. */
export async function previewFilling(context: Context, id: number, asked: Asked): Promise<Answer<Filling>> {
  const { larder, composition } = await look(context, id, asked)
  const plan = planner(context, id, composition, asked)
  return answer(plan(larder, countIds().nextId).filling)
}

async function look(context: Context, id: number, { fdc_id }: Asked) {
  const { space, shard } = membershipOf(context)
  const larder = await context.spaceDatabase(shard).read(fillingQueries(space, id))
  const [row] = larder.food
  if (!row) throw notFound()
  const number = fdc_id || row.fdc_id
  if (!number) throw fdcProblem.withoutId()
  return { larder, composition: await findComposition(context, number) }
}

const planner =
  (context: Context, food: number, composition: Composition, { label = false }: Asked) =>
  (larder: Larder, nextId: NextId): FillingPlan =>
    fillFood(larder, { food, composition, label, language: preferredLanguage(context.headers) }, nextId)
