import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { PartEvent } from './part.events.ts'
import { referenceQueries, referencesFrom } from '../recipe-refs.ts'
import { knownParts } from '../resolve-recipe.ts'
import { oneStep } from './present-steps.ts'
import { stepQueries } from './step.read.ts'
import { resolveSteps, type StepBody } from './resolve-steps.ts'
import type { step } from './step.contract.ts'

export function createStandaloneStep(context: Context, body: StepBody): Promise<Answer<z.output<typeof step.row>>> {
  const store = spaceStore(context)
  return execute(store, referenceQueries(context, store.space, null, [{ steps: [body] }]), (found) => {
    const nextId = idAllocator(found.ids)
    const references = referencesFrom(found, nextId)
    const [made] = resolveSteps([body], { ...references, ...knownParts(null, references), nextId })
    if (!made) throw new Error('the change made no step')
    const events: PartEvent[] = [{ type: 'step.created', data: { step: made } }]
    return outcome({
      appends: [...references.created(), { stream: `step:${made.id}`, expected: 0, events }],
      status: 201,
      answer: stepQueries(context, sql`s.id = ${made.id}`),
      respond: (after) => oneStep(after, made.id),
    })
  })
}
