import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

const states = ['preparing', 'ready', 'running', 'done', 'failed', 'cancelled'] as const
const itemStates = ['waiting', 'done', 'known', 'failed'] as const

/** Details are the kind's own. */
const details = z.record(z.string(), z.unknown())

/** `ready` waits for a person. `known` counts items whose result was here already. */
export const job = z
  .object({
    id: z.int(),
    kind: z.string(),
    name: z.string(),
    state: z.enum(states),
    created_by: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
    details,
    choices: details,
    total: z.int(),
    waiting: z.int(),
    done: z.int(),
    known: z.int(),
    failed: z.int(),
    code: z.string().nullable(),
    msg: z.string(),
  })
  .meta({ id: 'Job' })

/** `result` is the kind and the id of what it became, as `recipe:12`. */
export const jobItem = z
  .object({
    position: z.int(),
    name: z.string(),
    state: z.enum(itemStates),
    details,
    result: z.string().nullable(),
    code: z.string().nullable(),
    msg: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'JobItem' })

export const jobPage = pageSchema(job)
export const jobItemPage = pageSchema(jobItem)

export const startRequest = z.looseObject({}).meta({ description: 'What the kind of job lets one choose.' })

/** Items at `positions`, else all that failed. */
export const retryJobRequest = z.object({ positions: z.array(int()).max(1_000).optional() })

export type Job = z.output<typeof job>
export type JobItemRow = z.output<typeof jobItem>
